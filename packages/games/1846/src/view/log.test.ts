import { LANGUAGES } from '@roundhouse/kernel'
import type { Reader } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { Event1846 } from '../events.ts'
import { view1846 } from './gameView.ts'
import { badTexts } from './testing/texts.ts'

const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi'] }
const JA: Reader = { ...EN, language: 'ja' }

const told = (events: readonly Event1846[], reader = EN): string[] =>
  view1846.lines(events, reader).map(({ text }) => text)

const paid = (
  payee: number | 'PRR' | 'MS' | 'bank',
  amount: number,
  reason: Extract<Event1846, { kind: 'paid' }>['reason'],
  payer: 'bank' | number | 'PRR' = 'bank',
): Event1846 => ({ kind: 'paid', payer, payee, amount, reason })

test('1846-2.2: a train that is known by its type alone is told by it', () => {
  const events: Event1846[] = [
    { kind: 'trains-scrapped', trains: ['2-1', '4-0'] },
    { kind: 'offered', deal: 'train', what: '4-1', seat: 1, by: 'PRR', price: 100 },
  ]
  expect(told(events, JA)).toEqual([
    '廃車：「2」列車、タイプIIの列車。',
    'PRR は Marek に、タイプIIの列車を $100 で買い取ると提案しました。',
  ])
})

test('1846-3.7: what everybody had chosen is news to all at the end of the draft, a purchase is not', () => {
  const shown = (...privates: ('MS' | 'MAIL')[]) =>
    view1846
      .lines(
        privates.map((id, owner) => ({ kind: 'private-owned', private: id, owner })),
        EN,
      )
      .map(({ reveals }) => reveals)
  expect(shown('MS', 'MAIL')).toEqual([true, true])
  expect(shown('MS')).toEqual([undefined])
})

test('1846-5.0a: who could do nothing is told from who chose to pass', () => {
  const events: Event1846[] = [
    { kind: 'passed', seat: 0 },
    { kind: 'passed', seat: 1, idle: true },
  ]
  expect(told(events)).toEqual(['Aoi passes.', 'Marek can do nothing and passes.'])
  expect(told(events, JA)).toEqual([
    'Aoi はパスしました。',
    'Marek は何もできないので、自動的にパスとなりました。',
  ])
})

test('a dividend is one line with everybody’s part', () => {
  const events: Event1846[] = [
    { kind: 'dividend', company: 'PRR', choice: 'half', revenue: 250, distributed: 130 },
    paid('PRR', 120, 'run'),
    paid(0, 78, 'dividend'),
    paid(1, 26, 'dividend'),
    { kind: 'bank-broken' },
    paid('PRR', 13, 'dividend'),
    { kind: 'price', corporation: 'PRR', before: 10, after: 11 },
  ]
  expect(told(events)).toEqual([
    'PRR keeps $120 and pays out $130, $13 per share: Aoi $78, Marek $26 and PRR $13.',
    'The bank is broken: the game ends after this set.',
    'Price of PRR: $100 → $112',
  ])
  expect(told(events, JA)).toEqual([
    'PRR は半配当で $120 を金庫に入れ、$130 を配当しました（1\u2060株\u00a0$13）：Aoi $78、Marek $26、PRR $13。',
    '銀行破産です。このセットの後、ゲームは終了します。',
    'PRR の株価：$100 → $112',
  ])
  expect(view1846.lines(events, EN)[0]).toMatchObject({ company: 'PRR', paid: 130 })
})

test('the revenue of the privates is one line, added up', () => {
  expect(
    told([
      { kind: 'operating-round', set: 4, round: 2, order: [] },
      paid(0, 15, 'private-income'),
      paid(1, 20, 'private-income'),
      paid(0, 10, 'private-income'),
    ]),
  ).toEqual(['Operating round 4.2', 'Revenue of the privates: Aoi $25 and Marek $20.'])
})

test('what is paid for a private is told with it', () => {
  expect(
    told([
      { kind: 'private-owned', private: 'MS', owner: 0 },
      paid('bank', 140, 'draft', 0),
      paid('MS', 60, 'draft'),
    ]),
  ).toEqual(['Aoi takes Michigan Southern for $140.', 'MS begins with $60.'])
  expect(
    told([paid(1, 80, 'private', 'PRR'), { kind: 'private-owned', private: 'MAIL', owner: 'PRR' }], JA),
  ).toEqual(['PRR は Marek から Mail Contract を $80 で購入しました。'])
})

test('a launch tells of its president', () => {
  const events: Event1846[] = [
    { kind: 'launched', seat: 0, corporation: 'PRR', from: 'treasury', count: 2, par: 100 },
    paid('PRR', 200, 'launch', 0),
    { kind: 'president', corporation: 'PRR', before: null, after: 0 },
  ]
  expect(view1846.lines(events, EN)).toEqual([
    { text: 'Aoi launches PRR at $100 for $200.', company: 'PRR', hex: 'F20', money: true },
  ])
})

test('a run names its stops, those that do not count in brackets', () => {
  const event: Event1846 = {
    kind: 'ran',
    company: 'PRR',
    revenue: 310,
    routes: [
      {
        train: '5-1',
        links: [
          ['C17.0', 'C15.0'],
          ['C15.0', 'D14.0'],
          ['D14.0', 'D12', 'D10', 'D8', 'D6.2'],
        ],
        counts: ['C17.0', 'C15.0', 'D6.2'],
        revenue: 310,
      },
    ],
  }
  expect(view1846.lines([event], EN)[0]).toEqual({
    text: 'PRR runs for $310: Windsor–Detroit–(Toledo)–Chicago $310.',
    company: 'PRR',
    earned: 310,
    money: true,
  })
  expect(view1846.lines([event], JA)[0]?.text).toBe(
    'PRR は運行し、$310 の収益を得ました：Windsor–Detroit–(Toledo)–Chicago $310。',
  )
})

test('a train of which only the type is known may lie on either side', () => {
  const events: Event1846[] = [
    { kind: 'offered', deal: 'train', what: '4-1', seat: 1, by: 'PRR', price: 100 },
    { kind: 'train-returned', corporation: 'PRR', train: '4-1' },
    { kind: 'trains-scrapped', trains: ['2-1', '4-1'] },
  ]
  expect(told(events)).toEqual([
    'PRR offers Marek $100 for a train of type 4.',
    'PRR returns a train of type 4.',
    'Trains out of the game: 2 and 4.',
  ])
  expect(told(events, JA)).toEqual([
    'PRR は Marek に、タイプIIの列車を $100 で買い取ると提案しました。',
    'PRR はタイプIIの列車を銀行に戻しました。',
    '廃車：「2」列車、タイプIIの列車。',
  ])
})

test('a tile that a private lays', () => {
  const event: Event1846 = {
    kind: 'laid',
    company: 'GT',
    hex: 'B10',
    tile: '9',
    rotation: 1,
    cost: 0,
    by: 'MC',
  }
  expect(view1846.lines([event], EN)[0]).toEqual({
    text: 'Michigan Central: GT lays #9 in B10 free of charge.',
    company: 'GT',
    hex: 'B10',
  })
  expect(view1846.lines([event], JA)[0]?.text).toBe(
    'Michigan Central：GT は B10 に #9 を無料で敷設しました。',
  )
})

test('rounds and turns are headings, and what another line says is left out', () => {
  expect(view1846.lines([{ kind: 'operating', company: 'PRR' } as Event1846], JA)[0]).toEqual({
    text: 'PRR の手番',
    heading: 'turn',
    company: 'PRR',
  })
  expect(view1846.lines([{ kind: 'turn-ended', company: 'PRR' } as Event1846], EN)).toEqual([])
  expect(told([{ kind: 'drafted', seat: 1 }])).toEqual(['Marek chooses a card.'])
  expect(
    told([
      { kind: 'drafted', seat: 1 },
      { kind: 'chose', to: 1, card: 'MAIL' },
    ]),
  ).toEqual(['Marek chooses Mail Contract.'])
})

type Of<K extends Event1846['kind']> = Extract<Event1846, { kind: K }>

/** One of each. */
const EVERY: { readonly [K in Event1846['kind']]: Of<K> } = {
  paid: { kind: 'paid', payer: 0, payee: 'PRR', amount: 80, reason: 'president' },
  'bank-broken': { kind: 'bank-broken' },
  'set-up': { kind: 'set-up', removed: ['TBC'], privates: ['MS'], corporations: ['PRR'] },
  drafted: { kind: 'drafted', seat: 0 },
  chose: { kind: 'chose', to: 0, card: 'blank' },
  'last-card': { kind: 'last-card', card: 'MAIL', price: 80 },
  declined: { kind: 'declined', seat: 0, price: 80 },
  'draft-resumed': { kind: 'draft-resumed', seat: 0 },
  'private-owned': { kind: 'private-owned', private: 'MAIL', owner: 0 },
  'private-closed': { kind: 'private-closed', private: 'MAIL' },
  'stock-round': { kind: 'stock-round', set: 3, priority: 0 },
  sold: {
    kind: 'sold',
    seat: 0,
    corporation: 'PRR',
    count: 2,
    price: 100,
    into: 'market',
    surrendered: true,
  },
  bought: { kind: 'bought', seat: 0, corporation: 'PRR', from: 'market', price: 100 },
  launched: { kind: 'launched', seat: 0, corporation: 'PRR', from: 'treasury', count: 2, par: 100 },
  passed: { kind: 'passed', seat: 0 },
  president: { kind: 'president', corporation: 'PRR', before: 0, after: 1 },
  receivership: { kind: 'receivership', corporation: 'PRR' },
  price: { kind: 'price', corporation: 'PRR', before: 10, after: 11 },
  closed: { kind: 'closed', corporation: 'PRR' },
  priority: { kind: 'priority', seat: 0 },
  'operating-round': { kind: 'operating-round', set: 1, round: 1, order: ['PRR'] },
  operating: { kind: 'operating', company: 'PRR' },
  'port-set': { kind: 'port-set', hex: 'D14', by: 0 },
  'markers-left': { kind: 'markers-left', seat: 0 },
  'beneficiary-set': { kind: 'beneficiary-set', company: 'PRR', by: 0 },
  issued: { kind: 'issued', corporation: 'PRR', count: 2, price: 90, emergency: true },
  redeemed: { kind: 'redeemed', corporation: 'PRR', count: 1, price: 112 },
  laid: { kind: 'laid', company: 'PRR', hex: 'D14', tile: '14', rotation: 0, cost: 20 },
  'token-placed': { kind: 'token-placed', company: 'PRR', hex: 'D14', city: 0, cost: 80 },
  'second-token': { kind: 'second-token', corporation: 'GT', hex: 'D14' },
  'token-removed': { kind: 'token-removed', company: 'MS', hex: 'C15' },
  'marker-placed': { kind: 'marker-placed', marker: 'MPC', hex: 'D6', corporation: 'PRR' },
  'marker-removed': { kind: 'marker-removed', marker: 'SC' },
  ran: { kind: 'ran', company: 'PRR', routes: [], revenue: 0 },
  dividend: { kind: 'dividend', company: 'PRR', choice: 'withhold', revenue: 100, distributed: 0 },
  'train-bought': {
    kind: 'train-bought',
    corporation: 'PRR',
    train: '4-1',
    side: '3/5',
    from: 'IC',
    price: 100,
  },
  'last-train': { kind: 'last-train', lastSet: 5 },
  'train-returned': { kind: 'train-returned', corporation: 'PRR', train: '4-1' },
  'trains-scrapped': { kind: 'trains-scrapped', trains: ['2-1', '2-3'] },
  phase: { kind: 'phase', phase: 'III' },
  offered: { kind: 'offered', deal: 'train', what: '4-1', seat: 1, by: 'PRR', price: 100 },
  answered: { kind: 'answered', seat: 1, agreed: false },
  'forced-purchase': { kind: 'forced-purchase', corporation: 'PRR', seat: 0 },
  bankruptcy: { kind: 'bankruptcy', seat: 0, corporation: 'PRR' },
  'turn-ended': { kind: 'turn-ended', company: 'PRR' },
  'game-end': { kind: 'game-end', reason: 'bank' },
}

test.each(LANGUAGES)('everything that can happen is told in %s, or left out for a reason', (language) => {
  const reader = { language, players: ['あおい', 'ひろし'] }
  const lines = Object.values(EVERY).map((event) => view1846.lines([event], reader)[0])
  expect(badTexts(lines, language)).toEqual([])
  const silent = Object.keys(EVERY).filter((_, place) => lines[place] === undefined)
  expect(silent).toEqual(['turn-ended'])
})

import { decisions } from '@roundhouse/kernel'
import type { SequenceScene } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { game1856 } from '../index.ts'
import {
  actions,
  auctioned,
  cash,
  corporation,
  does,
  game,
  setOperation,
  setStockRound,
  setTrainsLeft,
  tiles,
  trainId,
} from '../scenarios/position.ts'
import type { State1856 } from '../state.ts'
import { view1856 } from './gameView.ts'
import { changed, EN, effectsIn, JA, put } from './testing/readers.ts'

/** CPR of Aoi is about to buy the first 6-train; BBG of Aoi and WR of Marek are in debt. */
function inDebt(): State1856 {
  const state = auctioned(game(3))
  setTrainsLeft(state, '5', 0)
  corporation(state, 'CPR', { cell: [0, 8], players: { A: 5 }, treasury: 700 })
  corporation(state, 'BBG', {
    cell: [3, 1],
    players: { A: 6, B: 2 },
    pool: 1,
    loans: 2,
    treasury: 150,
    trains: ['5'],
  })
  corporation(state, 'WR', {
    cell: [1, 4],
    players: { B: 5, A: 1, C: 1 },
    loans: 3,
    treasury: 80,
    trains: ['4'],
  })
  cash(state, { A: 300, B: 100 })
  setOperation(state, 'CPR', { step: 'trains', toOperate: ['WR'] })
  return state
}

const begun = (): State1856 => {
  const state = inDebt()
  does(state, 'A', actions.buyTrain('6'))
  return state
}

const asked = (state: State1856, reader = EN): string =>
  view1856.prompt(state, decisions(game1856, state)[0]!, reader)

/** A chapter of the formation, line by line. */
function chapter(of: SequenceScene | undefined, title: string): string[] {
  const { table, facts } = of!.chapters.find((one) => one.title === title)!
  return [
    ...(table?.rows ?? []).map(({ cells }) => cells.join(' | ')),
    ...(facts ?? []).map(({ label, value }) => `${label}: ${value}`),
  ]
}

const titles = (of: SequenceScene | undefined) => of!.chapters.map(({ title }) => title)

/** What everybody gets if BBG and WR merge, and what Aoi and Marek were worth before. */
const sharesOfBoth = (aoi: string, marek: string) => [
  `Aoi | 7 | 3 (30%) | ${aoi} → $1,475`,
  `Marek | 7 | 3 (30%) | ${marek} → $400`,
  'Hiroshi | 1 | 0 (0%) | $560 → $500',
  'Pool, odd shares | 4 | 2 (20%) | ',
  'Bank |  | 2 (20%) | ',
]

test('1856-3a: the first 6-train tells who will be asked, and what CGR there would be', () => {
  const purchase = put(inDebt(), 'A', actions.buyTrain('6'))
  const { warning, sequence, effects } = purchase
  // what others repay is told there, too
  expect(changed(purchase)).toEqual(['Treasury of CPR $700 → $0', 'Trains of CPR 0/2 → 1/2'])
  expect(warning).toContain('This begins the formation of the Canadian Government Railway.')
  expect(effects).toBeUndefined()
  expect(titles(sequence)).toEqual(['Debts', 'Shares', 'CGR', 'Tokens', 'Trains'])
  expect(sequence!.note).toBe('Shown as if BBG and WR all merged.')
  expect(chapter(sequence, 'Debts')).toEqual([
    'BBG (Aoi) | $100 | $50 | $50 | next',
    'WR (Marek) | $300 | $80 | $220 | later',
  ])
  expect(chapter(sequence, 'Shares')).toEqual(sharesOfBoth('$1,475', '$480'))
})

test('1856-3c to 1856-3n: who owes what, what everybody gets, and what CGR there would be', () => {
  const state = begun()
  const { sequence } = view1856.scene(state, EN)
  expect(asked(state)).toBe('BBG owes $100: rescue it for $50 of your own, or let it merge')
  expect(chapter(sequence, 'Debts')[0]).toBe('BBG (Aoi) | $100 | $50 | $50 | now')
  expect(sequence!.chapters[0]!.table!.rows.map(({ now }) => now)).toEqual([true, undefined])
  expect(chapter(sequence, 'CGR')).toEqual([
    'Cut in: 10 shares of 10%',
    'Price: $100 (average of $90 and $60)',
    'President: Aoi',
    'Treasury: $130',
    'Certificate limit: 20 → 25',
    'First turn: in the next round',
  ])
  expect(chapter(sequence, 'Tokens')).toEqual([
    'Tokens in: Brantford (J15) and Niagara Falls (O16)',
    'To place later, $100 each: 8',
  ])
  expect(chapter(sequence, 'Trains')).toEqual(['Trains: 5 + 4', 'It may keep: 3'])
  expect(view1856.scene(state, EN).choices).toEqual([
    { label: 'Merge', probe: { kind: 'merge' } },
    { label: 'Rescue', probe: { kind: 'rescue' } },
  ])
  does(state, 'A', actions.merge)
  expect(asked(state)).toBe('WR owes $300. A rescue costs $220, which you do not have: it merges')
  expect(asked(state, JA)).toBe('WR の融資 $300：救済に必要な $220 がないため合併')
  expect(chapter(view1856.scene(state, EN).sequence, 'Debts')).toEqual([
    'BBG (Aoi) | $100 | $50 | $50 | merges',
    'WR (Marek) | $300 | $80 | $220 | now',
  ])
})

test('1856-3c: a merger and a rescue side by side, as if the others merged', () => {
  const state = begun()
  const merge = put(state, 'A', actions.merge)
  expect(merge).toMatchObject({
    label: 'Let BBG merge',
    gains: [
      { label: 'To you', value: '$0' },
      { label: 'Total value', value: '$1,475' },
      { label: 'Your share of CGR', value: '30%' },
    ],
    prices: [{ company: 'CGR', to: { row: 0, column: 4 } }],
  })
  expect(changed(merge)).toEqual([
    'Your share of BBG 60% → 0%',
    'Your share of WR 10% → 0%',
    'Your share of CGR 0% → 30%',
    'Certificates 10/20 → 6/20',
    'Total value $1,535 → $1,475',
  ])
  expect(chapter(merge.sequence, 'Debts')).toEqual([
    'BBG (Aoi) | $100 | $50 | $50 | merges',
    'WR (Marek) | $300 | $80 | $220 | next',
  ])
  expect(chapter(merge.sequence, 'Shares')).toEqual(sharesOfBoth('$1,535', '$500'))
  const rescue = put(state, 'A', actions.rescue)
  expect(rescue).toMatchObject({
    label: 'Rescue BBG for $50',
    notes: ['$50 of the treasury and $50 of your own.'],
    sequence: { note: 'Shown as if WR merged.' },
  })
  expect(rescue.gains![0]).toEqual({ label: 'To you', value: '−$50' })
  expect(changed(rescue)).toEqual([
    'Your cash $300 → $250',
    'Your share of WR 10% → 0%',
    'Certificates 10/20 → 9/20',
    'Total value $1,535 → $1,485',
  ])
  expect(chapter(rescue.sequence, 'Debts')[0]).toBe('BBG (Aoi) | $100 | $50 | $50 | rescued')
  expect(chapter(rescue.sequence, 'CGR')).toContain('President: Marek')
  expect(chapter(rescue.sequence, 'CGR').at(-1)).toBe('First turn: next in this round')
  expect(state.formation!.toDecide).toEqual(['BBG', 'WR'])
})

test('1856-3d: without a merger there is no CGR', () => {
  const state = begun()
  cash(state, { B: 300 })
  does(state, 'A', actions.rescue)
  const { sequence } = put(state, 'B', actions.rescue)
  expect(titles(sequence)).toEqual(['Debts', 'CGR'])
  expect(chapter(sequence, 'Debts')).toEqual([
    'BBG (Aoi) |  |  |  | rescued',
    'WR (Marek) | $300 | $80 | $220 | rescued',
  ])
  expect(chapter(sequence, 'CGR')).toEqual(['CGR: not formed', 'Certificate limit: 20 → 28'])
  const clear = inDebt()
  for (const id of ['BBG', 'WR'] as const) clear.corporations[id].loans = 0
  expect(effectsIn(put(clear, 'A', actions.buyTrain('6')))).toEqual(['CGR: not formed'])
})

test('1856-3c: by the option that forbids rescues, the 6-train tells all that comes of it', () => {
  const state = inDebt()
  Object.assign(state.options, { formationPresidentRepay: 'forbidden' })
  const { sequence } = put(state, 'A', actions.buyTrain('6'))
  expect(chapter(sequence, 'Debts')).toEqual(['BBG |  |  |  | merges', 'WR |  |  |  | merges'])
  expect(chapter(sequence, 'Shares')).toEqual(sharesOfBoth('$1,475', '$480'))
})

test('1856-3j, 1856-3k: once the CGR is there, its president decides about tokens and trains', () => {
  const state = begun()
  does(state, 'A', actions.merge)
  does(state, 'B', actions.merge)
  const { sequence } = view1856.scene(state, EN)
  expect(titles(sequence)).toEqual(['Shares', 'CGR', 'Tokens', 'Trains'])
  expect(sequence!.chapters.find(({ now }) => now)!.title).toBe('Trains')
  expect(chapter(sequence, 'Shares')[0]).toBe('Aoi | 3 (30%) | $1,475')
})

test('1856-3k: trains given up, or kept', () => {
  const state = begun()
  does(state, 'A', actions.merge)
  does(state, 'B', actions.merge)
  expect(asked(state)).toBe('CGR: give up further 4-trains, or keep them')
  const four = trainId(state, 'CGR', '4')
  expect(put(state, 'A', actions.returnTrain(four))).toMatchObject({
    label: 'Give up the 4 train',
    notes: ['Without payment.'],
  })
  expect(put(state, 'A', actions.done, JA).label).toBe('列車を残す')
})

test('1856-3j: tokens in two cities of a tile: which one stays', () => {
  const state = auctioned(game(3))
  setTrainsLeft(state, '5', 0)
  tiles(state, 'L15 #59 r0')
  corporation(state, 'CPR', { cell: [0, 8], players: { A: 5 }, treasury: 700 })
  corporation(state, 'BBG', { cell: [0, 4], players: { A: 6 }, loans: 1, tokens: [['L15', 0]] })
  corporation(state, 'WR', { cell: [0, 4], players: { A: 5 }, loans: 1, tokens: [['L15', 1]] })
  cash(state, { A: 0 })
  setOperation(state, 'CPR', { step: 'trains', toOperate: [] })
  does(state, 'A', actions.buyTrain('6'))
  does(state, 'A', actions.merge)
  does(state, 'A', actions.merge)
  expect(asked(state)).toBe('CGR: choose which token stays in Hamilton (L15)')
  const keep = actions.keepToken('L15', 1)
  expect(put(state, 'A', keep)).toMatchObject({
    label: expect.stringMatching(/^Keep the token in Hamilton \(L15\), in the city towards /),
    hex: { stops: [{ slots: [null] }, { slots: ['CGR'] }] },
  })
  expect(view1856.target(keep)).toEqual({ on: 'stop', hex: 'L15', stop: 1 })
})

test('1856-3h: half a certificate, and what completes it', () => {
  const state = auctioned(game(3))
  setTrainsLeft(state, '6', 1)
  corporation(state, 'CGR', { cell: [0, 4], players: { A: 1, B: 1 }, president: 'A', pool: 1, shares: 10 })
  state.corporations.CGR.shares.bank = 6
  cash(state, { A: 150, B: 150 })
  setStockRound(state, 'A')
  expect(asked(state)).toBe('Complete the president’s certificate of the CGR for $100')
  const complete = put(state, 'A', actions.completeCertificate('pool'))
  expect(complete).toMatchObject({
    label: 'Complete the certificate at the market price, $100',
    notes: ['No share leaves bank or pool.'],
  })
  expect(changed(complete)).toContain('Your share of CGR 10% → 20%')
  const note = view1856.scene(state, EN).companies!.all.at(-1)!.note
  expect(note).toBe('Its president has half of the president’s certificate')
  setStockRound(state, 'B')
  expect(put(state, 'B', actions.buy('CGR', 'pool')).label).toBe(
    'Take over the president’s certificate of the CGR for $100',
  )
})

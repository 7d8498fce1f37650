import { decisions } from '@roundhouse/kernel'
import type { Preview, Reader } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { BnoAction } from '../actions.ts'
import { baltimoreOhio } from '../index.ts'
import {
  actions,
  cardsGone,
  cash,
  inOperation,
  inStockRound,
  NAMES,
  type Name,
  newGame,
  open,
  receivership,
} from '../scenarios/position.ts'
import type { BnoState } from '../state.ts'
import { bnoView } from './gameView.ts'

const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi', 'Priya'] }
const JA: Reader = { ...EN, language: 'ja' }

const put = (state: BnoState, name: Name, action: BnoAction, reader = EN): Preview =>
  bnoView.preview(state, action, NAMES.indexOf(name), reader)

/** Changes as in "Your cash $400 → $288". */
const changed = ({ changes }: Preview): string[] =>
  changes.map(({ label, before, after }) => `${label} ${before} → ${after}`)

function market(): BnoState {
  const state = newGame()
  open(state, 'C&O', { price: 100, players: { A: 3, B: 3 }, unowned: 2, treasury: 250 })
  cash(state, { A: 500 })
  inStockRound(state, 'A')
  return state
}

test('a sale that costs the presidency warns of it', () => {
  const choice = put(market(), 'A', actions.sell('C&O', 2))
  expect(choice).toMatchObject({
    label: 'Sell 2 shares of C&O for $200',
    notes: ['2 × $100', 'Shares in the box lower the price by one step when the stock round ends.'],
    warning: 'Marek becomes president of C&O.',
    prices: [{ company: 'C&O', to: { row: 0, column: 10 } }],
  })
  expect(changed(choice)).toEqual([
    'Your cash $500 → $700',
    'Price of C&O $100 → $91',
    'Your shares of C&O 3 → 1',
    'Unowned shares of C&O 2 → 4',
    'President of C&O Aoi → Marek',
  ])
  expect(put(market(), 'A', actions.sell('C&O', 2), JA)).toMatchObject({
    label: 'C&O を2株、$200 で売却',
    warning: 'C&O の社長は Marek に交代します。',
  })
})

test('shares from the chart and from the box, and where the money goes', () => {
  const both = put(market(), 'A', actions.buy('C&O', 2, 1))
  expect(both.label).toBe('Buy 3 shares of C&O for $300, 2 from the chart and 1 from the box')
  expect(both.notes).toEqual([
    '2 shares from the chart: $200 for the treasury',
    '1 share from the box: $100 for the bank',
  ])
  expect(changed(both)).toContain('Treasury of C&O $250 → $450')
  expect(put(market(), 'A', actions.buy('C&O', 1)).label).toBe('Buy 1 share of C&O from the chart for $100')
  expect(put(market(), 'A', actions.buy('C&O', 0, 1), JA).label).toBe('C&O の未所持株を1株、$100 で購入')
  expect(put(market(), 'A', actions.redeem('C&O', 2))).toMatchObject({
    label: 'Redeem 2 shares of C&O for $200',
    notes: ['2 × $100'],
  })
})

test('a founding too poor for equipment warns of the loss that follows', () => {
  const warned = (count: number) => put(market(), 'A', actions.found('NYC', 66, count)).warning
  expect(warned(1)).toBe(
    'NYC would have $66, and the next equipment costs $100: without any, it makes a loss in each operation. Its only share goes back then, and NYC goes into receivership.',
  )
  expect(warned(2)).toBeUndefined()
})

test('a founding proposes as many shares as there is cash for', () => {
  const [found] = decisions(baltimoreOhio, market())[0]!.offers.filter(
    ({ action }) => action.kind === 'found',
  )
  expect(found!.blank).toMatchObject({ field: 'count', min: 1 })
  const { max, usual } = found!.blank as { max: number; usual: number }
  expect(usual).toBe(max)
})

test('a founding with its price, its start and its place in the order', () => {
  const choice = put(market(), 'A', actions.found('NYC', 66, 4))
  expect(choice).toMatchObject({
    label: 'Found NYC at $66: 4 shares for $264',
    notes: ['4 × $66', 'First cube in Albany (D36).', 'Operates as number 2 of 2.'],
    prices: [{ company: 'NYC', to: { row: 0, column: 7 } }],
    hex: { hex: 'D36', marks: [{ kind: 'cube', company: 'NYC' }] },
  })
  expect(changed(choice)).toEqual([
    'Your cash $500 → $236',
    'Treasury of NYC $0 → $264',
    'Your shares of NYC 0 → 4',
  ])
  expect(put(market(), 'A', actions.found('NYC', 66, 4), JA).label).toBe(
    'NYC を開始株価 $66 で設立（4株・$264）',
  )
})

test('a restart', () => {
  const state = market()
  receivership(state, 'PRR', { treasury: 20 })
  expect(put(state, 'A', actions.restart('PRR', 2))).toMatchObject({
    label: 'Restart PRR: 2 shares for $100',
    prices: [{ company: 'PRR', to: { row: 0, column: 4 } }],
  })
  expect(put(state, 'A', actions.restart('PRR', 2), JA).label).toBe('PRR を再スタート（2株・$100）')
})

test('the pass that ends the round shows what falls then', () => {
  const state = market()
  expect(put(state, 'A', actions.pass)).toEqual({ label: 'Pass', changes: [], notes: [] })
  state.stock!.passes = 3
  expect(put(state, 'A', actions.pass)).toEqual({
    label: 'Pass',
    endedKinds: expect.arrayContaining(['buy', 'pass']),
    changes: [{ label: 'Price of C&O', before: '$100', after: '$91' }],
    notes: ['This ends the stock round.'],
    prices: [{ company: 'C&O', to: { row: 0, column: 10 } }],
  })
  state.stock!.sold = ['C&O']
  expect(put(state, 'A', actions.endTurn, JA).label).toBe('購入せずに手番を終える')
})

/** B&O on turn in Baltimore and Washington; PRR has equipment too. */
function line(): BnoState {
  const state = newGame()
  open(state, 'B&O', {
    price: 100,
    players: { A: 3, B: 2 },
    unowned: 1,
    treasury: 400,
    equipment: [1],
    cubes: ['I29'],
  })
  open(state, 'PRR', { price: 60, players: { B: 4 }, treasury: 50, equipment: [2, 3] })
  cardsGone(state, 5)
  inOperation(state, 'B&O')
  return state
}

test('equipment that raises the technology says what that does', () => {
  const choice = put(line(), 'A', actions.buyCard(6))
  expect(choice).toMatchObject({
    label: 'Buy equipment of level 2 for $140',
    notes: ['Card 6: 2 cities, scrap value $40', 'Starting prices then: $60, $66 and $74.'],
    warning:
      'Technology rises to level 2: up to 2 cubes in an operation and 2 companies in a city. Maintenance of others rises: PRR $20 → $40.',
  })
  expect(changed(choice)).toEqual([
    'Technology level 1 → 2',
    'Treasury of B&O $400 → $260',
    'Capacity of B&O 1 → 3',
    'Maintenance of B&O $10 → $40',
  ])
  expect(put(line(), 'A', actions.buyCard(6), JA).warning).toBe(
    '技術レベルが2に上がります。建設は1回の運営で2個まで、乗り入れは1都市に2社までになります。他社の維持費：PRR $20 → $40。',
  )
})

test('level 3 brings new companies and lowers Richmond, level 6 the end', () => {
  const state = line()
  state.companies['B&O'].treasury.cash = 900
  cardsGone(state, 10)
  const third = put(state, 'A', actions.buyCard(11))
  expect(third.warning).toContain('New companies: Erie, IC, NKP and Wabash.')
  expect(third.notes).toContain('City incomes that fall: Richmond $30 → $20.')
  cardsGone(state, 25)
  expect(put(state, 'A', actions.buyCard(26)).warning).toContain('The game ends after this turn.')
})

test('scrapping the last card warns of the loss that it leads to', () => {
  const choice = put(line(), 'A', actions.scrap(1))
  expect(choice).toMatchObject({
    label: 'Scrap equipment of level 1 for $20',
    warning: 'As things stand, B&O then makes a loss ($0).',
  })
  expect(changed(choice)).toContain('Possible net income of B&O $10 → $0')
})

test('a cube with its cost and what the city gives', () => {
  const state = line()
  const choice = put(state, 'A', actions.build('J28'))
  expect(choice).toMatchObject({
    label: 'Build in J28 for $20',
    costBreakdown: { lines: [{ label: 'J28', value: '$20' }], total: '$20' },
    notes: ['Cube 1 of 1 in this operation.'],
    hex: { hex: 'J28', marks: [{ kind: 'cube', company: 'B&O' }] },
  })
  expect(changed(choice)).toEqual(['Treasury of B&O $400 → $380', 'Cubes of B&O left 27 → 26'])
  state.companies['B&O'].cubes.push('J30', 'K29')
  expect(put(state, 'A', actions.build('Richmond'), JA)).toMatchObject({
    label: 'Richmond (L28) に $30 で建設',
    notes: ['Richmond の現在の収入は $30 です。', 'この運営の1個目です（1個まで）。'],
  })
})

test('what was built in the same operation stays on the receipt', () => {
  const state = line()
  state.technology = 2
  state.operation!.built.push('H28')
  expect(put(state, 'A', actions.build('J28')).costBreakdown).toMatchObject({
    lines: [{ label: 'H28' }, { label: 'J28' }],
  })
})

test('coal adds to every income', () => {
  const state = line()
  state.companies['B&O'].cubes.push('H28', 'H26')
  const choice = put(state, 'A', actions.takeCoal('H26'))
  expect(choice.label).toBe('Take the coal of Georges Creek (H26): +$40 income')
  expect(changed(choice)).toEqual(['Coal of B&O 0 → 1', 'Possible net income of B&O $10 → $50'])
  expect(choice.hex!.marks).toEqual([{ kind: 'cube', label: 'B&O', company: 'B&O' }])
  expect(put(state, 'A', actions.takeCoal('H26'), JA).label).toBe(
    'Georges Creek (H26) の石炭を入手（収入 +$40）',
  )
})

test('an income is itemised and tells where the price goes', () => {
  const state = line()
  const best = put(state, 'A', actions.income('Baltimore'))
  expect(best).toEqual({
    label: 'Net income $10 from 1 city',
    changes: [],
    costBreakdown: {
      lines: [
        { label: '1 city', value: '$20' },
        { label: 'Maintenance', value: '−$10' },
      ],
      total: '$10',
      totalLabel: 'Net income',
    },
    notes: ['Last net income: $0.', 'Price after this: $100 → $110.'],
    prices: [{ company: 'B&O', to: { row: 0, column: 12 } }],
    endedKinds: ['buy-equipment', 'scrap', 'build', 'take-coal', 'income'],
  })
  expect(put(state, 'A', actions.income('Baltimore'), JA)).toMatchObject({
    label: '1都市で純益 $10 に決定',
    notes: ['前回の純益：$0。', 'この後の株価：$100 → $110。'],
  })
})

test('a choice of cities below the best, and one half made', () => {
  const state = line()
  state.technology = 2
  state.companies['B&O'].equipment = [1]
  const poor = put(state, 'A', actions.income('Washington'))
  expect(poor.notes).toContain('$10 below the best choice.')
  const none = put(state, 'A', actions.income())
  expect(none.costBreakdown).toEqual({
    lines: [{ label: 'Maintenance', value: '−$20' }],
    total: '−$20',
    totalLabel: 'Net income',
  })
  expect(none.notes).toEqual(['Exactly 1 city must count.'])
  expect(none.changes).toEqual([])
})

test('where the price depends on the dividend, both ways are told', () => {
  const state = line()
  state.options.priceRiseRequiresDividend = true
  const choice = put(state, 'A', actions.income('Baltimore'))
  expect(choice.notes.slice(-2)).toEqual([
    'Price if paid out: $100 → $110.',
    'Price if withheld: $100 → $100.',
  ])
  expect(choice.prices).toBeUndefined()
})

test('a loss shows the share that the president gives back', () => {
  const state = line()
  state.companies['B&O'].equipment = []
  const choice = put(state, 'A', actions.income())
  expect(choice).toMatchObject({
    label: 'Net income $0: take the loss',
    warning: 'B&O makes a loss: Aoi gives a share back and the price falls.',
    prices: [{ company: 'B&O', to: { row: 0, column: 9 } }],
  })
  expect(changed(choice)).toEqual([
    'Price of B&O $100 → $82',
    'Your shares of B&O 3 → 2',
    'Held shares of B&O 4 → 5',
  ])
  state.companies['B&O'].shares = { players: [1, 0, 0, 0], held: 9, unowned: 0, outside: 0 }
  const last = put(state, 'A', actions.income())
  expect(last.warning).toContain('No player has a share left: B&O goes into receivership.')
  expect(changed(last)).toContain('Price of B&O $100 → none')
  expect(changed(last)).toContain('President of B&O Aoi → nobody')
})

test('a dividend with everybody’s part', () => {
  const state = line()
  Object.assign(state.operation!, { step: 'dividend', netIncome: 60 })
  state.companies['B&O'].lastNetIncome = 80
  const paid = put(state, 'A', actions.payOut)
  expect(paid).toMatchObject({
    label: 'Pay out $60, $6 per share',
    notes: ['Nothing is paid for 1 share in the box.'],
    prices: [{ company: 'B&O', to: { row: 0, column: 10 } }],
  })
  expect(changed(paid)).toEqual([
    'Your cash $375 → $393',
    'Cash of Marek $375 → $387',
    'Treasury of B&O $400 → $424',
    'Price of B&O $100 → $91',
    'Last net income of B&O $80 → $60',
  ])
  expect(put(state, 'A', actions.withhold, JA).label).toBe('内部留保（$60 を金庫へ）')
  state.companies['B&O'].lastNetIncome = 60
  expect(put(state, 'A', actions.withhold).notes).toEqual(['The price stays at $100.'])
})

test('BO-14.4: what is done in a later step ends the earlier ones', () => {
  const ends = (action: BnoAction) => put(line(), 'A', action).endedKinds
  expect(ends(actions.scrap(1))).toEqual(['buy-equipment', 'scrap'])
  expect(ends(actions.build('H28'))).toEqual(['buy-equipment', 'scrap', 'take-coal'])
  expect(ends(actions.income('Baltimore'))).toEqual([
    'buy-equipment',
    'scrap',
    'build',
    'take-coal',
    'income',
  ])
})

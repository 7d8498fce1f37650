import { expect, test } from 'vitest'
import {
  actions,
  auctioned,
  cash,
  corporation,
  does,
  doesWithConsent,
  game,
  routeVia,
  setOperation,
  setPhase,
  setStockRound,
  setTrainsLeft,
  tiles,
  trainId,
} from '../scenarios/position.ts'
import type { State1856 } from '../state.ts'
import { view1856 } from './gameView.ts'
import { changed, EN, effectsIn, JA, put } from './testing/readers.ts'

function market(): State1856 {
  const state = auctioned(game(3))
  corporation(state, 'GT', {
    cell: [0, 4],
    players: { A: 3, B: 2 },
    par: 90,
    connected: true,
    loans: 4,
    treasury: 50,
  })
  cash(state, { A: 400, B: 100 })
  setStockRound(state, 'A')
  return state
}

test('1856-1.2h: a share of the bank, with everything that it changes', () => {
  const choice = put(market(), 'A', actions.buy('GT'))
  expect(choice.label).toBe('Buy a share of GT from the bank for $90')
  expect(put(market(), 'A', actions.buy('GT'), JA).label).toBe('銀行の GT 株を $90 で購入')
  expect(changed(choice)).toEqual([
    'Your cash $400 → $310',
    'Treasury of GT $50 → $140',
    'Your share of GT 30% → 40%',
    'Certificates 2/20 → 3/20',
  ])
})

test('1856-1.2i: the sixth share is kept by the bank, and 1856-1.2f tells when a corporation operates', () => {
  const state = auctioned(game(3))
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, par: 65, operated: false })
  corporation(state, 'CV', { cell: [0, 4], players: { B: 2 }, par: 65, operated: false })
  setTrainsLeft(state, '4', 1)
  setStockRound(state, 'A')
  expect(changed(put(state, 'A', actions.buy('GT')))).toContain('Escrow of GT $0 → $65')
  expect(put(state, 'A', actions.buy('CV')).notes).toEqual(['CV operates with 4 shares sold; then 3 are.'])
  expect(put(state, 'A', actions.buy('GT')).notes).toEqual(['GT has sold enough shares to operate.'])
})

test('1856-1.2e: a launch with its home, its destination and what its shares bring it', () => {
  const state = market()
  const choice = put(state, 'A', actions.launch('BBG', 75))
  expect(choice).toMatchObject({
    label: 'Launch BBG at $75 for $150',
    notes: [
      'Home token in Brantford (J15).',
      'Destination: Welland (N17).',
      'Until it is connected, only the first five shares pay the treasury.',
      'BBG has sold enough shares to operate.',
      'Cash left for 3 shares.',
    ],
    prices: [{ company: 'BBG', to: { row: 3, column: 4 } }],
  })
  setTrainsLeft(state, '6', 2)
  expect(put(state, 'A', actions.launch('BBG', 75)).notes).toContain(
    'With its sixth share sold it gets $750, and nothing before.',
  )
})

test('1856-2.8b: a sale warns of loans that players then hold too few shares for, and of a lost presidency', () => {
  const state = market()
  const choice = put(state, 'A', actions.sell('GT', 2))
  expect(choice.label).toBe('Sell 2 shares of GT for $200')
  expect(choice.warning).toBe(
    'Marek becomes president of GT. GT then has more loans than players have shares: $100 must be repaid in its turn, by its president if the treasury is too small.',
  )
  expect(choice.prices).toEqual([{ company: 'GT', to: { row: 2, column: 4 } }])
})

test('1856-1a: what is passed after a purchase is the end of the turn', () => {
  const state = market()
  expect(put(state, 'A', actions.pass).label).toBe('Pass')
  state.boughtNow = 'GT'
  expect(put(state, 'A', actions.pass).label).toBe('End the turn')
})

test('1856-1.2b: an offer to another player shows what it would change', () => {
  const state = auctioned(game(3), { B: ['TCC'] })
  cash(state, { A: 100, B: 10 })
  setStockRound(state, 'A')
  const offer = actions.tradePrivate('TCC', 60)
  const choice = put(state, 'A', offer)
  expect(choice).toMatchObject({
    label: 'Offer Marek $60 for Canada Company',
    notes: ['If Marek accepts, it changes as shown.'],
  })
  expect(changed(choice)).toEqual([
    'Your cash $100 → $40',
    'Cash of Marek $10 → $70',
    'Certificates 0/20 → 1/20',
  ])
  expect(view1856.target(offer)).toEqual({ on: 'card', card: 'TCC' })
  doesWithConsent(state, 'A', offer)
})

/** GT of Aoi in this step. */
function turnOf(step: 'track' | 'run' | 'trains' | 'loans', treasury: number, loans = 0): State1856 {
  const state = auctioned(game(3))
  setPhase(state, '3')
  corporation(state, 'GT', { cell: [0, 4], players: { A: 4, B: 1 }, treasury, loans, trains: ['3'] })
  corporation(state, 'CV', { cell: [0, 4], players: { B: 5 }, treasury: 300, trains: ['3'] })
  setOperation(state, 'GT', { step })
  return state
}

test('1856-2.9c: a loan tells what it brings and what it costs, now, at the formation and at the end', () => {
  const choice = put(turnOf('track', 40, 1), 'A', actions.takeLoan)
  expect(choice.label).toBe('Take a loan of $100')
  expect(changed(choice)).toEqual([
    'Treasury of GT $40 → $140',
    'Loans of GT 1 → 2',
    'Interest of GT each round $10 → $20',
  ])
  expect(choice.notes).toEqual([
    'If the 6-train came now, GT would owe $60 more than it has: its president pays, or it becomes part of the CGR.',
    'At the end of the game each loan makes each share count $10 less.',
  ])
  const late = put(turnOf('trains', 240), 'A', actions.takeLoan, JA)
  expect(late.label).toBe('融資 $90 を受ける')
  expect(late.notes.slice(0, 2)).toEqual([
    'このラウンドの利息 $10 は差し引かれます。',
    '今「6」列車が購入されても、GT はすべての融資を返済できます。',
  ])
})

test('1856-2.9d: the last loan that shares with players allow says so', () => {
  expect(put(turnOf('track', 240, 4), 'A', actions.takeLoan).notes[0]).toBe(
    'No further loan before players hold more shares.',
  )
})

test('1856-2.8a: loans repaid', () => {
  const choice = put(turnOf('loans', 240, 2), 'A', actions.repay(2))
  expect(choice.label).toBe('Repay 2 loans for $200')
  expect(changed(choice)).toContain('Loans of GT 2 → 0')
})

test('1856-2.2i, 1856-2.1c: a tile with its terrain, and the city for a token that waits there', () => {
  const state = auctioned(game(3))
  setPhase(state, '3')
  corporation(state, 'THB', { cell: [0, 4], players: { A: 5 }, treasury: 100 })
  setOperation(state, 'THB')
  const lay = actions.lay('L15 #59 r0')
  expect(put(state, 'A', lay)).toMatchObject({
    label: 'Upgrade Hamilton (L15) to #59 for $40',
    costBreakdown: { lines: [{ label: 'Mountain', value: '$40' }], total: '$40' },
    hex: { hex: 'L15', tile: '59', terrain: [] },
  })
  does(state, 'A', lay)
  const choice = put(state, 'A', actions.chooseCity('L15', 1))
  expect(choice).toMatchObject({
    label: expect.stringMatching(/^Token of THB in the city towards [A-Z]\d+/),
    hex: { stops: [{ slots: [null] }, { slots: ['THB'] }] },
  })
  expect(put(state, 'A', actions.chooseCity('L15', 1), JA).label).toMatch(
    /^THB のトークンを [A-Z]\d+.* 方面の都市に置く$/,
  )
  expect(view1856.prompt(state, { seat: 0, as: 'THB', prompt: 'choose-city' }, EN)).toBe(
    'Choose the city in Hamilton (L15) for the token of THB',
  )
})

test('1856-2.2q: a destination that a tile reaches, and the escrow that it frees', () => {
  const state = auctioned(game(4))
  tiles(state, 'P9 #57 r2', 'O8 #9 r2', 'N7 #9 r2', 'M6 #4 r2', 'L5 #8 r5', 'K8 #57 r0')
  corporation(state, 'TGB', { cell: [0, 4], players: { A: 5 }, treasury: 200 })
  corporation(state, 'GT', { cell: [0, 3], players: { B: 8 }, treasury: 500, escrow: 300 })
  setOperation(state, 'TGB')
  const choice = put(state, 'A', actions.lay('K6 #8 r4'))
  expect(effectsIn(choice)).toEqual(['Destination reached: GT', 'Escrow paid: GT $300'])
  expect(changed(choice)).toContain('Treasury of GT $500 → $800')
})

test('1856-Pb: the train that begins a phase tells whose trains rust, and who is then without one', () => {
  const state = auctioned(game(3), { B: ['TCC'] })
  setTrainsLeft(state, '3', 0)
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, treasury: 350 })
  corporation(state, 'CV', { cell: [1, 4], players: { A: 5 }, treasury: 20, trains: ['2'] })
  setOperation(state, 'GT', { step: 'trains' })
  const choice = put(state, 'A', actions.buyTrain('4'))
  expect(choice.label).toBe('Buy a 4 train for $350')
  expect(choice.warning).toBe(
    'This begins phase 4: green tiles, train limit 3. CV then has no train and $20; the cheapest costs $350.',
  )
  expect(effectsIn(choice)).toEqual(['Out of the game: CV 2'])
})

test('1856-5.1a: the first 5-train closes the privates', () => {
  const state = auctioned(game(3), { B: ['TCC'] })
  setTrainsLeft(state, '4', 0)
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, treasury: 550 })
  setOperation(state, 'GT', { step: 'trains' })
  expect(effectsIn(put(state, 'A', actions.buyTrain('5')))).toEqual(['Closing: Canada Company'])
})

test('1856-2.7f: a train traded in', () => {
  const state = auctioned(game(3))
  setPhase(state, '6')
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, treasury: 800, trains: ['5'] })
  setOperation(state, 'GT', { step: 'trains' })
  const action = actions.tradeIn(trainId(state, 'GT', '5'))
  expect(put(state, 'A', action)).toMatchObject({ label: 'Trade in the 5 train and buy a D train for $750' })
  expect(put(state, 'A', action, JA).label).toBe('「5」列車を下取りに出し、「D」列車を $750 で購入')
  expect(view1856.target(action)).toEqual({ on: 'train', train: trainId(state, 'GT', '5') })
})

/** Maudaumin and Sarnia, joined twice. */
const SARNIA = ['C14 #5 r1', 'B15 #7 r3']

test('1856-2.5b: interest that the run pays is taken off what is paid out, the rest by the president', () => {
  const state = auctioned(game(3))
  tiles(state, ...SARNIA)
  corporation(state, 'LPS', { cell: [0, 4], players: { A: 5 }, loans: 2, trains: ['2'] })
  cash(state, { A: 5 })
  setOperation(state, 'LPS', { step: 'run' })
  const run = actions.run(routeVia(trainId(state, 'LPS', '2'), 'C14 B13'))
  const choice = put(state, 'A', run)
  expect(choice.label).toBe('Run for $50')
  expect(choice.routes).toMatchObject([{ label: '2', revenue: 50 }])
  expect(choice.next!.map(({ preview }) => preview.label)).toEqual([
    'Run for $30 and pay out',
    'Run for $30 and withhold',
  ])
  expect(put(state, 'A', actions.run()).warning).toBe(
    'You pay $5 of your own. Aoi must then raise $15 for LPS.',
  )
})

test('1856-2.6b: what a dividend brings, and where the price goes', () => {
  const state = auctioned(game(3))
  corporation(state, 'LPS', { cell: [0, 4], players: { A: 5 }, pool: 2, trains: ['2'] })
  setOperation(state, 'LPS', { step: 'dividend', revenue: 50 })
  expect(put(state, 'A', actions.full)).toMatchObject({
    label: 'Pay out $50, $5 per share',
    gains: [
      { label: 'Per share', value: '$5' },
      { label: 'To you', value: '+$25' },
      { label: 'Treasury', value: '+$10' },
    ],
    prices: [{ company: 'LPS', to: { row: 0, column: 5 } }],
  })
})

test('1856-2.8b: loans above the limit that are repaid with a dividend stand beside what it brings', () => {
  const state = auctioned(game(3))
  setPhase(state, '5')
  corporation(state, 'LPS', {
    cell: [0, 4],
    players: { A: 5 },
    pool: 2,
    loans: 8,
    treasury: 400,
    trains: ['4', '5'],
  })
  setOperation(state, 'LPS', { step: 'dividend', revenue: 50 })
  expect(put(state, 'A', actions.full).gains).toEqual([
    { label: 'Per share', value: '$5' },
    { label: 'To you', value: '+$25' },
    { label: 'Treasury', value: '−$290' },
    { label: 'Repays 3 loans', value: '−$300' },
  ])
  expect(put(state, 'A', actions.full, JA).gains!.at(-1)).toEqual({ label: '融資3つの返済', value: '−$300' })
})

test('1856-5.1e: the power of the port, and the reminder of it at the end of the turn', () => {
  const state = auctioned(game(3))
  setPhase(state, '3')
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, treasury: 100, loans: 1, privates: ['GLSC'] })
  setOperation(state, 'GT', { step: 'loans' })
  expect(put(state, 'A', actions.setPort('H17'))).toMatchObject({
    label: 'Put the port marker on H17: +$20',
    hex: {
      marks: [
        { kind: 'port', label: 'Port' },
        { kind: 'port', label: '+20', company: 'GT' },
      ],
    },
  })
  expect(put(state, 'A', actions.endTurn).warning).toBe('Not used yet: Great Lakes Shipping.')
  expect(view1856.power!(actions.setPort('H17'))).toBe('GLSC')
})

test('1856-5.1c: what ends the time of a private in this turn says so', () => {
  const state = auctioned(game(3))
  setPhase(state, '3')
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, treasury: 100, privates: ['TCC'] })
  setOperation(state, 'GT')
  expect(put(state, 'A', actions.done)).toMatchObject({
    label: 'No more tiles',
    warning: 'This gives up the power of Canada Company in this turn.',
  })
  const lay = put(state, 'A', actions.privateLay('TCC', 'H11 #58 r0'))
  expect(lay).toMatchObject({
    label: 'Lay #58 in H11, free of charge',
    notes: ['With Canada Company', 'Besides the tile of this turn.'],
  })
})

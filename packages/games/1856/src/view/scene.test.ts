import { whyNot } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { game1856 } from '../index.ts'
import {
  actions,
  auctioned,
  cash,
  corporation,
  does,
  game,
  putInPool,
  setOperation,
  setPhase,
  setStockRound,
  setTrainsLeft,
  tiles,
} from '../scenarios/position.ts'
import { type State1856, scoreOf } from '../state.ts'
import { hexDetails } from './board.ts'
import { view1856 } from './gameView.ts'
import { EN, JA, put } from './testing/readers.ts'
import { en1856 } from './words.en.ts'

const hexOf = (state: State1856, name: string) =>
  view1856.scene(state, EN).board!.hexes.find(({ hex }) => hex === name)!

const companyOf = (state: State1856, id: string, reader = EN) =>
  view1856.scene(state, reader).companies!.all.find((company) => company.id === id)!

const factsOf = (state: State1856, id: string, reader = EN) =>
  companyOf(state, id, reader).facts.map(({ label, value }) => `${label}: ${value}`)

test('reservations, blocked hexes, ports, and a token that waits', () => {
  const state = auctioned(game(4), { A: ['FT'] })
  expect(hexOf(state, 'P9').stops[0]!.reservedFor).toEqual(['GT'])
  expect(hexOf(state, 'L3').marks).toEqual([{ kind: 'blocked', label: 'FT' }])
  corporation(state, 'THB', { cell: [0, 4], players: { A: 5 } })
  expect(hexOf(state, 'L15').marks[0]).toEqual({ kind: 'token', label: 'THB', company: 'THB' })
  state.port = { hex: 'H17', corporation: 'THB' }
  expect(hexOf(state, 'H17').marks).toEqual([
    { kind: 'port', label: 'Port' },
    { kind: 'port', label: '+20', company: 'THB' },
  ])
})

test('1856-2.2o: every destination that is still to be reached is marked, paler before its corporation is launched', () => {
  const state = auctioned(game(4))
  const goals = (hex: string) => hexOf(state, hex).marks.filter(({ kind }) => kind === 'goal')
  expect(goals('K8')).toEqual([{ kind: 'goal', label: 'GT', company: 'GT', pale: true }])
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 } })
  expect(goals('K8')).toEqual([{ kind: 'goal', label: 'GT', company: 'GT' }])
  state.corporations.GT.connected = true
  expect(goals('K8')).toEqual([])
  expect(goals('N17')).toHaveLength(1)
  // 1856-1.2j
  setPhase(state, '6')
  expect(goals('N17')).toEqual([])
})

test('1856-Pd: off-board places have three values', () => {
  const state = auctioned(game(4))
  expect(hexOf(state, 'A20').stops[0]!.revenue).toEqual({ values: [30, 50, 60], now: 30 })
  setPhase(state, '5')
  expect(hexOf(state, 'A20').stops[0]!.revenue.now).toBe(50)
  setPhase(state, 'D')
  expect(hexOf(state, 'A20').stops[0]!.revenue.now).toBe(60)
})

test('a hex tells whose destination it is, what is earned there and what closes it', () => {
  const state = auctioned(game(4), { A: ['FT'], B: ['NFSBC'] })
  const facts = (hex: string) =>
    hexDetails(state, hex, en1856).facts.map(({ label, value }) => `${label}: ${value}`)
  expect(facts('N17')).toContain('Destination of: BBG')
  expect(facts('L15')).toEqual(['Home of: THB', 'Destination of: WR', 'Reached by: nobody'])
  expect(facts('L3')).toContain('No track yet: while a player owns Flos Tramway')
  state.rights.bridge.holders = ['GT']
  expect(facts('P17')).toEqual([
    'Right to the bridge: Each train that visits Buffalo earns $10 more.',
    'With the right: GT',
  ])
  expect(facts('H17')).toContain('Port: a port marker here brings $20')
})

test('whoever may launch a corporation reads from where it goes to where', () => {
  const state = auctioned(game(4))
  expect(companyOf(state, 'CPR').note).toBe('Not launched')
  setStockRound(state, 'A')
  const notes = ['CPR', 'GW', 'CGR'].map((id) => companyOf(state, id).note)
  expect(notes).toEqual([
    'Barrie → Toronto',
    'London → Detroit - Windsor',
    'Formed with the first 6-train, of whoever is in debt',
  ])
  state.corporations.CPR.connected = true
  expect(companyOf(state, 'CPR').note).toBe('Barrie')
})

test('1856-1.2f, 1856-1.2i: a corporation tells what its shares bring it, and when it operates', () => {
  const state = auctioned(game(4))
  setTrainsLeft(state, '3', 2)
  corporation(state, 'GT', { cell: [0, 4], players: { A: 2 }, par: 100, operated: false })
  expect(companyOf(state, 'GT').note).toBe('2 of 3 shares sold: it does not operate yet')
  expect(factsOf(state, 'GT')).toEqual([
    'Home: Oshawa (P9)',
    'Destination: Orangeville (K8), not connected',
    'Par price: $100',
    'Shares sold: 2/3',
    'Capital: The bank keeps the price of further shares until the destination is reached',
    'Loans: 0/2',
    'Train limit: 0/4',
  ])
  expect(companyOf(state, 'GT').elsewhere).toEqual([
    { label: 'Pool', percent: 0 },
    { label: 'Bank', percent: 80 },
  ])
  expect(companyOf(state, 'CGR').status).toBe('waiting')
  expect(companyOf(state, 'CGR', JA).note).toBe('最初の「6」列車で、融資の残る会社から設立')
})

test('1856-2.9d: loans against their limit, interest, escrow, rights, the port and privates', () => {
  const state = auctioned(game(4))
  corporation(state, 'GT', {
    cell: [0, 4],
    players: { A: 4, B: 1 },
    pool: 2,
    loans: 3,
    escrow: 100,
    privates: ['WSRC'],
  })
  state.rights.tunnel.holders = ['GT']
  state.port = { hex: 'F17', corporation: 'GT' }
  expect(factsOf(state, 'GT').slice(2)).toEqual([
    'Par price: $100',
    'Escrow: $100',
    'Capital: The bank keeps the price of further shares until the destination is reached',
    'Loans: 3/5',
    'Interest each round: $30',
    'Train limit: 0/4',
    'Port marker: St. Thomas (F17)',
  ])
  expect(companyOf(state, 'GT').chips.map(({ label }) => label)).toEqual([
    'Waterloo & Saugeen',
    'Tunnel',
    '3 loans',
  ])
})

test('1856-1.2p: the price chart in two dimensions, its par prices, zones and what they mean', () => {
  const state = auctioned(game(4))
  corporation(state, 'GT', { cell: [2, 4], players: { A: 5 } })
  const { rows, tints } = view1856.scene(state, EN).companies!.market!
  expect(rows).toHaveLength(11)
  expect(rows[2]![4]).toEqual({ price: 80, kind: 'par', companies: ['GT'] })
  expect(rows[5]!.slice(0, 2).map(({ tint }) => tint)).toEqual(['yellow', 'yellow'])
  expect(rows[10]!.map(({ kind, tint }) => tint ?? kind)).toEqual([
    'closes',
    'closes',
    'brown',
    'brown',
    'brown',
  ])
  expect(tints).toEqual({
    yellow: 'certificates not counted',
    brown: 'not counted, no 60% limit',
  })
})

test('1856-2.7f: what the bank sells: the type on top, the last type, and what is in the pool', () => {
  const state = auctioned(game(4))
  setTrainsLeft(state, '6', 1)
  putInPool(state, '4')
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, treasury: 500 })
  setOperation(state, 'GT', { step: 'trains' })
  const supplies = new Map(view1856.scene(state, EN).supplies.map((supply) => [supply.id, supply.items]))
  expect(supplies.get('depot')!.filter(({ now }) => now)).toMatchObject([
    { id: 'bank 6', value: '$700', hint: '6 stops, 1 left', probe: { kind: 'buy-train', type: '6' } },
    {
      id: 'bank D',
      value: '$1,100',
      hint: 'any number of stops, $750 with a trade-in, unlimited',
      probe: { kind: 'buy-train', type: 'D' },
    },
  ])
  expect(supplies.get('pool')!.map(({ id }) => id)).toEqual(['pool 4'])
  expect(supplies.get('tiles')!.find(({ label }) => label === '#59')).toMatchObject({ value: '2' })
  expect(view1856.target(actions.buyTrain('4', 'pool'))).toEqual({ on: 'train', train: 'pool 4' })
})

test('1856-5.1f: rights lie on the table for a corporation on turn, unless a player has the private', () => {
  const state = auctioned(game(4), { B: ['SCFTC'] })
  setPhase(state, '3')
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, privates: ['NFSBC'] })
  corporation(state, 'CV', { cell: [0, 4], players: { B: 5 }, treasury: 100 })
  setOperation(state, 'CV')
  const [card, ...others] = view1856.scene(state, EN).cards!
  expect(others).toEqual([])
  expect(card).toMatchObject({ id: 'bridge', title: 'Right to the bridge' })
  expect(card!.facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Price $50',
    'Sold by GT',
    'Left 2',
    'Held by nobody',
  ])
  const { items } = view1856.scene(state, EN).supplies.find(({ id }) => id === 'rights')!
  expect(items[0]).toEqual({
    label: 'Bridge',
    value: '2 left',
    hint: 'Each train that visits Buffalo earns $10 more. Held by: nobody',
  })
  expect(view1856.target(actions.buyRight('bridge'))).toEqual({ on: 'card', card: 'bridge' })
})

test('1856-2a: the time table knows how many rounds this set has, and how many the next would have', () => {
  const labels = (state: State1856) =>
    view1856.scene(state, EN).rounds!.map(({ label, state: when }) => `${label} ${when}`)
  const state = game(4)
  expect(labels(state)).toEqual(['Auction now', 'SR 1 later', 'OR 1.1 later'])
  expect(view1856.round(state, JA)).toBe('個人会社のオークション')
  auctioned(state)
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 } })
  setOperation(state, 'GT', { set: 1, round: 1, rounds: 1 })
  setPhase(state, '3')
  expect(labels(state)).toEqual(['Auction done', 'SR 1 done', 'OR 1.1 now', 'SR 2 later', 'OR 2.1 later'])
  setOperation(state, 'GT', { set: 3, round: 2, rounds: 2 })
  expect(labels(state)).toEqual(['SR 3 done', 'OR 3.1 done', 'OR 3.2 now', 'SR 4 later', 'OR 4.1 later'])
  state.bankBroken = true
  expect(labels(state).at(-1)).toBe('OR 3.2 now')
})

test('1856-P: the phases of this game, with its last train', () => {
  const rows = (state: State1856) => view1856.scene(state, EN).phases!.rows.map(({ cells }) => cells)
  expect(rows(game(4)).map(([phase]) => phase)).toEqual(['2', '3', '4', '5', '6', 'D'])
  expect(rows(game(4, { eightTrain: true })).at(-1)).toEqual([
    '8',
    '8',
    'gray',
    '2',
    '3 operating rounds in a set. 4-trains rust. Off-board places have their third value.',
  ])
})

test('the steps of a turn, one after the other', () => {
  const state = auctioned(game(4))
  tiles(state, 'P9 #57 r2')
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, treasury: 500, loans: 1 })
  setOperation(state, 'GT')
  const steps = () =>
    view1856
      .scene(state, EN)
      .steps!.map((step) => [step.label, step.state, step.left].filter(Boolean).join(' '))
  expect(steps()).toEqual([
    'Track open 1 tile left this turn',
    'Token later',
    'Run & dividend later',
    'Buy trains later',
    'Loans later',
  ])
  does(state, 'A', actions.done)
  expect(steps()).toEqual([
    'Track passed',
    'Token passed',
    'Run & dividend done',
    'Buy trains open',
    'Loans later',
  ])
})

test('1856-2.1c: the home step is shown where there is a city to choose', () => {
  const state = auctioned(game(4))
  setPhase(state, '3')
  tiles(state, 'L15 #59 r0')
  corporation(state, 'THB', { cell: [0, 4], players: { A: 5 }, operated: false })
  setOperation(state, 'THB', { step: 'home' })
  expect(view1856.scene(state, EN).steps![0]).toMatchObject({ label: 'Home token', state: 'open' })
  expect(put(state, 'A', actions.homeToken(1)).label).toMatch(/^Home token in the city towards /)
  expect(view1856.target(actions.homeToken(1))).toEqual({ on: 'stop', hex: 'L15', stop: 1 })
})

test('1856-3s: in phase 6 a turn has no step for loans', () => {
  const state = auctioned(game(4))
  setPhase(state, '6')
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 } })
  setOperation(state, 'GT', { step: 'track' })
  expect(view1856.scene(state, EN).steps!.map(({ label }) => label)).toEqual([
    'Track',
    'Token',
    'Run & dividend',
    'Buy trains',
  ])
})

test('what is asked in a stock round', () => {
  const state = auctioned(game(4))
  corporation(state, 'GT', { cell: [0, 4], players: { A: 3, B: 3 } })
  setStockRound(state, 'A')
  const asked = () => view1856.prompt(state, { seat: 0, prompt: 'stock' }, EN)
  expect(asked()).toBe('Sell and buy one certificate, in either order, or pass')
  state.boughtNow = 'GT'
  expect(asked()).toBe('Sell shares, or end the turn')
  state.boughtNow = null
  corporation(state, 'CV', { cell: [0, 4], players: { A: 7, B: 2 } })
  expect(asked()).toBe('You hold 70% of CV, the limit is 60%: sell shares first')
  setStockRound(state, 'C')
  expect(view1856.prompt(state, { seat: 2, prompt: 'stock' }, EN)).toBe('Buy one certificate, or pass')
})

test('1856-1.2a: why a share cannot be bought is told of a place that has one', () => {
  const state = auctioned(game(4))
  corporation(state, 'GT', { cell: [0, 4], players: { B: 6 }, pool: 4 })
  corporation(state, 'CV', { cell: [0, 4], players: { B: 5, C: 5 } })
  cash(state, { A: 10 })
  setStockRound(state, 'A')
  const reasons = (id: 'GT' | 'CV') =>
    companyOf(state, id)
      .probes!.at(-1)!
      .actions.map((action) => whyNot(game1856, state, 0, action)!.reason)
  expect(reasons('GT')).toEqual(['cash'])
  expect(reasons('CV')).toEqual(['bank', 'pool'])
})

test('1856-1.2b: an offer between players names whoever makes it', () => {
  const state = auctioned(game(4), { B: ['TCC'] })
  setStockRound(state, 'A')
  does(state, 'A', actions.tradePrivate('TCC', 60))
  expect(view1856.prompt(state, { seat: 1, prompt: 'deal-private' }, EN)).toBe(
    'Aoi offers $60 for Canada Company',
  )
})

test('1856-4d: the parts of a score add up to it', () => {
  const state = auctioned(game(4), { A: ['TCC'] })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, loans: 2 })
  cash(state, { A: 120 })
  const parts = view1856.score(state, 0, EN)
  expect(parts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Cash $120',
    'GT 5 × $100 $500',
    'GT loans 5 × −$20 −$100',
    'Canada Company $50',
  ])
  expect(parts.reduce((sum, { amount = 0 }) => sum + amount, 0)).toBe(scoreOf(state, 0))
})

test('options have a rule and a standard among their values, presets a value for each', () => {
  const options = view1856.options(EN)
  for (const { values, standard } of options) expect(values.map(({ value }) => value)).toContain(standard)
  expect(options.every(({ rule }) => rule!.startsWith('1856-'))).toBe(true)
  const [book, recorded] = view1856.presets!(EN)
  expect(book!.options).toEqual(Object.fromEntries(options.map(({ name, standard }) => [name, standard])))
  expect(recorded!.options).toMatchObject({ destinationRule: 'parredBeforeFives' })
})

test('once it is over it says why, in the words of the log', () => {
  const state = auctioned(game(4))
  expect(view1856.scene(state, EN).end).toBeUndefined()
  state.endReason = 'nothing-left'
  expect(view1856.scene(state, EN).end).toBe('The game is over: nobody can do anything any more.')
  state.endReason = 'bank'
  expect(view1856.scene(state, JA).end).toBe('ゲーム終了：銀行破産')
})

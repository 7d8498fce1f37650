import { whyNot } from '@roundhouse/kernel'
import type { Reader, Scene } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { baltimoreOhio } from '../index.ts'
import {
  actions,
  does,
  inOperation,
  inStockRound,
  newGame,
  open,
  receivership,
  technology,
} from '../scenarios/position.ts'
import type { BnoState } from '../state.ts'
import { bnoView } from './gameView.ts'

const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi', 'Priya'] }
const JA: Reader = { ...EN, language: 'ja' }

const sceneOf = (state: BnoState, reader = EN): Scene => bnoView.scene(state, reader)
const hexOf = (state: BnoState, name: string) => sceneOf(state).board!.hexes.find(({ hex }) => hex === name)!
const companyOf = (state: BnoState, id: string) =>
  sceneOf(state).companies!.all.find((company) => company.id === id)!

function position(): BnoState {
  const state = newGame()
  open(state, 'B&O', {
    price: 100,
    players: { A: 3, B: 2 },
    unowned: 1,
    treasury: 1250,
    equipment: [1, 6],
    cubes: ['I29', 'H28', 'H26'],
    lastNetIncome: 40,
  })
  open(state, 'NYC', { price: 100, players: { C: 1 } })
  open(state, 'C&O', { price: 60, players: { B: 2 }, coal: ['L20'] })
  receivership(state, 'PRR', { treasury: 10, unowned: 2 })
  return state
}

test('a hex has its ground, its cost, its income by technology and what lies on it', () => {
  const state = position()
  expect(sceneOf(state).board).toMatchObject({ layout: 'pointy', currency: { before: '$' } })
  expect(hexOf(state, 'I31')).toEqual({
    hex: 'I31',
    column: 31,
    row: 9,
    ground: 'plain',
    name: 'Baltimore',
    labels: [],
    stops: [
      { kind: 'city', revenue: { values: [20, 30, 30, 40, 40, 50], now: 30 }, slots: [], reservedFor: [] },
    ],
    paths: [],
    terrain: [{ kind: 'plain', cost: 30 }],
    borders: [{ edge: 4, kind: 'impassable' }],
    joined: [],
    marks: [{ kind: 'cube', label: 'B&O', company: 'B&O' }],
  })
  expect(hexOf(state, 'H26')).toMatchObject({
    ground: 'mountain',
    name: 'Georges Creek',
    stops: [],
    marks: [
      { kind: 'cube', company: 'B&O' },
      { kind: 'coal', label: '+40' },
    ],
  })
  expect(hexOf(state, 'L20').marks).toEqual([])
})

test('cities are closed to others until PRR has been there', () => {
  const state = position()
  const closed = () => hexOf(state, 'G23').marks.filter(({ kind }) => kind === 'blocked')
  expect(closed()).toEqual([{ kind: 'blocked', label: 'PRR', company: 'PRR' }])
  state.companies.PRR.cubes.push('G29', 'G23')
  expect(closed()).toEqual([])
})

test('companies with their shares, their money, their equipment and their income', () => {
  const state = position()
  expect(companyOf(state, 'B&O')).toEqual({
    id: 'B&O',
    name: 'Baltimore & Ohio',
    paint: { fill: '#0B57A4', text: '#FFFFFF' },
    status: 'open',
    president: 0,
    price: 100,
    cash: 1250,
    holdings: [30, 20, 0, 0],
    elsewhere: [
      { label: 'Held', percent: 40 },
      { label: 'Unowned', percent: 10 },
    ],
    trains: [
      { id: 'card 1', label: '1', hint: 'Card 1: 1 city, scrap value $20' },
      { id: 'card 6', label: '2', hint: 'Card 6: 2 cities, scrap value $40' },
    ],
    tokensLeft: 25,
    chips: [],
    facts: [
      { label: 'Start city', value: 'Baltimore (I31)' },
      { label: 'Capacity', value: '3' },
      { label: 'Maintenance', value: '$40' },
      { label: 'Last net income', value: '$40' },
      { label: 'Possible net income', value: '$10' },
    ],
    probes: [
      { heading: 'Sell', actions: [{ kind: 'sell', company: 'B&O', count: 1 }] },
      { heading: 'Buy', actions: [{ kind: 'buy', company: 'B&O', held: 1, unowned: 0 }] },
      { heading: 'Redeem', actions: [{ kind: 'redeem', company: 'B&O', count: 1 }] },
    ],
  })
  expect(companyOf(state, 'NYC').facts.slice(-2)).toEqual([
    { label: 'Possible net income', value: '$0', alarming: true },
    { label: 'Must enter first', value: 'Utica, Syracuse, Buffalo and New York' },
  ])
  expect(companyOf(state, 'PRR')).toMatchObject({ status: 'waiting', note: 'In receivership', cash: 10 })
  expect(companyOf(state, 'PRR')).not.toHaveProperty('price')
  expect(companyOf(state, 'B&M')).toMatchObject({ note: 'Can be founded', elsewhere: [], tokensLeft: 30 })
  expect(companyOf(state, 'Erie')).toMatchObject({ note: 'From technology level 3' })
})

test('the track, the order and the stack', () => {
  const state = position()
  inOperation(state, 'NYC', 'operating2')
  const { companies, supplies, round, rounds, phases, steps, facts } = sceneOf(state)
  const [row] = companies!.market!.rows
  expect(row!.filter(({ companies }) => companies.length > 0)).toEqual([
    { price: 60, kind: 'par', companies: ['C&O'] },
    { price: 100, kind: 'normal', companies: ['B&O', 'NYC'] },
  ])
  expect(row!.at(-1)).toMatchObject({ price: 375, kind: 'ends' })
  expect(companies!.order).toEqual([
    { company: 'B&O', state: 'done' },
    { company: 'NYC', state: 'now' },
    { company: 'C&O', state: 'later' },
  ])
  expect(supplies[0]!.items.slice(0, 2)).toEqual([
    { id: 'card 7', label: 'Level 2', value: '$130', hint: 'Card 7: 2 cities, scrap value $40', now: true },
    { id: 'card 8', label: 'Level 2', value: '$120', hint: 'Card 8: 2 cities, scrap value $40' },
  ])
  expect(phases!.rows.find((level) => level.state === 'now')!.cells).toEqual([
    '2',
    '2',
    '2',
    '$20',
    '60 · 66 · 74',
  ])
  expect(rounds!.map(({ label, state: when }) => `${label} ${when}`)).toEqual([
    'SR 1 done',
    'OR 1.1 done',
    'OR 1.2 now',
    'SR 2 later',
    'OR 2.1 later',
  ])
  expect(steps!.filter((step) => step.state === 'open').map(({ label }) => label)).toContain('Income')
  expect(round).toBe('Operating round 1.2')
  expect(sceneOf(state, JA).round).toBe('運営ラウンド 1.2')
  expect(facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Technology level 2',
    'Turn 1',
    'Equipment cards left 24',
  ])
  technology(state, 6)
  expect(sceneOf(state).facts.at(-1)).toEqual({
    label: 'Game ends',
    value: 'after this turn',
    alarming: true,
  })
})

// BO-12.1: the cards are dealt anew before the next round
test('players with their card and the parts of their score', () => {
  const state = position()
  inStockRound(state, 'A')
  expect(sceneOf(state)).toMatchObject({ round: 'Stock round 1', companies: { order: [] } })
  expect(sceneOf(state).players[0]).toEqual({
    seat: 0,
    name: 'Aoi',
    raises: 300,
    cash: 375,
    facts: [
      { label: 'Turn order card', value: '1' },
      { label: 'Total value', value: '$675', amount: 675 },
    ],
    cards: [],
  })
  expect(bnoView.score(state, 0, EN)).toEqual([
    { label: 'Cash', value: '$375', amount: 375 },
    { label: 'B&O 3 × $100', value: '$300', amount: 300 },
  ])
})

test('what is asked names only what can be done', () => {
  const state = position()
  const asked = { seat: 0, as: 'B&O', prompt: 'operation' }
  inOperation(state, 'B&O')
  expect(bnoView.prompt(state, asked, EN)).toBe(
    'B&O: buy equipment, scrap equipment, build, take coal or take the income',
  )
  state.operation!.step = 'income'
  expect(bnoView.prompt(state, asked, EN)).toBe('B&O: take the income')
  Object.assign(state.operation!, { step: 'dividend', netIncome: 60 })
  expect(bnoView.prompt(state, { ...asked, prompt: 'dividend' }, JA)).toBe('B&O の純益 $60：配当・内部留保')
  inStockRound(state, 'A')
  const turn = { seat: 0, prompt: 'player-turn' }
  expect(bnoView.prompt(state, turn, EN)).toBe('Sell, then make one purchase, or pass')
  state.stock!.sold = ['B&O']
  expect(bnoView.prompt(state, turn, JA)).toBe('購入1回、または手番の終了')
})

test('where a person points', () => {
  expect(bnoView.target({ kind: 'build', hex: 'H24' })).toEqual({ on: 'hex', hex: 'H24' })
  expect(bnoView.target({ kind: 'sell', company: 'B&O' })).toEqual({ on: 'company', company: 'B&O' })
  expect(bnoView.target({ kind: 'buy-equipment', card: 7 })).toEqual({ on: 'train', train: 'card 7' })
  expect(bnoView.target({ kind: 'scrap', card: 1 })).toEqual({ on: 'train', train: 'card 1' })
  expect(bnoView.target(actions.income('Baltimore'))).toEqual({ on: 'nothing' })
  expect(bnoView.target(actions.endTurn)).toEqual({ on: 'nothing' })
})

test('BO-6.5 a company without equipment is told that there is none to scrap', () => {
  const state = newGame()
  open(state, 'PRR', { price: 66, players: { A: 7 }, treasury: 462 })
  inOperation(state, 'PRR')
  const { probe } = sceneOf(state).steps!.find(({ label }) => label === 'Scrap')!
  expect(whyNot(baltimoreOhio, state, 0, probe)).toMatchObject({
    rule: 'BO-6.5',
    reason: 'none',
    figures: { company: 'PRR' },
  })
})

test('BO-7.2: cubes are left up to the technology level', () => {
  const state = position()
  inOperation(state, 'B&O')
  const left = (reader = EN) =>
    sceneOf(state, reader).steps!.find(({ kinds }) => kinds.includes('build'))!.left
  expect(left()).toBe('2 cubes left in this operation')
  does(state, 'A', actions.build('G27'))
  expect(left()).toBe('1 cube left in this operation')
  expect(left(JA)).toBe('この運営で置けるキューブはあと1個')
  does(state, 'A', actions.build('G25'))
  expect(left()).toBeUndefined()
})

test('once it is over it says all reasons, in the words of the log', () => {
  const state = position()
  expect(sceneOf(state).end).toBeUndefined()
  state.endReasons = ['technology', 'price']
  expect(sceneOf(state).end).toBe(
    'The game is over: technology level 6 is reached and a price has reached $375',
  )
  expect(sceneOf(state, JA).end).toBe('ゲーム終了：技術レベル6に到達、株価が $375 に到達')
})

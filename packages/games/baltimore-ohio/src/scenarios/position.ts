import type { HexName } from '@roundhouse/board'
import { enterMarket } from '@roundhouse/finance'
import { fund } from '@roundhouse/finance/testing/purses'
import { isRefusal, newTable } from '@roundhouse/kernel'
import {
  type ByName,
  byName,
  bySeat,
  largest,
  NAMES,
  type Name,
  seatOf,
} from '@roundhouse/kernel/testing/names'
import { playing } from '@roundhouse/kernel/testing/play'
import { expect } from 'vitest'
import type { BnoAction } from '../actions.ts'
import { checkedBaltimoreOhio } from '../checked.ts'
import { type CompanyId, SHARES, startHex } from '../components/companies.ts'
import { cardOf, EQUIPMENT } from '../components/equipment.ts'
import { CITY_HEX } from '../components/map.ts'
import { PRICES } from '../components/money.ts'
import type { BnoEvent } from '../events.ts'
import { baltimoreOhio } from '../index.ts'
import { violations } from '../invariants.ts'
import type { BnoOptions } from '../options.ts'
import { type BnoState, priceOf, type Round, statusOf, supplyOf } from '../state.ts'

export { cash } from '@roundhouse/finance/testing/purses'
export { NAMES, type Name } from '@roundhouse/kernel/testing/names'

// The position

interface Start {
  players?: number
  options?: Partial<BnoOptions>
  /** Who holds turn order card 1, 2, 3 … */
  cards?: readonly Name[]
}

/** A real game before its first action. */
export function newGame({
  players = 4,
  options = {},
  cards = NAMES.slice(0, players),
}: Start = {}): BnoState {
  const names = NAMES.slice(0, players)
  const table = newTable(baltimoreOhio, { players: names, options, seed: 1, setup: [cards.map(seatOf)] })
  if (isRefusal(table)) throw new Error(`no such game by ${table.rule}`)
  return table.state
}

/** Takes so many cards off the stack. The technology level follows; what nobody owns is out of the game. */
export function cardsGone(state: BnoState, count: number): void {
  const owned = Object.values(state.companies).flatMap(({ equipment }) => equipment)
  state.cardsSold = count
  state.technology = count === 0 ? 1 : cardOf(count).level
  state.scrapped = EQUIPMENT.slice(0, count)
    .map(({ number }) => number)
    .filter((number) => !owned.includes(number))
}

/** As if the first card of this level had just been bought. */
export function technology(state: BnoState, level: number): void {
  cardsGone(state, level === 1 ? 0 : EQUIPMENT.find((card) => card.level === level)!.number)
}

interface Chart {
  held?: number
  unowned?: number
  treasury?: number
  equipment?: number[]
  /** Besides the start cube. */
  cubes?: HexName[]
  /** Where its coal counters came from. */
  coal?: HexName[]
  lastNetIncome?: number
}

interface OpenChart extends Chart {
  price: number
  players: ByName
  /** The largest holder, if nothing is said. */
  president?: Name
}

/** A company at work, its token at the bottom of its stack. Shares not told of are on the chart. */
export function open(
  state: BnoState,
  id: CompanyId,
  { price, players, president = largest(players), ...chart }: OpenChart,
): void {
  establish(state, id, players, chart)
  state.companies[id].president = seatOf(president)
  enterMarket(state.market, id, PRICES.indexOf(price))
}

export function receivership(state: BnoState, id: CompanyId, chart: Chart): void {
  establish(state, id, {}, chart)
}

export function giveCoal(state: BnoState, id: CompanyId, hexes: readonly HexName[]): void {
  state.companies[id].coal += hexes.length
  state.coal = state.coal.filter((hex) => !hexes.includes(hex))
}

function establish(state: BnoState, id: CompanyId, players: ByName, chart: Chart): void {
  const { unowned = 0, treasury = 0, equipment = [], cubes = [], coal = [], lastNetIncome = 0 } = chart
  const counts = bySeat(players, state.players.length, 0)
  const { held = SHARES - unowned - counts.reduce((sum, count) => sum + count) } = chart
  const company = state.companies[id]
  Object.assign(company, { equipment, lastNetIncome, cubes: [startHex(id), ...cubes] })
  company.shares = { players: counts, held, unowned, outside: 0 }
  fund(state, company.treasury, treasury)
  giveCoal(state, id, coal)
  cardsGone(state, Math.max(state.cardsSold, ...equipment))
}

/** The stock round, with this player on turn and nobody having passed. */
export function inStockRound(state: BnoState, name: Name): void {
  Object.assign(state, { round: 'stock', operation: null, toOperate: [] })
  state.stock = { seat: seatOf(name), passes: 0, sold: [] }
  expect(violations(state)).toEqual([])
}

/** The start of a company's operation: those before it in the order have operated, the others have not. */
export function inOperation(state: BnoState, company: CompanyId, round: Round = 'operating1'): void {
  const order = marketOrder(state)
  Object.assign(state, { round, stock: null, toOperate: order.slice(order.indexOf(company) + 1) })
  state.operation = { company, step: 'equipment', built: [], coalTaken: null, netIncome: null }
  expect(violations(state)).toEqual([])
}

// What is seen of it

export const cashByName = (state: BnoState): ByName => byName(state.players.map(({ cash }) => cash))

export const turnOrder = (state: BnoState): Name[] =>
  state.players
    .map(({ card }, seat) => ({ card, name: NAMES[seat]! }))
    .sort((one, other) => one.card - other.card)
    .map(({ name }) => name)

export const marketOrder = (state: BnoState): CompanyId[] => state.market.map(({ company }) => company)

export const companyOf = (state: BnoState, id: CompanyId) => {
  const { president, treasury, shares, ...rest } = state.companies[id]
  return {
    ...rest,
    price: statusOf(state, id) === 'open' ? priceOf(state, id) : null,
    president: president === null ? null : NAMES[president]!,
    treasury: treasury.cash,
    players: byName(shares.players),
    held: shares.held,
    unowned: shares.unowned,
    supply: supplyOf(state.companies[id]),
  }
}

// What is done in it

export const { askedOf, offersTo, kindsFor, does, refuses } = playing<BnoState, BnoAction, BnoEvent, Name>(
  checkedBaltimoreOhio,
  NAMES,
  new URL('../../', import.meta.url),
)

/** Everybody passes in turn until the stock round is over. */
export function everybodyPasses(state: BnoState): void {
  const { turn } = state
  while (state.stock && state.turn === turn) does(state, NAMES[state.stock.seat]!, actions.pass)
}

/** The figures of the income that this action brings. */
export function incomeBy(state: BnoState, name: Name, action: BnoAction) {
  const income = does(state, name, action).find((event) => event.kind === 'income')
  if (!income) throw new Error(`${action.kind} brought no income`)
  const { fromCities, maintenance, net } = income
  return { fromCities, maintenance, net }
}

// The actions

const hexOf = (place: string): HexName => CITY_HEX.get(place) ?? place

/** The actions of the game, in few words. */
export const actions = {
  sell: (company: CompanyId, count: number): BnoAction => ({ kind: 'sell', company, count }),
  buy: (company: CompanyId, held: number, unowned = 0): BnoAction => ({
    kind: 'buy',
    company,
    held,
    unowned,
  }),
  found: (company: CompanyId, price: number, count: number): BnoAction => ({
    kind: 'found',
    company,
    price,
    count,
  }),
  restart: (company: CompanyId, count: number): BnoAction => ({ kind: 'restart', company, count }),
  redeem: (company: CompanyId, count: number): BnoAction => ({ kind: 'redeem', company, count }),
  pass: { kind: 'pass' },
  endTurn: { kind: 'end-turn' },
  buyCard: (card: number): BnoAction => ({ kind: 'buy-equipment', card }),
  scrap: (card: number): BnoAction => ({ kind: 'scrap', card }),
  build: (place: string): BnoAction => ({ kind: 'build', hex: hexOf(place) }),
  takeCoal: (hex: HexName): BnoAction => ({ kind: 'take-coal', hex }),
  /** Counts these cities, or none. */
  income: (...cities: string[]): BnoAction => ({ kind: 'income', cities: cities.map(hexOf) }),
  payOut: { kind: 'dividend', choice: 'pay' },
  withhold: { kind: 'dividend', choice: 'withhold' },
} satisfies Record<string, BnoAction | ((...words: never[]) => BnoAction)>

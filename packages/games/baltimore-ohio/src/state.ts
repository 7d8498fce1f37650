import type { HexName } from '@roundhouse/board'
import { cellOf, heldByPlayers, type Market, type Purse, type Shares } from '@roundhouse/finance'
import type { GameState, Seat } from '@roundhouse/kernel'
import { COMPANIES, type CompanyId, CUBES } from './components/companies.ts'
import { cardOf, EQUIPMENT, type EquipmentCard } from './components/equipment.ts'
import { CHART } from './components/money.ts'
import type { BnoOptions } from './options.ts'

export type Round = 'stock' | 'operating1' | 'operating2' | 'over'

/** BO-5.2, BO-14.4: the steps of an operation, in order. */
export const OPERATION_STEPS = ['equipment', 'scrap', 'build', 'income', 'dividend'] as const
export type OperationStep = (typeof OPERATION_STEPS)[number]

/** BO-13.1, BO-13.6: why the game ended. */
export const END_REASONS = ['technology', 'price', 'standstill'] as const
export type EndReason = (typeof END_REASONS)[number]

export interface Player extends Purse {
  /** The turn order card, 1 to the number of players (BO-1.2). */
  card: number
}

/** BO-0.2: on the company chart, in the common box, or outside before the company is founded. */
export type SharePlace = 'held' | 'unowned' | 'outside'

export interface Company {
  president: Seat | null
  /** BO-0.3: apart from every player's cash. */
  treasury: Purse
  shares: Shares<SharePlace>
  /** Numbers of its equipment cards, ascending. */
  equipment: number[]
  /** Hexes that hold its cubes, in the order they were placed. */
  cubes: HexName[]
  /** Coal counters on its chart. */
  coal: number
  /** BO-0.7. */
  lastNetIncome: number
}

/** The player turn going on. */
export interface BnoStockRound {
  seat: Seat
  /** Passes in a row so far (BO-3.4). */
  passes: number
  /** Companies whose shares were sold in this player turn (BO-3.5, BO-3.9). */
  sold: CompanyId[]
}

/** The operation going on. */
export interface Operation {
  company: CompanyId
  /** The earliest step that is still open. */
  step: OperationStep
  built: HexName[]
  coalTaken: HexName | null
  /** The net income being decided on in the dividend step. */
  netIncome: number | null
}

export interface BnoState extends GameState {
  options: BnoOptions
  /** Number of the turn, from 1 (BO-0.1). */
  turn: number
  round: Round
  technology: number
  /** Equipment cards that have left the stack. */
  cardsSold: number
  /** Cards out of the game. */
  scrapped: number[]
  /** BO-0.9: bottomless, so only what it has paid out and taken in is counted. */
  bank: Purse
  players: Player[]
  companies: Record<CompanyId, Company>
  /** The price track: the open companies in operating order. */
  market: Market<CompanyId>
  /** Hexes whose coal counter is still there. */
  coal: HexName[]
  stock: BnoStockRound | null
  operation: Operation | null
  /** Companies still to come in this operating round. */
  toOperate: CompanyId[]
  endReasons: EndReason[]
}

/** BO-0.11: what can be said of a company. */
export type CompanyStatus = 'unfounded' | 'open' | 'receivership'

export function statusOf(state: BnoState, id: CompanyId): CompanyStatus {
  const { shares } = state.companies[id]
  if (shares.outside > 0) return 'unfounded'
  return heldByPlayers(shares) > 0 ? 'open' : 'receivership'
}

export const openCompanies = (state: BnoState): CompanyId[] =>
  COMPANIES.filter((id) => statusOf(state, id) === 'open')

/** The price of a company that has a token. */
export const priceOf = (state: BnoState, id: CompanyId): number => cellOf(CHART, state.market, id).price

/** The card on top of the stack; undefined when the stack is empty (BO-6.1). */
export const topCard = (state: BnoState): EquipmentCard | undefined => EQUIPMENT[state.cardsSold]

/** BO-3.17: cubes left to build with. */
export const supplyOf = ({ shares, cubes }: Company): number =>
  shares.outside > 0 ? CUBES : CUBES - 1 - cubes.length

/** BO-8.1: how many cities the company's equipment can serve. */
export function capacityOf({ equipment }: Company): number {
  let capacity = 0
  for (const number of equipment) capacity += cardOf(number).level
  return capacity
}

/** How many companies have a cube in this hex, receivership or not (BO-7.6, BO-11.3). */
export function companyCountIn(state: BnoState, hex: HexName): number {
  let count = 0
  for (const id of COMPANIES) if (state.companies[id].cubes.includes(hex)) count++
  return count
}

/** BO-13.3: cash plus, for each share, the price of its company. */
export function scoreOf(state: BnoState, seat: Seat): number {
  let score = state.players[seat]!.cash
  for (const { company } of state.market)
    score += state.companies[company].shares.players[seat]! * priceOf(state, company)
  return score
}

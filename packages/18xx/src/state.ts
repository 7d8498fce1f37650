import type { BoardContents } from '@roundhouse/board'
import type { Market, Purse, Shares } from '@roundhouse/finance'
import type { GameState, Seat } from '@roundhouse/kernel'
import type { OptionalName } from './events.ts'
import type { Bank } from './money.ts'
import type { StockRound } from './shares/stockRound.ts'
import type { Deal } from './trains/deals.ts'
import type { Depot } from './trains/depot.ts'
import type { NamedTrain } from './trains/ownedTrains.ts'

/** What a title calls the things in its state. */
export interface StateNames {
  /** What has shares. */
  corporation: string
  /** Whatever operates. */
  company: string
  /** Where a title has them. */
  private?: string
  phase: string
  trainType: string
  train: NamedTrain
}

/** A corporation, as far as every title has it. */
export interface CorporationState<SharePlace extends string, Train> {
  /** null: nobody yet, or nobody any more. */
  president: Seat | null
  treasury: Purse
  shares: Shares<SharePlace>
  trains: Train[]
  /** Tokens of its own still to be placed. */
  tokensLeft: number
}

/** The pieces of a state that shared functions know by name. A title says more exactly what they are, and adds what else it has. */
export interface State18xx<N extends StateNames> extends GameState, Bank {
  /** Of the title's rounds two are known by name: `stock`, and `over` after the end. */
  round: string
  players: Purse[]
  /** In whatever places the title has their shares. */
  corporations: Record<N['corporation'], CorporationState<never, N['train']>>
  /** Where a title has them; `closed` are those out of the game. */
  privates?: Record<OptionalName<N, 'private'>, { status: string; owner: Seat | N['corporation'] | null }>
  /** A set is a stock round and the operating rounds after it, numbered from 1; 0 before the first. */
  set: number
  /** The operating round of the set, from 1; 0 before the first. */
  operatingRound: number
  phase: N['phase']
  priority: Seat
  market: Market<N['corporation']>
  /** Replaced, never changed, so that what was worked out for it stays true. */
  board: BoardContents
  depot: Depot<N['trainType'], N['train']>
  /** Trains out of the game. */
  scrapped: string[]
  /** The stock round going on. */
  stock: StockRound<N['corporation']> | null
  /** Companies still to come in this operating round. */
  toOperate: N['company'][]
  /** The turn of a company going on: its step is `dividend` while a revenue is decided on. */
  operation: { company: N['company']; step: string; revenue: number } | null
  /** An offer by the company on turn. */
  deal: Deal<N['corporation'], OptionalName<N, 'private'>> | null
  endReason: string | null
}

import type { GameEvent, GameState, Seat } from '../game.ts'

/** Freight, a game for the kernel's own tests: draw wagons, sell them for coins out of a pot, bid in secret for the pot. */
export interface ToyState extends GameState {
  turn: Seat
  turnsLeft: number
  coins: number[]
  pot: number
  /** Wagons to draw, the next one last. Nobody sees them. */
  deck: string[]
  pile: string[]
  hands: string[][]
  /** The two bidders, and what each has bid so far. */
  auction: { seats: Seat[]; bids: (number | null)[] } | null
}

export type ToyOptions = { turns: number }
export type Draw = { kind: 'draw'; from: string }
export type Sell = { kind: 'sell'; wagons: string[] }
export type Pay = { kind: 'pay'; coins: number }
export type Pass = { kind: 'pass' }
export type Call = { kind: 'call'; rival: Seat }
export type Bid = { kind: 'bid'; coins: number }
export type ToyAction = Draw | Sell | Pay | Pass | Call | Bid

export interface ToyEvent extends GameEvent {
  readonly wagon?: string
}

export const WAGONS = ['box', 'coal', 'flat', 'hopper', 'mail', 'oil', 'ore', 'reefer', 'stock', 'tank']
export const COINS_EACH = 5
export const HAND = 3
export const SELL_MOST = 2
export const PAY_MOST = 4

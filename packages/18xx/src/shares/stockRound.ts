import type { Seat } from '@roundhouse/kernel'
import type { SharedEvent } from '../events.ts'

/** The stock round going on (1846 5, 1856 1, 1860 SR). */
export interface StockRound<Corporation extends string> {
  seat: Seat
  /** Passes in a row so far. */
  passes: number
  /** Who bought or sold last. */
  lastToAct: Seat | null
  /** Corporations of which the player on turn has sold in this turn. */
  soldNow: Corporation[]
  /** For each seat the corporations sold in this round. */
  sold: Corporation[][]
}

/** From the holder of the priority deal clockwise. */
export const newStockRound = <Corporation extends string>(
  priority: Seat,
  players: number,
): StockRound<Corporation> => ({
  seat: priority,
  passes: 0,
  lastToAct: null,
  soldNow: [],
  sold: Array.from({ length: players }, () => []),
})

/** The pieces of a state that a stock round begins and ends with. */
interface StockRounds<Corporation extends string> {
  /** Sets begun: each is a stock round and the operating rounds after it. */
  set: number
  priority: Seat
  readonly players: readonly unknown[]
  stock: StockRound<Corporation> | null
}

/** A set begins with its stock round. */
export function beginSet<Corporation extends string>(
  state: StockRounds<Corporation>,
  emit: (event: SharedEvent<'stock-round', object>) => void,
): void {
  state.set++
  state.stock = newStockRound(state.priority, state.players.length)
  emit({ kind: 'stock-round', set: state.set, priority: state.priority })
}

type PassEvent = SharedEvent<'passed', object>

/** The player on turn has bought or sold: the passes are counted from 0 again. */
export function noteAction(stock: StockRound<string>): void {
  stock.passes = 0
  stock.lastToAct = stock.seat
}

export function noteSale<Corporation extends string>(
  stock: StockRound<Corporation>,
  corporation: Corporation,
): void {
  stock.soldNow.push(corporation)
  stock.sold[stock.seat]!.push(corporation)
  noteAction(stock)
}

/** The player on turn passes. */
export function notePass(stock: StockRound<string>, emit: (event: PassEvent) => void): void {
  stock.passes++
  emit({ kind: 'passed', seat: stock.seat })
}

/** The next of the seats still in the game, which stand in playing order. */
export const nextSeat = (seats: readonly Seat[], seat: Seat): Seat =>
  seats.find((other) => other > seat) ?? seats[0]!

/** The player on turn has finished. */
export function endPlayerTurn(stock: StockRound<string>, seats: readonly Seat[]): void {
  stock.seat = nextSeat(seats, stock.seat)
  stock.soldNow = []
}

/**
 * Passes for everybody in turn who can do nothing, until somebody can. Says
 * whether the round is over: all have passed in succession (1846 5.0 and 5.0a,
 * 1856 1b, 1860 SR.1).
 */
export function passForIdle(
  stock: StockRound<string>,
  seats: readonly Seat[],
  canAct: (seat: Seat) => boolean,
  emit: (event: PassEvent) => void,
): boolean {
  while (stock.passes < seats.length) {
    if (canAct(stock.seat)) return false
    stock.passes++
    emit({ kind: 'passed', seat: stock.seat, idle: true })
    stock.seat = nextSeat(seats, stock.seat)
  }
  return true
}

/** The round is over; the priority deal goes to the left of whoever acted last (1846 5.4a, 1856 1.3a, 1860 SR.3). */
export function closeStockRound(
  state: StockRounds<string>,
  seats: readonly Seat[],
  emit: (event: SharedEvent<'priority', object>) => void,
): void {
  const { lastToAct } = state.stock!
  state.stock = null
  if (lastToAct !== null) givePriority(state, nextSeat(seats, lastToAct), emit)
}

export function givePriority(
  state: { priority: Seat },
  seat: Seat,
  emit: (event: SharedEvent<'priority', object>) => void,
): void {
  state.priority = seat
  emit({ kind: 'priority', seat })
}

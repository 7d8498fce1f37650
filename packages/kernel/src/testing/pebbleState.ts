import type { GameEvent, GameState, Seat } from '../game/game.ts'

/** Pebbles, the game of tests everywhere: take pebbles off a heap in turn; who has most wins. */
export interface PebblesState extends GameState {
  /** How many pebbles there are, taken or not. */
  total: number
  heap: number
  turn: Seat
  taken: number[]
  /** What each player hides before the first pebble is taken; null where nothing has been chosen, `?` where it cannot be seen. */
  charms: (string | null)[]
  /** Shells to draw, the next one last. Nobody sees them. */
  bag: string[]
  /** Shells that were traded. Everybody sees them. */
  pile: string[]
  /** The shells that each player holds; others see only how many. */
  hands: string[][]
}

export interface PebblesOptions {
  heap: number
  /** Half a heap. */
  quick: boolean
  /** First everybody hides a charm in the hand, all at the same time. */
  charms: boolean
  /** There are shells to draw and to trade. */
  shells: boolean
  /** Who begins: the first player, or whoever luck picks. */
  begins: 'first' | 'anybody'
}

export type Take = { kind: 'take'; count: number }
export type Toss = { kind: 'toss' }
export type Hide = { kind: 'hide'; charm: string }
export type Draw = { kind: 'draw'; from: string }
export type Trade = { kind: 'trade'; shells: string[] }
export type PebblesAction = Take | Toss | Hide | Draw | Trade

export interface PebblesEvent extends GameEvent {
  readonly seat?: Seat
  /** How many pebbles left the heap. */
  readonly count?: number
  readonly shell?: string
}

export const CHARMS = ['owl', 'fox']
export const SHELLS = [
  'auger',
  'clam',
  'conch',
  'cone',
  'cowrie',
  'limpet',
  'mussel',
  'oyster',
  'tulip',
  'whelk',
]

/** The most pebbles that are taken, the most shells that are held, and the most that are traded at once. */
export const [TAKE_MOST, HOLD_MOST, TRADE_MOST] = [3, 3, 2] as const

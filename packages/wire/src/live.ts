import type { GameChange } from './game.ts'
import type { Ballot, Message, TableCard } from './table.ts'

/** From a browser, over the live line. */
export type LiveGiven =
  /** Watch a table from a place of its log on; everything since comes at once. Some may look by invitation alone. */
  | { readonly watch: string; readonly seq: number; readonly invitation?: string }
  | { readonly unwatch: string }
  /** Hear of tables that open, fill up and go. */
  | { readonly lobby: boolean }

/** From the server. */
export type LivePush =
  | { readonly kind: 'change'; readonly table: string; readonly change: GameChange }
  | { readonly kind: 'table'; readonly table: TableCard }
  | { readonly kind: 'gone'; readonly table: string }
  | { readonly kind: 'message'; readonly table: string; readonly message: Message }
  | { readonly kind: 'ballots'; readonly table: string; readonly ballots: readonly Ballot[] }
  /** The lists of tables are not what they were. */
  | { readonly kind: 'lobby' }

import type { Ballot, Message, TableCard } from '@roundhouse/wire'

/** A table of the server, and what belongs to it besides the game. */
export interface Room {
  readonly card: TableCard
  readonly messages: readonly Message[]
  readonly ballots: readonly Ballot[]
  /** What the viewer wrote down for themselves. */
  readonly notes: string
  /** Who of the table has it open, by their accounts, and how many others look on; nobody while the connection is lost. */
  readonly here: readonly string[]
  readonly watching: number
}

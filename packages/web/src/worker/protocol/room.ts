import type { LogLine } from '@roundhouse/view'
import type { Ballot, Message, TableCard } from '@roundhouse/wire'
import type { BoardThumbnailScene } from './cards.ts'

/** A line of the log of a game of other rules; null where nobody knows any more how to say it. */
export interface ArchiveLine extends Pick<LogLine, 'heading'> {
  readonly move: number
  readonly text: string | null
}

/** What is shown of a game whose rules are no more on the server. */
export interface ArchiveScene {
  readonly lines: readonly ArchiveLine[]
  /** The last position that is stored. */
  readonly board?: { readonly move: number; readonly scene: BoardThumbnailScene }
}

/** A table of the server, and what belongs to it besides the game. */
export interface Room {
  readonly card: TableCard
  readonly messages: readonly Message[]
  /** Earlier ones that were deleted since the table was opened. */
  readonly deleted: readonly Message[]
  readonly ballots: readonly Ballot[]
  /** What the viewer wrote down for themselves. */
  readonly notes: string
  /** Who of the table has it open, by their accounts, and how many others look on; nobody while the connection is lost. */
  readonly here: readonly string[]
  readonly watching: number
  /** Only where the game is of other rules than the server has: then it is read, and not played. */
  readonly archive?: ArchiveScene
}

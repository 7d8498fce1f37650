import type { Language, Seat } from '@roundhouse/kernel'

export const VISIBILITIES = ['open', 'invited', 'unlisted'] as const
/** Open: listed, anybody may join. Invited: listed, joined by invitation. Unlisted: found and joined by invitation alone. */
export type Visibility = (typeof VISIBILITIES)[number]

export const TABLE_PACES = ['live', 'turns'] as const
/** Everybody is there, or each plays when there is time. */
export type TablePace = (typeof TABLE_PACES)[number]

export const UNDO_POLICIES = ['free', 'own', 'consent', 'none'] as const
/**
 * Free: any player takes moves back. Own: the player who made the last moves,
 * as long as nobody else has decided and no luck has fallen. Consent: when all
 * others agree. None: what is done is done.
 */
export type UndoPolicy = (typeof UNDO_POLICIES)[number]

export const TABLE_STATES = ['waiting', 'playing', 'finished', 'ended'] as const
/** Finished: by the rules. Ended: by agreement before that. */
export type TableState = (typeof TABLE_STATES)[number]

/** Who sits on a seat of a table. */
export interface SeatCard {
  readonly kind: 'open' | 'person' | 'bot'
  /** Empty for an open seat. */
  readonly name: string
  /** The person's account. */
  readonly user?: string
  /** The name of the bot that plays. */
  readonly bot?: string
}

/** Somebody who is asked. */
export interface AwaitedSeat {
  readonly seat: Seat
  /** Since when they have done nothing about it, in milliseconds since 1970. */
  readonly since: number
  /** For so long that the others may have a bot take over. */
  readonly long: boolean
}

/** Where a game stands, in a few words. */
export interface TableGlance {
  readonly round: string
  readonly prompt: string
}

/** A table as lists and waiting rooms show it. */
export interface TableCard {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly state: TableState
  readonly visibility: Visibility
  readonly pace: TablePace
  readonly undo: UndoPolicy
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly SeatCard[]
  /** The account of whoever set it up; null when that is gone. */
  readonly host: string | null
  /** How many entries its log has. */
  readonly seq: number
  /** The seats that are asked. */
  readonly turn: readonly Seat[]
  readonly awaited: readonly AwaitedSeat[]
  readonly glance: Readonly<Record<Language, TableGlance>> | null
  readonly scores: readonly { readonly seat: Seat; readonly rank: number; readonly score: number | null }[]
  /** The seat of whoever asks; null for a spectator. */
  readonly mine: Seat | null
  /** By which others join; only for those who sit at the table. */
  readonly invitation: string | null
  /** Times in milliseconds since 1970. */
  readonly created: number
  readonly moved: number
}

export const TABLE_LISTS = ['mine', 'open', 'playing', 'finished'] as const
/**
 * Mine: where I sit or that I set up, until they are over; where it is my turn
 * comes first. Finished: mine that are over. Open: where a seat is free.
 * Playing: where anybody may look on. Fifty to a page.
 */
export type TableList = (typeof TABLE_LISTS)[number]

export interface NewTable {
  readonly game: string
  readonly title: string
  readonly players: number
  /** The bots, by the seats that they take. */
  readonly bots: readonly { readonly seat: Seat; readonly bot: string }[]
  /** Where whoever sets the table up sits down; absent for somebody who only hosts. */
  readonly seat?: Seat
  readonly options: Readonly<Record<string, unknown>>
  readonly visibility: Visibility
  readonly pace: TablePace
  readonly undo: UndoPolicy
}

export interface Message {
  readonly place: number
  /** The name of whoever said it, as it is now. */
  readonly name: string
  readonly user: string | null
  readonly text: string
  readonly said: number
}

export const BALLOTS = ['undo', 'end', 'remove'] as const
/**
 * Undo: take back to a move. End: stop here. Remove: a bot takes over a seat;
 * only while whoever sits there is asked and has been silent for long, and
 * withdrawn when they do something.
 */
export type BallotKind = (typeof BALLOTS)[number]

/** Something that the people at a table must agree on. */
export interface Ballot {
  readonly kind: BallotKind
  /** Undo: how many moves would stand. Remove: the seat. End: 0. */
  readonly subject: number
  readonly agreed: readonly Seat[]
  /** Those who have not said anything yet. */
  readonly open: readonly Seat[]
}

import type { EndedBy, Language, Seat } from '@roundhouse/kernel'
import type {
  BoardScene,
  CompanyScene,
  OptionScene,
  PresetScene,
  RouteScene,
  StatusLine,
} from '@roundhouse/view'
import type { SeatPlan } from './seatPlan.ts'

/** A board for a small picture: how it lies, how its companies look, and what runs on it. */
export interface BoardThumbnailScene {
  readonly board: BoardScene
  readonly companies: readonly Pick<CompanyScene, 'id' | 'paint'>[]
  readonly routes: readonly RouteScene[]
  /** Where to look; nowhere in particular when empty. */
  readonly focus: readonly string[]
}

/** A game that can be played here. */
export interface GameCard {
  readonly id: string
  readonly name: string
  readonly players: { readonly min: number; readonly max: number }
  readonly summary: string
  /** Names of the bots that can play it, the weakest first. */
  readonly bots: readonly string[]
  readonly options: readonly OptionScene[]
  readonly presets: readonly PresetScene[]
  /** The rule by which so many play, where it is an unofficial variant. */
  readonly unofficial?: Readonly<Record<number, string>>
  /** It can be read from files that another program recorded. */
  readonly recorded?: true
  /** Its board as a small picture. */
  readonly thumbnail?: BoardThumbnailScene
}

/** A game of this device as a list shows it. */
export interface DeviceGameCard {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly seats: readonly SeatPlan[]
  readonly moves: number
  /** When the last move was made, in milliseconds since 1970. */
  readonly time: number
  /** The seats that are asked; none when the game is over. */
  readonly turn: readonly Seat[]
  /** Where it stands, in a line for each language. */
  readonly statusLines: Readonly<Record<Language, StatusLine>>
  readonly scores: readonly { readonly seat: Seat; readonly rank: number; readonly score: number | null }[]
  readonly branchOf?: Branching
  /** The version of the rules that it was begun by; not stored once. */
  readonly version?: number
  /** It goes on, and those rules are not here: nobody can play it. */
  readonly oldRules?: true
  /** It was read from a file. */
  readonly imported?: true
  /** Who ended it where its rules did not. */
  readonly endedBy?: EndedBy
  /** Its board as a small picture. */
  readonly thumbnail?: BoardThumbnailScene
  /** What each seat was worth at a few moments from the start to the end; only when the game is over. */
  readonly values?: readonly (readonly (number | null)[])[]
}

/** The game and the move from which a branch began. */
export interface Branching {
  readonly id: string
  readonly move: number
}

/** A table of the server of which a picture is wanted, and how its players are called. */
export interface ListedTable {
  readonly id: string
  readonly game: string
  readonly players: readonly string[]
}

/** The board of such a table; null where it cannot be shown. */
export interface TableBoard {
  readonly table: string
  readonly board: BoardThumbnailScene | null
}

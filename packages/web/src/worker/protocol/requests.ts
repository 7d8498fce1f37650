import type { Action, Language, Seat } from '@roundhouse/kernel'
import type { Drawing, HexDetails, HexScene, NetworkScene, NextTile, Preview, Stroke } from '@roundhouse/view'
import type { NewTable } from '@roundhouse/wire'
import type { ServerCall } from '../online/api.ts'
import type { BoardThumbnailScene, DeviceGameCard, GameCard, ListedTable, TableBoard } from './cards.ts'
import type { Position, WhyNot } from './position.ts'
import type { SeatPlan } from './seatPlan.ts'

/** How quickly bots move: at once, one move a second, or one move when asked. */
export const PACES = ['instant', 'second', 'step'] as const

export type Pace = (typeof PACES)[number]

export interface NewGameGiven {
  readonly game: string
  readonly players: readonly SeatPlan[]
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: number
}

/** What the worker can be asked, and what it answers. */
interface Requests {
  /** From now on everything is told in this language. */
  speak(given: { language: Language }): void
  pace(given: { pace: Pace }): void
  catalogue(given: null): readonly GameCard[]
  /** The board of a game in full swing, for a picture; null where there is none. */
  exampleBoard(given: { game: string }): BoardThumbnailScene | null
  list(given: null): readonly DeviceGameCard[]
  newGame(given: NewGameGiven): { readonly id: string } | WhyNot
  /** How a game was set up, so that it can be set up again; its seed only when nothing more hangs on it. */
  again(given: { id: string }): Omit<NewGameGiven, 'seed'> & {
    readonly seed?: number
    /** How the table was, when it was one of the server's. */
    readonly online?: TableSettings
  }
  /** Opens a game of this device or of the server; what happens there is pushed from now on. */
  open(given: { id: string; invitation?: string }): void
  close(given: null): void
  remove(given: { id: string }): void
  /** Makes a move, and the one that is decided with it; nothing is shown between the two. */
  move(given: { seat: Seat; action: unknown; next?: unknown }): WhyNot | null
  undo(given: null): void
  redo(given: null): void
  /** The person to whom the device was passed has it. */
  take(given: null): void
  /** Lets the bot whose turn it is make its move. */
  botMove(given: null): void
  /** Lets bots move at once until a person is asked, whatever their pace. */
  forward(given: null): void
  at(given: { move: number }): Position
  branch(given: { move: number }): { readonly id: string }
  /** What there is to know of something that is pointed at, and what each action that is offered there would bring. */
  optionsAt(given: {
    readonly actions: readonly Action[]
    /** The hex that is pointed at. */
    readonly hex?: string
    /** Where nothing is offered: the kinds of action that are offered elsewhere, and some of them done here. */
    readonly attempts?: { readonly kinds: readonly string[]; readonly actions: readonly Action[] }
  }): {
    readonly previews: readonly Preview[]
    /** The tiles that could come next on the hex, whether they fit or not. */
    readonly tiles: readonly NextTile[]
    /** Why none of the attempts can be done. */
    readonly refusal: WhyNot | null
  }
  /** What an action would bring whose blank a person has filled, or why it cannot be done. */
  previewFilled(given: { action: Action }): {
    readonly preview: Preview | null
    readonly refusal: WhyNot | null
  }
  /** Why none of several actions can be done: the reason that most of them share. */
  whyNot(given: { actions: readonly unknown[] }): WhyNot | null
  /** The tiles of a game, as they lie alone. */
  tiles(given: { game: string }): readonly HexScene[]
  /** What there is to know of a hex now, besides how it lies. */
  hex(given: { hex: string }): HexDetails
  /** A run drawn by hand, itemised, after a stroke where there is one; with no filling yet, the best run. */
  draw(given: { filling?: unknown; stroke?: Stroke }): Drawing | null
  /** What somebody reaches after so many moves, and the best that could be made of it; null where that is nothing. */
  network(given: { owner: string; move: number }): NetworkScene | null
  export(given: { id: string }): { readonly file: string; readonly text: string }
  /** Fetches what files are read with, before there is one. */
  readyImport(given: null): void
  import(given: { text: string }): { readonly id: string; readonly moves: number }
  rules(given: { game: string; language: Language }): string
  /** Asks the server. */
  server(given: ServerCall): unknown
  newTable(given: NewTable): { readonly id: string } | WhyNot
  /** The boards of tables of the server, for small pictures. */
  tableBoards(given: { tables: readonly ListedTable[] }): readonly TableBoard[]
  /** Whether to publish that the server's lists of tables have changed. */
  watchLobby(given: { on: boolean }): void
  /** Whoever uses the app has logged in or out. */
  accountChanged(given: null): void
}

/** How people play at a table of the server. */
export type TableSettings = Pick<NewTable, 'title' | 'visibility' | 'pace' | 'undo'>

export type RequestName = keyof Requests

export type RequestInput<A extends RequestName> = Parameters<Requests[A]>[0]

export type RequestAnswer<A extends RequestName> = ReturnType<Requests[A]>

export type Answers = {
  readonly [A in RequestName]: (given: RequestInput<A>) => Promise<RequestAnswer<A>> | RequestAnswer<A>
}

/** What is asked at a table, of this device or of the server. */
export type TableAnswers = Pick<
  Answers,
  | 'move'
  | 'undo'
  | 'redo'
  | 'take'
  | 'botMove'
  | 'forward'
  | 'at'
  | 'optionsAt'
  | 'previewFilled'
  | 'whyNot'
  | 'hex'
  | 'draw'
  | 'network'
>

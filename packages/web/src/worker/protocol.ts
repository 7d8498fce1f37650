import type { Action, Blank, Language, Seat, Viewer } from '@roundhouse/kernel'
import type {
  BoardScene,
  CompanyScene,
  Drawing,
  Fact,
  HexDetails,
  HexScene,
  LogLine,
  NextTile,
  OptionScene,
  PresetScene,
  Preview,
  RouteScene,
  Scene,
  StatusLine,
  Stroke,
  Target,
} from '@roundhouse/view'
import type { Ballot, Message, NewTable, TableCard, TableState } from '@roundhouse/wire'
import type { ServerCall } from './online/api.ts'
import type { LineState } from './online/line.ts'

/** Who sits on a seat: a person at this device, or the bot of that name. */
export interface SeatPlan {
  readonly name: string
  readonly kind: typeof PERSON | string
}

export const PERSON = 'person'

/** How many characters the name on a seat may have. */
export const LONGEST_NAME = 24

/** How quickly bots move: at once, one move a second, or one move when asked. */
export const PACES = ['instant', 'second', 'step'] as const
export type Pace = (typeof PACES)[number]

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
  readonly glimpse?: BoardThumbnailScene
}

/** A game of this device as a list shows it. */
export interface ShelfCard {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly seats: readonly SeatPlan[]
  readonly moves: number
  /** When the last move was made, in milliseconds since 1970. */
  readonly time: number
  /** The seats that are asked; none when the game is over. */
  readonly turn: readonly Seat[]
  readonly glance: Readonly<Record<Language, StatusLine>>
  readonly scores: readonly { readonly seat: Seat; readonly rank: number; readonly score: number | null }[]
  readonly branchOf?: Branching
  /** It was read from a file. */
  readonly imported?: true
  readonly glimpse?: BoardThumbnailScene
  /** What each seat was worth at a few moments from the start to the end; only when the game is over. */
  readonly values?: readonly (readonly (number | null)[])[]
}

/** The game and the move that a line was tried from. */
export interface Branching {
  readonly id: string
  readonly move: number
}

/** A refusal as a person reads it. */
export interface WhyNot {
  readonly rule: string
  readonly sentence: string
  /** The rule's text, in the markdown of the rule book. */
  readonly text: string
}

interface AskedScene {
  readonly seat: Seat
  /** The company in whose name the seat is asked. */
  readonly as?: string
  /** What is asked, in a sentence. */
  readonly prompt: string
}

/** One thing that can be done now. */
export interface OfferScene {
  /** The action, without the part that its blank leaves open. */
  readonly action: Action & Readonly<Record<string, unknown>>
  readonly blank?: Blank
  readonly target: Target
  /** What this kind of action is called. */
  readonly heading: string
  /** The chip or card whose power it uses. */
  readonly power?: string
}

export interface StandingScene {
  readonly seat: Seat
  readonly rank: number
  readonly score: number | null
  /** What the score is made of. */
  readonly facts: readonly Fact[]
}

/** Everything that is shown of a game at one moment. */
export interface Position {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly seats: readonly SeatPlan[]
  /** Whose eyes see it; null for everybody's. */
  readonly viewer: Viewer
  /** How many moves were made before this moment, and how many stand in all. */
  readonly move: number
  readonly moves: number
  /** The last move that the viewer made before this moment; 0 for none. */
  readonly mine: number
  readonly scene: Scene
  readonly asked: readonly AskedScene[]
  /** The person whose offers are below; null while bots think, when the game is over, and in the past. */
  readonly turn: AskedScene | null
  readonly offers: readonly OfferScene[]
  /** The device must go to this seat before anything hidden is shown. */
  readonly pass: Seat | null
  readonly standings: readonly StandingScene[]
  readonly over: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly branchOf?: Branching
  /** How far the table is, when it is one of the server's. */
  readonly online?: TableState
}

/** A table of the server, and what belongs to it besides the game. */
export interface Room {
  readonly card: TableCard
  readonly messages: readonly Message[]
  readonly ballots: readonly Ballot[]
  /** What the viewer wrote down for themselves. */
  readonly notes: string
  /** Who of the table has it open, by their accounts, and how many others look on; nobody while the line is broken. */
  readonly here: readonly string[]
  readonly watching: number
}

/** A line of the log, and the move that it tells of; 0 is the set-up. */
export interface LoggedLine extends LogLine {
  readonly move: number
}

/** The lines from a move on; those of earlier moves stay as they are. */
export interface LogChange {
  readonly from: number
  readonly lines: readonly LoggedLine[]
}

/** Why something could not be done at all. */
const TROUBLES = [
  'missing',
  'unreadable',
  'unknown',
  'version',
  'damaged',
  'action',
  'otherGame',
  'elsewhere',
  'full',
  'broken',
  'absent',
  'network',
  'noTable',
  'login',
  'forbidden',
  'taken',
  'password',
  'state',
  'early',
  'many',
  'guest',
  'unconfirmed',
  'foreign',
  'large',
  'changed',
  'form',
  'often',
  'overtaken',
  'unfinished',
  'hidden',
] as const
export type TroubleCode = (typeof TROUBLES)[number]

/** More about a file that is no good. */
export interface Unfit {
  /** The action that is at fault, as the file numbers it. */
  readonly action?: number
  /** Why the rules refuse it, or the whole game where no action is at fault; absent where it cannot even be read. */
  readonly sentence?: string
  /** The player's name that is too long. */
  readonly name?: string
  /** The game that it says it is. */
  readonly title?: string
}

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
  list(given: null): readonly ShelfCard[]
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
  export(given: { id: string }): { readonly file: string; readonly text: string }
  import(given: { text: string }): { readonly id: string; readonly moves: number }
  rules(given: { game: string; language: Language }): string
  /** Asks the server. */
  server(given: ServerCall): unknown
  newTable(given: NewTable): { readonly id: string } | WhyNot
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
  | 'at'
  | 'optionsAt'
  | 'previewFilled'
  | 'whyNot'
  | 'hex'
  | 'draw'
>

/** From the page to the worker. */
export interface Request<A extends RequestName = RequestName> {
  readonly number: number
  readonly ask: A
  readonly given: RequestInput<A>
}

/** From the worker to the page: an answer, or something that happened. */
export type Reply =
  | { readonly number: number; readonly answer: unknown }
  | {
      readonly number: number
      readonly trouble: TroubleCode
      readonly unfit?: Unfit
      /** How long to wait before it is tried again, where the server says so. */
      readonly seconds?: number
    }
  | Push

export type Push =
  | { readonly happened: 'position'; readonly position: Position; readonly log: LogChange }
  /** A bot, or a long search, has begun or ended its thinking. */
  | { readonly happened: 'thinking'; readonly thinking: boolean }
  /** The games of this device have changed. */
  | { readonly happened: 'shelf' }
  | { readonly happened: 'trouble'; readonly trouble: TroubleCode }
  /** The table of the server that is open, whatever of it has changed. */
  | { readonly happened: 'room'; readonly room: Room }
  | { readonly happened: 'line'; readonly line: LineState }
  /** The server's lists of tables have changed. */
  | { readonly happened: 'lobby' }

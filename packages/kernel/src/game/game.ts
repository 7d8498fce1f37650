import type { Chance, ChanceState } from '../chance/chance.ts'
import type { EndedBy, Move } from '../log/record.ts'
import type { Refusal } from './refusal.ts'

/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** Who looks: a seat, or null for a spectator. */
export type Viewer = Seat | null

export interface Action {
  readonly kind: string
}

/** What happened, as data. An event with `to` is for that seat's eyes only. */
export interface GameEvent {
  readonly kind: string
  readonly to?: Seat
}

export type Emit = (event: GameEvent) => void

/** What a game keeps between two actions: plain JSON. The generator's state is part of it. */
export interface GameState {
  chance: ChanceState
}

/** A part of an offered action that the player fills in. */
export type Blank =
  | {
      readonly kind: 'integer'
      readonly field: string
      readonly min: number
      readonly max: number
      /** Where it is not every number between them: by how much one differs from the next; a multiple of it leads from the least to the most. */
      readonly step?: number
      /** Where it is the price of something that has one: its face value, which may lie beyond the bounds. */
      readonly face?: number
      /** What is proposed, if not its face value or the least. */
      readonly usual?: number
    }
  | {
      readonly kind: 'subset'
      readonly field: string
      /** Best first: the first `min` of them are what is proposed. */
      readonly from: readonly string[]
      readonly min: number
      readonly max: number
    }
  | {
      /**
       * Too many to list: some are proposed, all of which are legal now, and
       * anything else is judged by the step alone.
       */
      readonly kind: 'open'
      readonly field: string
      readonly proposed: readonly unknown[]
    }

/** One action, or one action with a blank in it. */
export interface Offer<A extends Action = Action> {
  readonly action: Partial<A> & Pick<A, 'kind'>
  readonly blank?: Blank
}

/** Who is asked, in whose name (a company's president), and which question. */
export interface Asked {
  readonly seat: Seat
  readonly as?: string
  readonly prompt: string
}

export interface Decision<A extends Action = Action> extends Asked {
  readonly offers: readonly Offer<A>[]
}

/** Reads untrusted input: a zod schema is one. */
export interface Shape<T> {
  safeParse(input: unknown): { success: true; data: T } | { success: false }
}

/**
 * One kind of action. What is offered, what is accepted and why something is
 * refused all come from here and from nowhere else.
 */
export interface Step<State, A extends Action> {
  readonly kind: A['kind']
  readonly shape: Shape<A>
  /** Only the player who chose sees what was chosen, until the game is over. */
  readonly secret?: true
  /** The rule for whoever tries it while only others are asked, where it is not the game's. */
  readonly turnRule?: string
  /** Why nothing of this kind can be done now; nothing means some of it may be. */
  refuseNow(state: State, seat: Seat): Refusal | undefined
  /** A cheap superset of what is legal, produced lazily while the step is open. */
  candidates(state: State, seat: Seat): Iterable<Offer<A>>
  /** The first rule that forbids this action while the step is open. */
  refuse(state: State, action: A, seat: Seat): Refusal | undefined
  /** Changes the state. Called only with what was not refused. */
  apply(state: State, action: A, seat: Seat, emit: Emit, chance: Chance): void
}

export const step = <State, A extends Action>(step: Step<State, A>): Step<State, A> => step

/** A step with nothing to choose in it: while it is open, it can be done. */
export const plainStep = <State, A extends Action>(
  plain: Omit<Step<State, A>, 'candidates' | 'refuse'>,
): Step<State, A> => ({
  ...plain,
  candidates: () => [{ action: { kind: plain.kind } as Offer<A>['action'] }],
  refuse: () => undefined,
})

export interface Standing {
  readonly seat: Seat
  /** 1 for the winner; players who share a place have the same rank. */
  readonly rank: number
  /** null for a player who left the game without a score. */
  readonly score: number | null
}

/** How a game is written down in the logs that other programs exchange with us. */
export interface LogNotation<State> {
  /** The set-up of a log of this game, read off its first line; undefined when it is another game's log. */
  begin(line: unknown): { players: string[]; options: unknown; setup: number[][]; state: unknown } | undefined
  /** The player, as the log names whoever is asked. */
  actor(asked: Asked, players: readonly string[]): unknown
  /** The whole position and what is asked in it, in the log's words. */
  describe(state: State, decisions: readonly Decision[], players: readonly string[]): unknown
}

/** A game that was played on another program, ready to be played again here. */
export interface Recording<State> {
  readonly players: string[]
  readonly options: unknown
  readonly setup: number[][]
  /** What it came to, by player; undefined when that is not recorded. */
  readonly result: Readonly<Record<string, number>> | undefined
  /** Who ended it, when its rules did not. */
  readonly endedBy?: EndedBy | undefined
  /** The actions that stand: their numbers, by which the file knows them, and their places in it. */
  readonly actions: readonly { readonly id: number; readonly place: number }[]
  /** What an action comes to here, move by move: each is made before the next is asked for. */
  movesFor(state: State, index: number): Iterable<Move>
}

export interface Game<State extends GameState = GameState, A extends Action = Action, Options = unknown> {
  readonly id: string
  readonly name: string
  /** Raised when a change would make an old log play differently. */
  readonly version: number
  readonly players: { readonly min: number; readonly max: number }
  readonly options: Shape<Options>
  /** The rules cited for what never reaches a step: play after the end, out of turn, or of no known form. */
  readonly fallbackRules: { readonly over: string; readonly turn: string; readonly form: string }
  /** Why this game cannot be set up like that. */
  refuseSetup(players: number, options: Options): Refusal | undefined
  setup(players: number, options: Options, chance: Chance, emit: Emit): Omit<State, 'chance'>
  /** Everybody who may decide now; nobody when the game is over. */
  asked(state: State): readonly Asked[]
  /** A copy of a state to play on. What is replaced and never changed may be shared with it. */
  fork(state: State): State
  /** Every kind of action, in the order of play. */
  readonly steps: readonly Step<State, A>[]
  /** What this viewer may know; the state itself where that is everything. The kernel hides the generator itself. */
  redact(state: State, viewer: Viewer): State
  /** Best first; during the game, as it would be if it ended now. */
  standings(state: State): readonly Standing[]
  /** Numbers worth watching over many games, such as how long this one took. */
  figures?(state: State): Readonly<Record<string, number>>
  readonly log?: LogNotation<State>
  /** Reads a game that another program recorded; undefined when it is not one of this game. */
  recording?(file: unknown): Promise<Recording<State> | undefined>
}

/** How the program that recorded a game writes its positions down, to compare ours with them. */
export interface TraceNotation<State> {
  /** Our position, in words that both can say. */
  own(state: State, players: readonly string[]): unknown
  /** A position of a trace in the same words, and after which one it comes there; undefined where the two cannot be compared. */
  theirs(position: unknown, own: State, before: unknown, players: readonly string[]): unknown
}

/** A game with what it is tested by, which players do without. */
export interface CheckedGame<
  State extends GameState = GameState,
  A extends Action = Action,
  Options = unknown,
> extends Game<State, A, Options> {
  /** What must hold after every action: one sentence for each thing that does not. */
  violations(state: State): readonly string[]
  /** The second set of books: one sentence for each change of an action that its events do not account for. */
  audit?(before: State, events: readonly GameEvent[], after: State): readonly string[]
  /** What an event is counted as when many games are played, where its kind says too little. */
  countedAs?(event: GameEvent): string
  /** How a game that it reads by `recording` is compared with a trace of it. */
  readonly trace?: TraceNotation<State>
}

import type { Action, Asked, GameEvent, GameState, Seat, Viewer } from './game.ts'
import type { Language } from './rulebook.ts'

/** Who reads: the language, and the names of the players by seat. */
export interface Reader {
  readonly language: Language
  readonly players: readonly string[]
}

export interface Fact {
  readonly label: string
  readonly value: string
  /** At a limit, or worse than before. */
  readonly alarming?: true
}

/** A small labelled thing: a train, a private, an equipment card. */
export interface Chip {
  /** By which a target names it. */
  readonly id?: string
  readonly label: string
  /** More about it, in a sentence. */
  readonly hint?: string
  /** Already used this round, or about to go. */
  readonly state?: 'used' | 'leaving'
}

/** A stop as it is drawn. */
export interface StopScene {
  readonly kind: 'city' | 'town' | 'halt' | 'offboard'
  /** What it is worth: one figure or several, and the figure that holds now. */
  readonly revenue: { readonly values: readonly number[]; readonly now: number }
  /** The company in each slot, or null. */
  readonly slots: readonly (string | null)[]
  /** Companies for which an empty slot is kept, by slot. */
  readonly kept: readonly (string | null)[]
}

/** Where a piece of track ends: an edge, a stop of the hex (`s0`) or a junction (`j`). */
export type TrackEnd = number | string

/** Something that lies on a hex beside its tile: a marker, a cube, a coal counter. */
export interface Mark {
  readonly kind: 'bonus' | 'coal' | 'cube' | 'port' | 'blocked' | 'note'
  readonly label: string
  readonly company?: string
}

/** A hex as it lies now. */
export interface HexScene {
  readonly hex: string
  /** Half hexes to the right and rows down for pointy hexes; columns to the right and half hexes down for flat ones. */
  readonly column: number
  readonly row: number
  /** The colour of the ground: that of a tile (plain, yellow, green, brown, gray, red, blue) or a kind of land (hill, mountain). */
  readonly ground: string
  /** The tile that lies there, by number; absent where only the board is printed. */
  readonly tile?: string
  readonly name?: string
  readonly labels: readonly string[]
  readonly stops: readonly StopScene[]
  readonly paths: readonly (readonly [TrackEnd, TrackEnd])[]
  /** What building here costs. */
  readonly terrain: readonly { readonly kind: string; readonly cost: number }[]
  /** Costs and bars on edges. */
  readonly borders: readonly { readonly edge: number; readonly kind: string; readonly cost?: number }[]
  /** Edges shared with another hex of the same place. */
  readonly joined: readonly number[]
  readonly marks: readonly Mark[]
}

export interface BoardScene {
  readonly layout: 'flat' | 'pointy'
  readonly hexes: readonly HexScene[]
  /** Written before costs on the ground. */
  readonly currency?: string
  /** Names of lakes and seas, on the water, by columns and rows as for hexes. */
  readonly waters?: readonly { readonly name: string; readonly column: number; readonly row: number }[]
}

/** A piece of track that a train runs over. */
export interface RunPiece {
  readonly hex: string
  readonly from: TrackEnd
  readonly to: TrackEnd
}

/** One train's run, drawn and itemised. */
export interface RouteScene {
  readonly train: string
  readonly revenue: number
  readonly pieces: readonly RunPiece[]
  /** The stops in running order; those passed without being counted are not paid. */
  readonly stops: readonly {
    readonly hex: string
    readonly stop: number
    readonly name: string
    readonly value: number
    readonly paid: boolean
  }[]
  readonly bonuses: readonly Fact[]
}

/** A train's run as far as it is drawn by hand. */
export interface DrawnTrain {
  /** By which a stroke names it. */
  readonly id: string
  readonly label: string
  /** With one stop it has only begun; null when the train stays at home. */
  readonly route: RouteScene | null
  /** For each stop but the last, how many ways there are to the next. */
  readonly ways: readonly number[]
  /** It may pass a stop without counting it. */
  readonly skips: boolean
}

/** A stop to which a run can be drawn on, from its last stop or from its first. */
export interface NextStop {
  readonly hex: string
  readonly stop: number
  readonly name: string
  readonly value: number
  readonly from: 'start' | 'end'
}

/** A run drawn by hand, as it stands; whether it is legal as a whole is another question. */
export interface Drawing {
  /** What fills the blank of the action. */
  readonly filling: unknown
  /** Every train that can run. */
  readonly trains: readonly DrawnTrain[]
  /** Where the train of the last stroke can go on. */
  readonly next: readonly NextStop[]
  readonly revenue: number
  /** What the best possible run earns, proved. */
  readonly best: number
  /** What the revenue means, as in "Per share $54". */
  readonly facts: readonly Fact[]
}

/** One change to a run that is drawn by hand. */
export type Stroke = { readonly train: string } & (
  | { readonly stroke: 'look' }
  /** A stop to begin at or to go on to; on a stop of the run, whether it counts. */
  | { readonly stroke: 'point'; readonly hex: string; readonly stop: number }
  | { readonly stroke: 'cut'; readonly end: 'start' | 'end' }
  /** Another way between a stop and the next. */
  | { readonly stroke: 'turn'; readonly link: number }
  | { readonly stroke: 'clear' }
)

export interface Paint {
  readonly fill: string
  readonly text: string
}

/** What is done to a thing at this time, whether it may be now or not, and the ways of doing it. */
export interface Tried {
  /** As the heading of its offers. */
  readonly heading: string
  readonly actions: readonly Action[]
}

export interface CompanyScene {
  readonly id: string
  readonly name: string
  readonly paint: Paint
  /** At work, still to come, gone: what is said of it besides its figures. */
  readonly status: 'open' | 'waiting' | 'closed'
  readonly note?: string
  readonly president: Seat | null
  readonly price?: string
  readonly cash?: string
  /** Percent with each player, by seat. */
  readonly holdings: readonly number[]
  /** Percent elsewhere: with the company, in the market. */
  readonly elsewhere: readonly Fact[]
  readonly trains: readonly Chip[]
  readonly tokensLeft?: number
  readonly chips: readonly Chip[]
  readonly facts: readonly Fact[]
  readonly tried?: readonly Tried[]
}

/** A card in a hand or before a player. */
export interface CardScene {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly facts: readonly Fact[]
  /** Its face cannot be seen. */
  readonly hidden?: true
}

export interface PlayerScene {
  readonly seat: Seat
  readonly name: string
  readonly cash: string
  readonly facts: readonly Fact[]
  readonly cards: readonly CardScene[]
  /** Out of the game. */
  readonly out?: true
  /** Begins the next round of turns. */
  readonly first?: true
}

/** A cell of a price market. */
export interface CellScene {
  readonly label: string
  readonly kind: 'normal' | 'par' | 'closes' | 'ends'
  /** Where the chart is printed in another colour. */
  readonly tint?: 'yellow' | 'brown' | 'gray'
  /** Companies in it, the one that operates first on top. */
  readonly companies: readonly string[]
}

/** What the bank has left: trains, equipment, tiles. */
export interface SupplyScene {
  readonly id: string
  readonly title: string
  /** Kept in sight beside the board: what is for sale. */
  readonly inSight?: true
  readonly items: readonly {
    /** By which a target names it. */
    readonly id?: string
    readonly label: string
    readonly value: string
    readonly hint?: string
    readonly now?: true
    /** What taking it would be, at the time when such things are taken. */
    readonly tried?: Action
  }[]
}

/** What pays for something that must be done, in the order in which it is used. */
export interface Checklist {
  readonly title: string
  readonly items: readonly {
    readonly label: string
    readonly value: string
    readonly state: 'done' | 'now' | 'later' | 'none'
    /** The kinds of action by which it is used. */
    readonly kinds: readonly string[]
  }[]
  /** What is still missing. */
  readonly rest: Fact
}

/** A round on a time table. */
export interface RoundScene {
  /** As short as on a time table: "OR 4.1". */
  readonly label: string
  readonly name: string
  readonly state: 'done' | 'now' | 'later'
}

/** A step of the turn that goes on; several can be open at once. In one that is passed nothing was done. */
export interface StepScene {
  readonly label: string
  readonly state: 'done' | 'passed' | 'open' | 'later'
  /** The kinds of action that belong to it. */
  readonly kinds: readonly string[]
  /** An action of the step: why it is refused says why the step is not open. */
  readonly tried?: Action
}

/** What changes in the course of the game: phases, levels of technology. */
export interface PhaseChart {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly cells: readonly string[]; readonly state: 'done' | 'now' | 'later' }[]
}

/** Everything a screen shows of a position, in the reader's words. No rule is in it. */
export interface Scene {
  /** The round, as in "Operating round 4.2". */
  readonly round: string
  /** The round among those before and after it. */
  readonly rounds?: readonly RoundScene[]
  readonly phases?: PhaseChart
  /** The steps of the turn, where it has any. */
  readonly steps?: readonly StepScene[]
  readonly facts: readonly Fact[]
  readonly board?: BoardScene
  /** Rows of cells; one row for a market along a line. */
  readonly market?: {
    readonly title: string
    /** A hole in a chart is a cell without label. */
    readonly rows: readonly (readonly CellScene[])[]
    /** Of two rows, the second stands half a cell to the right. */
    readonly staggered?: true
  }
  readonly companies: readonly CompanyScene[]
  /** What it calls the trains and the tokens of a company, where it calls them otherwise. */
  readonly called?: { readonly trains: string; readonly tokensLeft: string }
  /** Companies in the order in which they act in this round, where there is one. */
  readonly order: readonly { readonly company: string; readonly state: 'done' | 'now' | 'later' }[]
  readonly players: readonly PlayerScene[]
  readonly supplies: readonly SupplyScene[]
  /** Runs that are drawn on the board now. */
  readonly routes: readonly RouteScene[]
  readonly checklist?: Checklist
}

/** A tile that could come next on a hex by its colour and its track; whether it may be laid now is another question. */
export interface NextTile {
  readonly tile: string
  /** How the hex would look, the tile turned so that least is wrong. */
  readonly hex: HexScene
  /** The edges that are wrong then. */
  readonly failing: readonly number[]
  /** The part of an action that lays it so. */
  readonly lay: Readonly<Record<string, unknown>>
}

/** What there is to know of a hex besides how it lies. */
export interface HexDetails {
  readonly facts: readonly Fact[]
  readonly tiles: readonly NextTile[]
  /** What would be done to it in this turn, by what suits it best. */
  readonly tried?: readonly Action[]
}

/** What an action is done to: where a person points. */
export type Target =
  | { readonly on: 'hex'; readonly hex: string }
  | { readonly on: 'stop'; readonly hex: string; readonly stop: number }
  | { readonly on: 'company'; readonly company: string }
  | { readonly on: 'card'; readonly card: string }
  | { readonly on: 'train'; readonly train: string }
  | { readonly on: 'routes' }
  | { readonly on: 'nothing' }

/** A figure that an action would change. */
export interface Change {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** One action as it is put to a person. */
export interface Choice {
  /** What the button says: what will happen, with its figure. */
  readonly label: string
  readonly changes: readonly Change[]
  /** What it costs, part by part. */
  readonly bill?: { readonly lines: readonly Fact[]; readonly total: string }
  /** Things worth knowing. */
  readonly notes: readonly string[]
  /** Why to think twice. */
  readonly warning?: string
  /** What begins, ends or goes with it, and whose. */
  readonly effects?: readonly Fact[]
  /** How the hex would look. */
  readonly hex?: HexScene
  /** The runs it would make. */
  readonly routes?: readonly RouteScene[]
  /** Where price markers would go. */
  readonly prices?: readonly { readonly company: string; readonly to: string }[]
  /** Its name in a word or two, where it stands beside others. */
  readonly short?: string
  /** What it brings, where it stands beside others. */
  readonly gains?: readonly Fact[]
  /** What is decided right after it; the labels are for both together. */
  readonly next?: readonly { readonly action: Action; readonly choice: Choice }[]
  /** There is no way back into the game. */
  readonly grave?: true
}

/** One line of the log. */
export interface Line {
  readonly text: string
  /** A round or a company's turn begins: a heading for the lines below it. */
  readonly heading?: 'round' | 'turn'
  readonly company?: string
  readonly hex?: string
  /** It touches everybody: a new phase, a company that closes. */
  readonly matters?: true
  /** What its company took in. */
  readonly earned?: number
  /** What its company paid out of what it took in. */
  readonly paid?: number
}

/** One value of an option, with what it means. */
export interface OptionScene {
  readonly name: string
  readonly label: string
  readonly explanation: string
  readonly rule?: string
  readonly values: readonly { readonly value: string | boolean; readonly label: string }[]
  readonly standard: string | boolean
}

/** A value for each of several options, under one name. */
export interface PresetScene {
  readonly name: string
  readonly label: string
  readonly explanation: string
  readonly options: Readonly<Record<string, string | boolean>>
}

/** How a game is shown. Whoever draws it knows no game but this. */
export interface Stage<State extends GameState = GameState, A extends Action = Action> {
  /** In a sentence or two. */
  summary(reader: Pick<Reader, 'language'>): string
  options(reader: Pick<Reader, 'language'>): readonly OptionScene[]
  presets?(reader: Pick<Reader, 'language'>): readonly PresetScene[]
  scene(state: State, viewer: Viewer, reader: Reader): Scene
  /** Which round it is, as the scene says: all that lists need of it. */
  round(state: State, reader: Reader): string
  /** What is asked, as in "PRR: lay track or run the trains". */
  prompt(state: State, asked: Asked, reader: Reader): string
  /** What a kind of action is called in a list, as in "Lay a tile". */
  kind(kind: A['kind'], reader: Pick<Reader, 'language'>): string
  target(state: State, action: Partial<A> & Pick<A, 'kind'>): Target
  /** The chip or card whose power an action uses. */
  power?(action: Partial<A> & Pick<A, 'kind'>): string | undefined
  choice(state: State, action: A, seat: Seat, reader: Reader): Choice
  /** What a log says of an event; nothing for what goes without saying. */
  line(event: GameEvent, reader: Reader): Line | undefined
  /** What it says of everything that one action brought about, where several events make one line. */
  lines?(events: readonly GameEvent[], reader: Reader): readonly Line[]
  /** What a score is made of. */
  score(state: State, seat: Seat, reader: Reader): readonly Fact[]
  /** The tiles that there are, each by its number as it lies alone, for lists of what is left. */
  tiles?(): readonly HexScene[]
  /** What is said of a hex that somebody looks at. */
  hex?(state: State, hex: string, reader: Reader): HexDetails
  /** What fills the blank of a run, drawn on by a stroke where there is one; with no filling yet, the best run. */
  draw?(state: State, filling: unknown, stroke: Stroke | undefined, reader: Reader): Drawing
}

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

export interface Paint {
  readonly fill: string
  readonly text: string
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
  readonly items: readonly {
    /** By which a target names it. */
    readonly id?: string
    readonly label: string
    readonly value: string
    readonly hint?: string
    readonly now?: true
  }[]
}

/** Everything a screen shows of a position, in the reader's words. No rule is in it. */
export interface Scene {
  /** The round, as in "Operating round 4.2". */
  readonly round: string
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
  /** Companies in the order in which they act in this round, where there is one. */
  readonly order: readonly { readonly company: string; readonly state: 'done' | 'now' | 'later' }[]
  readonly players: readonly PlayerScene[]
  readonly supplies: readonly SupplyScene[]
  /** Runs that are drawn on the board now. */
  readonly routes: readonly RouteScene[]
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
  /** Lines of a bill or other things worth knowing. */
  readonly notes: readonly string[]
  /** Why to think twice. */
  readonly warning?: string
  /** How the hex would look. */
  readonly hex?: HexScene
  /** The runs it would make. */
  readonly routes?: readonly RouteScene[]
  /** Where price markers would go. */
  readonly prices?: readonly { readonly company: string; readonly to: string }[]
}

/** One line of the log. */
export interface Line {
  readonly text: string
  /** A round or a company's turn begins: a heading for the lines below it. */
  readonly heading?: 'round' | 'turn'
  readonly company?: string
  readonly hex?: string
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
  /** What is asked, as in "PRR: lay track or run the trains". */
  prompt(state: State, asked: Asked, reader: Reader): string
  /** What a kind of action is called in a list, as in "Lay a tile". */
  kind(kind: A['kind'], reader: Pick<Reader, 'language'>): string
  target(state: State, action: Partial<A> & Pick<A, 'kind'>): Target
  choice(state: State, action: A, seat: Seat, reader: Reader): Choice
  /** What a log says of an event; nothing for what goes without saying. */
  line(event: GameEvent, reader: Reader): Line | undefined
  /** What it says of everything that one action brought about, where several events make one line. */
  lines?(events: readonly GameEvent[], reader: Reader): readonly Line[]
  /** What a score is made of. */
  score(state: State, seat: Seat, reader: Reader): readonly Fact[]
  /** Where a routes blank is filled in: a legal set of routes as the action has it, from what was drawn by hand. */
  routes?(state: State, filling: unknown, reader: Reader): readonly RouteScene[]
}

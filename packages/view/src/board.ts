import type { Action, Currency, Seat } from '@roundhouse/kernel'
import type { Fact } from './fact.ts'
import type { GoodColour } from './goodColours.ts'
import type { Paint } from './paint.ts'

/** A stop as it is drawn. */
export interface StopScene {
  readonly kind: 'city' | 'town' | 'halt' | 'offboard'
  /** What it is worth: one figure or several, and the figure that holds now. */
  readonly revenue: { readonly values: readonly number[]; readonly now: number }
  /** The company in each slot for a token, or null. */
  readonly slots: readonly (string | null)[]
  /** Companies for which an empty slot is reserved, by slot. */
  readonly reservedFor: readonly (string | null)[]
  /** The goods that it takes. */
  readonly takes?: GoodColour
}

/** A stop that is worth nothing by itself and has no slots for tokens. */
export const plainStop = (kind: StopScene['kind']): StopScene => ({
  kind,
  revenue: { values: [], now: 0 },
  slots: [],
  reservedFor: [],
})

/** Where a piece of track ends: an edge, a stop of the hex (`s0`) or a junction (`j`). */
export type TrackEnd = number | string

/** Something that lies on a hex beside its tile: a marker, a cube, a coal counter, a token that waits for a stop, or where a company has to go. */
export interface Mark {
  readonly kind: 'bonus' | 'coal' | 'cube' | 'port' | 'blocked' | 'note' | 'token' | 'goal'
  readonly label: string
  readonly company?: string
  /** Of a company that is still to come. */
  readonly pale?: true
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
  /** Goods that wait there. */
  readonly goods?: readonly GoodColour[]
}

/** A piece of track on a hex, from one end to the other. */
export interface TrackPiece {
  readonly hex: string
  readonly from: TrackEnd
  readonly to: TrackEnd
}

/** Track of a player from one stop to the next, or as far as it goes. */
export interface LinkScene {
  readonly owner: Seat
  /** How the pieces of the owner look. */
  readonly letters: string
  readonly paint: Paint
  readonly pieces: readonly TrackPiece[]
}

export interface BoardScene {
  readonly layout: 'flat' | 'pointy'
  readonly hexes: readonly HexScene[]
  /** Track that players own. */
  readonly links?: readonly LinkScene[]
  /** Of costs on the ground. */
  readonly currency?: Currency
  /** Names of lakes and seas, on the water, by columns and rows as for hexes. */
  readonly waters?: readonly { readonly name: string; readonly column: number; readonly row: number }[]
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
  readonly probes?: readonly Action[]
}

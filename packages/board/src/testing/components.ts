import type { Components } from '../boardContents.ts'
import { boardMap, type MapHex, type Reservation } from '../boardMap.ts'
import type { Color, Stop } from '../face.ts'
import type { Edge, HexName, Layout } from '../hex.ts'
import { type Tile, tileSet } from '../tile.ts'
import type { Path } from '../track.ts'

/** What we read of the facts of a game of the 18xx family, as `components.json` has them. */
export interface Facts {
  readonly layout: Layout
  readonly phases: readonly PhaseFacts[]
  /** 1856: what the option `eightTrain` puts in the place of the last train and its phase. */
  readonly eightTrainVariant?: { readonly phase: PhaseFacts }
  readonly tiles: readonly TileFacts[]
  readonly map: readonly ComponentHex[]
  readonly mapVariants?: {
    readonly small: {
      readonly removed: readonly HexName[]
      readonly replaced: readonly ComponentHex[]
      readonly tileCounts: Readonly<Record<string, number>>
    }
  }
  readonly firstLays?: Readonly<Record<HexName, Readonly<Record<string, readonly number[]>>>>
}

interface PhaseFacts {
  readonly name: string
  readonly tiles: readonly Color[]
}

export interface TileFacts {
  readonly id: string
  readonly color: Color
  readonly count: number | 'unlimited'
  readonly labels: readonly string[]
  readonly stops: readonly Stop[]
  readonly paths: readonly Path[]
  readonly fixedRotation?: number
  readonly upgradesTo: readonly (string | { readonly tile: string; readonly rotations?: readonly number[] })[]
  readonly upgradesToFromPhase6?: readonly string[]
}

export interface ComponentHex {
  readonly hex: HexName
  readonly color: Color
  readonly labels?: readonly string[]
  readonly futureLabels?: readonly { readonly color: Color; readonly label: string }[]
  readonly stops: readonly Stop[]
  readonly paths: readonly Path[]
  readonly terrain?: readonly { readonly kind: string; readonly cost: number }[]
  readonly borders?: readonly { readonly edge: Edge; readonly kind: string; readonly cost?: number }[]
  readonly reservations?: readonly {
    readonly for?: string
    readonly city?: number
    readonly slot?: number
    readonly corporation?: string
    readonly stop?: `s${number}`
  }[]
  readonly passableEdges?: readonly Edge[]
  readonly neighbours?: Readonly<Record<string, HexName>>
  readonly accepts?: readonly { readonly tile: string; readonly rotations: readonly number[] }[]
  readonly firstTiles?: readonly string[]
}

/** Colours of print that no tile covers. */
const FIXED: readonly Color[] = ['gray', 'red', 'blue']

/** The board and the tiles of a game; `small` for the small map of 1860. */
export function componentsOf({ layout, tiles, map, mapVariants }: Facts, small = false): Components {
  const variant = small ? mapVariants?.small : undefined
  const villages = tiles.some(({ stops }) => stops.some(({ kind }) => kind === 'halt'))
  return {
    map: boardMap(
      layout,
      map
        .filter(({ hex }) => !variant?.removed.includes(hex))
        .map((hex) => variant?.replaced.find((other) => other.hex === hex.hex) ?? hex)
        .map((hex) => mapHex(hex, villages)),
    ),
    tiles: tileSet(tiles.map((tile) => tileOf(tile, variant?.tileCounts[tile.id]))),
  }
}

const tileOf = (facts: TileFacts, count = facts.count): Tile => ({
  id: facts.id,
  color: facts.color,
  count: count === 'unlimited' ? null : count,
  labels: facts.labels,
  stops: facts.stops,
  paths: facts.paths,
  ...(facts.fixedRotation === undefined ? {} : { rotations: [facts.fixedRotation] }),
})

function mapHex(facts: ComponentHex, villages: boolean): MapHex {
  const { hex, color, labels = [], futureLabels = [], paths, terrain, borders } = facts
  return {
    hex,
    color,
    labels,
    paths,
    stops: facts.stops.map((stop, place) =>
      villages && isVillage(facts, place) ? { ...stop, kind: 'halt' } : stop,
    ),
    fixed: FIXED.includes(color),
    futureLabels: Object.fromEntries(futureLabels.map((late) => [late.color, [late.label]])),
    ...(terrain ? { terrain } : {}),
    ...(borders ? { borders } : {}),
    reservations: (facts.reservations ?? []).map(
      (reserved): Reservation => ({
        company: reserved.for ?? reserved.corporation!,
        ...(reserved.city === undefined ? {} : { stop: reserved.city }),
        ...(reserved.stop === undefined ? {} : { stop: Number(reserved.stop.slice(1)) }),
        ...(reserved.slot === undefined ? {} : { slot: reserved.slot }),
      }),
    ),
  }
}

/** 1860: a town without track is a village, which becomes a halt (or, at Cowes, a small station). */
const isVillage = ({ stops, paths }: ComponentHex, place: number): boolean =>
  stops[place]!.kind === 'town' && !paths.flat().includes(`s${place}`)

/** The colours that may be laid in a phase. */
export function colorsIn({ phases, eightTrainVariant }: Facts, phase: string): readonly Color[] {
  const known = eightTrainVariant ? [...phases, eightTrainVariant.phase] : phases
  return known.find(({ name }) => name === phase)!.tiles
}

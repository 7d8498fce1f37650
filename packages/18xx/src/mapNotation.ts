import {
  type Border,
  cellItems,
  cellParts,
  cellWord,
  type Edge,
  type MapHex,
  type Reservation,
  readTable,
} from '@roundhouse/board'
import { PRINTED_COLORS, readTrack, stopOf } from './tileNotation.ts'

const COLUMNS = ['hex', 'color', 'name', 'label', 'later', 'track', 'terrain', 'reserved', 'borders'] as const

/** How a title reads what it alone prints on its hexes, by column. */
type OwnColumns = Readonly<Record<string, (cell: string) => unknown>>

type OwnCells<Own extends OwnColumns> = { readonly [Column in keyof Own]?: ReturnType<Own[Column]> }

/**
 * A map, one hex a line: its name on the board, colour, name of the place,
 * label, and track in the notation of tiles. Then what else is printed:
 *
 * - `later`, the label of tiles of some colour: `brown L`
 * - `terrain`: `mountain 40`
 * - `reserved`, companies with stop and slot: `NYC a1, ERIE a2`; `LPS a` for any slot, `THB` for any stop
 * - `borders`, with the edge, on both sides of it: `1 water 20, 4 impassable`
 */
export const readMap = <Own extends OwnColumns>(text: string, own: Own): (MapHex & OwnCells<Own>)[] =>
  readTable(text, [...COLUMNS, ...Object.keys(own)], (cells) => ({
    ...hexOf(cells as Cells),
    ...(Object.fromEntries(
      Object.entries(own).flatMap(([column, read]) => (cells[column] ? [[column, read(cells[column])]] : [])),
    ) as OwnCells<Own>),
  }))

type Cells = Readonly<Record<(typeof COLUMNS)[number], string>>

/** Colours of print that no tile covers. */
const FIXED = ['gray', 'red', 'blue']

function hexOf({ hex, color, name, label, later, track, terrain, reserved, borders }: Cells): MapHex {
  return {
    hex,
    color: cellWord(PRINTED_COLORS, color),
    labels: cellItems(label),
    ...readTrack(track),
    ...(name ? { name } : {}),
    ...(FIXED.includes(color) ? { fixed: true } : {}),
    ...(later ? { futureLabels: Object.fromEntries(cellItems(later).map(readLater)) } : {}),
    ...(terrain ? { terrain: cellItems(terrain).map(readTerrain) } : {}),
    ...(reserved ? { reservations: cellItems(reserved).map(readReservation) } : {}),
    ...(borders ? { borders: cellItems(borders).map(readBorder) } : {}),
  }
}

function readLater(text: string): [string, string[]] {
  const [color, label] = cellParts(text, /^([a-z]+) (\S+)$/)
  return [cellWord(PRINTED_COLORS, color!), [label!]]
}

function readTerrain(text: string): { kind: string; cost: number } {
  const [kind, cost] = cellParts(text, /^([a-z]+) (\d+)$/)
  return { kind: kind!, cost: Number(cost) }
}

function readReservation(text: string): Reservation {
  const [company, stop, slot] = cellParts(text, /^(\S+)(?: ([a-f])([1-9])?)?$/)
  return {
    company: company!,
    ...(stop ? { stop: stopOf(stop) } : {}),
    ...(slot ? { slot: Number(slot) - 1 } : {}),
  }
}

function readBorder(text: string): Border {
  const [edge, kind, cost] = cellParts(text, /^([0-5]) ([a-z]+)(?: (\d+))?$/)
  return { edge: Number(edge) as Edge, kind: kind!, ...(cost ? { cost: Number(cost) } : {}) }
}

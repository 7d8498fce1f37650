import {
  type BoardContents,
  coordinatesOf,
  EDGES,
  type Edge,
  edgesOf,
  faceAt,
  type HexName,
  hasBit,
  opposite,
  placeAt,
  type Revenue,
  revenueIn,
  slotsAt,
} from '@roundhouse/board'
import type { BoardScene, HexScene, Mark, StopScene } from '@roundhouse/view'
import { type ReservedSlot, reservationsBySlot } from '../../track/reservedSlots.ts'
import type { TrackTitle } from '../../track/trackTitle.ts'

/** A board as it is shown, with what the title knows of its hexes. */
export interface ShownBoard {
  readonly laid: BoardContents
  /** The era in which stops earn now. */
  readonly era: string
  readonly reservedSlots: (hex: HexName, city: number) => readonly ReservedSlot[]
  readonly marks: (hex: HexName) => readonly Mark[]
}

type OnBoard = Pick<TrackTitle, 'board'>

/** All hexes as they lie. */
export const boardSceneOf = (title: OnBoard, shown: ShownBoard): BoardScene => ({
  layout: title.board.map.grid.layout,
  hexes: title.board.map.grid.hexes.map((hex) => hexSceneOf(title, shown, hex)),
})

/** A hex as it lies. */
export function hexSceneOf(title: OnBoard, shown: ShownBoard, hex: HexName): HexScene {
  const { board } = title
  const { laid, marks } = shown
  const { printed } = placeAt(board.map, hex)
  const { color, labels, paths } = faceAt(laid, board, hex)
  const tile = laid.tiles[hex]?.tile
  return {
    hex,
    ...coordinatesOf(board.map.grid.layout, hex),
    ground: color,
    ...(tile !== undefined && { tile }),
    ...(printed.name !== undefined && { name: printed.name }),
    labels,
    stops: stopScenes(title, shown, hex),
    paths,
    terrain: tile === undefined ? (printed.terrain ?? []) : [],
    borders: (printed.borders ?? []).filter(({ edge }) => !isMet(title, laid, hex, edge)),
    joined: EDGES.filter((edge) => isJoined(title, hex, edge)),
    marks: marks(hex),
  }
}

function stopScenes({ board }: OnBoard, { laid, era, reservedSlots }: ShownBoard, hex: HexName): StopScene[] {
  const slots = slotsAt(laid, board, hex)
  return faceAt(laid, board, hex).stops.map(({ kind, revenue }, stop) => ({
    kind,
    revenue: { values: revenueValues(revenue), now: revenueIn(revenue, era) },
    slots: slots[stop]!,
    reservedFor: reservationsBySlot(slots[stop]!, reservedSlots(hex, stop)).map(
      (one) => one?.company ?? null,
    ),
  }))
}

/** All that a stop is worth at one time or another. */
export const revenueValues = (revenue: Revenue): number[] =>
  typeof revenue === 'number' ? [revenue] : Object.values(revenue)

/** Whether track meets at the edge, so that what lies on it has been paid. */
function isMet({ board }: OnBoard, laid: BoardContents, hex: HexName, edge: Edge): boolean {
  const beyond = board.map.grid.neighbours.get(hex)![edge]
  if (beyond === undefined) return false
  return (
    hasBit(edgesOf(faceAt(laid, board, hex)), edge) &&
    hasBit(edgesOf(faceAt(laid, board, beyond)), opposite(edge))
  )
}

/** Two hexes of one off-board place. */
function isJoined({ board: { map } }: OnBoard, hex: HexName, edge: Edge): boolean {
  const beyond = map.grid.neighbours.get(hex)![edge]
  const { name } = placeAt(map, hex).printed
  return name !== undefined && beyond !== undefined && placeAt(map, beyond).printed.name === name
}

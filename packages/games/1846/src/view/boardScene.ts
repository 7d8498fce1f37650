import {
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
  slotsAt,
} from '@roundhouse/board'
import type { BoardScene, HexScene, Mark, StopScene } from '@roundhouse/view'
import { BOARD, HEX } from '../components/board.ts'
import { MARKER, type MarkerId } from '../components/companies.ts'
import { PORT } from '../components/money.ts'
import { PHASE } from '../components/trains.ts'
import { closingPrivate, type State } from '../state.ts'
import { keptSlotsNow } from '../track/keptSlots.ts'
import { DOLLARS } from './wording.ts'
import type { Words } from './words.en.ts'

export const boardScene = (state: State, words: Words): BoardScene => ({
  layout: BOARD.map.grid.layout,
  currency: DOLLARS,
  waters: [
    { name: words.lakes.michigan, column: 3.4, row: 2 },
    { name: words.lakes.erie, column: 19, row: 3 },
  ],
  hexes: BOARD.map.grid.hexes.map((hex) => hexScene(state, hex, words)),
})

/** A hex as it lies. */
export function hexScene(state: State, hex: HexName, words: Words): HexScene {
  const { printed } = placeAt(BOARD.map, hex)
  const { color, labels, paths } = faceAt(state.board, BOARD, hex)
  const laid = state.board.tiles[hex]
  return {
    hex,
    ...coordinatesOf(BOARD.map.grid.layout, hex),
    ground: color,
    ...(laid && { tile: laid.tile }),
    ...(printed.name !== undefined && { name: printed.name }),
    labels,
    stops: stopScenes(state, hex),
    paths,
    terrain: laid ? [] : (printed.terrain ?? []),
    borders: (printed.borders ?? []).filter(({ edge }) => !isMet(state, hex, edge)),
    joined: EDGES.filter((edge) => isJoined(hex, edge)),
    marks: marksAt(state, hex, words),
  }
}

function stopScenes(state: State, hex: HexName): StopScene[] {
  const slots = slotsAt(state.board, BOARD, hex)
  return faceAt(state.board, BOARD, hex).stops.map(({ kind, revenue }, stop) => ({
    kind,
    revenue: revenueScene(state, revenue),
    slots: slots[stop]!,
    kept: keptCompanies(state, hex, stop, slots[stop]!),
  }))
}

/** 1846-6.34a. */
function revenueScene({ phase }: State, revenue: Revenue): StopScene['revenue'] {
  if (typeof revenue === 'number') return { values: [revenue], now: revenue }
  return { values: Object.values(revenue), now: revenue[PHASE[phase].era]! }
}

function keptCompanies(
  state: State,
  hex: HexName,
  stop: number,
  slots: readonly (string | null)[],
): (string | null)[] {
  const kept = keptSlotsNow(state, hex, stop)
  return slots.map((token, place) =>
    token === null ? (kept.find(({ slot }) => slot === place)?.company ?? null) : null,
  )
}

/** 1846-6.23: track meets at the edge, so that it has been paid. */
function isMet({ board }: State, hex: HexName, edge: Edge): boolean {
  const beyond = BOARD.map.grid.neighbours.get(hex)![edge]
  if (beyond === undefined) return false
  return (
    hasBit(edgesOf(faceAt(board, BOARD, hex)), edge) &&
    hasBit(edgesOf(faceAt(board, BOARD, beyond)), opposite(edge))
  )
}

/** Two hexes of one off-board place. */
function isJoined(hex: HexName, edge: Edge): boolean {
  const beyond = BOARD.map.grid.neighbours.get(hex)![edge]
  const name = HEX.get(hex)!.name
  return name !== undefined && beyond !== undefined && HEX.get(beyond)!.name === name
}

function marksAt(state: State, hex: HexName, words: Words): Mark[] {
  const { eastWest, ports = 0 } = HEX.get(hex)!
  const marks: Mark[] = []
  if (eastWest)
    marks.push({ kind: 'note', label: words.marks[eastWest.side === 'E' ? 'east' : 'west'](eastWest) })
  for (let port = 0; port < ports; port++) marks.push({ kind: 'port', label: words.marks.port })
  marks.push(...markersAt(state, hex, words))
  const closing = closingPrivate(state, hex)
  if (closing) marks.push({ kind: 'blocked', label: closing })
  return marks
}

/** The markers on a hex, with whoever earns by them. */
function markersAt({ markers }: State, hex: HexName, words: Words): Mark[] {
  const marks: Mark[] = []
  if (markers.port === hex) {
    const label = words.bonus({ amount: PORT * HEX.get(hex)!.ports! })
    marks.push(
      markers.beneficiary ? { kind: 'port', label, company: markers.beneficiary } : { kind: 'bonus', label },
    )
  }
  for (const [marker, { hex: there, corporation }] of Object.entries(markers.placed))
    if (there === hex) {
      const label = words.bonus({ amount: MARKER[marker as MarkerId].bonus })
      marks.push({ kind: 'bonus', label, company: corporation })
    }
  return marks
}

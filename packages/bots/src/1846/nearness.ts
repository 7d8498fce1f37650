import { BOARD, COLORS, type CompanyId, closingPrivate, PHASE, type State } from '@roundhouse/1846'
import {
  EDGES,
  type Edge,
  type Face,
  faceAt,
  type HexName,
  membersOf,
  opposite,
  piecesAt,
  placeAt,
  reachOf,
  stopAt,
  tokensOf,
} from '@roundhouse/board'

/** Steps of distance: a new tile, an upgrade, an upgrade that is still to become possible. */
const [TILE, UPGRADE, LATER] = [2, 3, 5]

/** How far the bot looks, in steps. */
export const FARTHEST = 6

/** A stop, and how many steps of building a company is away from it. */
export interface NearStop {
  readonly hex: HexName
  readonly stop: number
  readonly steps: number
}

const HEXES = BOARD.map.grid.hexes
const NUMBER = new Map(HEXES.map((hex, number) => [hex, number]))

/** For each hex the edges that tiles in it can lead to; nothing where none is ever laid. */
const EXITS = HEXES.map((hex) => {
  const { printed, passable } = placeAt(BOARD.map, hex)
  return printed.fixed ? undefined : (membersOf(passable) as Edge[])
})

/** A way into a hex over one of its edges, by number. */
const entry = (hex: HexName, edge: Edge): number => NUMBER.get(hex)! * EDGES.length + edge

/** For each way into a hex the way into the next hex over the same edge; -1 where none leads on. */
const ACROSS: readonly number[] = HEXES.flatMap((hex) =>
  EDGES.map((edge) => {
    const beyond = placeAt(BOARD.map, hex).ways[edge]
    return beyond === undefined ? -1 : entry(beyond, opposite(edge))
  }),
)

/** The stops that a company reaches, and those that it could reach by building, nearest first for each. */
export function nearStops(state: State, id: CompanyId): Iterable<NearStop> {
  const { board } = state
  const found = new Map<number, NearStop>()
  const entered = new Uint8Array(ACROSS.length)
  const ahead: number[][] = Array.from({ length: FARTHEST + 1 }, () => [])

  function leave(hex: number, edge: Edge, steps: number): void {
    const next = ACROSS[hex * EDGES.length + edge]!
    if (next >= 0 && !entered[next]) ahead[steps]!.push(next)
  }
  /** Notes a stop; says whether it is nearer than was known. */
  function note(hex: number, stop: number, steps: number): boolean {
    const key = hex * EDGES.length + stop
    if ((found.get(key)?.steps ?? FARTHEST + 1) <= steps) return false
    found.set(key, { hex: HEXES[hex]!, stop, steps })
    return true
  }
  /** 1846-6.20f: whether the company can pass a stop. */
  function isOpen(hex: number, face: Face, stop: number): boolean {
    const slots = board.tokens[HEXES[hex]!]?.[stop]
    return face.stops[stop]!.kind === 'city' && (!slots || slots.includes(null) || slots.includes(id))
  }
  /** Comes to a stop and goes on over all its track where it can be passed. */
  function arrive(hex: number, face: Face, stop: number, steps: number): void {
    if (!note(hex, stop, steps) || !isOpen(hex, face, stop)) return
    for (const { to } of piecesAt(face, `s${stop}`)) if (typeof to === 'number') leave(hex, to, steps)
  }
  /** A tile in the hex could lead from this edge, or from a token in it, to every other edge. */
  function build(hex: number, face: Face, edge: Edge | undefined, steps: number): void {
    const next = COLORS[COLORS.indexOf(face.color) + 1]
    if (!EXITS[hex] || next === undefined || face.stops.length > 1) return
    const possible = PHASE[state.phase].colors.includes(next)
    const total = steps + (face.color === 'plain' ? TILE : possible ? UPGRADE : LATER)
    if (total > FARTHEST || closingPrivate(state, HEXES[hex]!)) return
    if (face.stops.length > 0) {
      note(hex, 0, total)
      if (!isOpen(hex, face, 0)) return
    }
    for (const exit of EXITS[hex]) if (exit !== edge) leave(hex, exit, total)
  }
  function enter(hex: number, edge: Edge, steps: number): void {
    const face = faceAt(board, BOARD, HEXES[hex]!)
    for (const { to } of piecesAt(face, edge)) {
      const stop = stopAt(to)
      if (stop !== undefined) arrive(hex, face, stop, steps)
      else leave(hex, to as Edge, steps)
    }
    build(hex, face, edge, steps)
  }

  for (const { hex, stop } of tokensOf(board, id)) {
    const face = faceAt(board, BOARD, hex)
    arrive(NUMBER.get(hex)!, face, stop, 0)
    build(NUMBER.get(hex)!, face, undefined, 0)
  }
  for (const [hex, { entries }] of reachOf(state.board, BOARD, id))
    for (const edge of membersOf(entries) as Edge[]) ahead[0]!.push(entry(hex, edge))
  for (const [steps, entries] of ahead.entries())
    for (const number of entries) {
      if (entered[number]) continue
      entered[number] = 1
      enter(Math.floor(number / EDGES.length), (number % EDGES.length) as Edge, steps)
    }
  return found.values()
}

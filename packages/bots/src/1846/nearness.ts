import { BOARD, COLORS, type CompanyId, closingPrivate, PHASE, type State1846 } from '@roundhouse/1846'
import {
  EDGES,
  type Edge,
  enter,
  type Face,
  faceOn,
  type HexName,
  hasBit,
  leave,
  membersOf,
  opposite,
  passableStops,
  placeAt,
  slotsOn,
  tokensOf,
  type Walk,
} from '@roundhouse/board'

/** Steps of distance: a new tile, an upgrade, an upgrade that is still to become possible. */
const [TILE, UPGRADE, LATER] = [2, 3, 5]

/** How far the bot looks, in steps. */
export const FARTHEST = 6

/** A stop, and how many steps of building a company is away from it. */
export interface NearStop {
  readonly hex: HexName
  readonly face: Face
  readonly stop: number
  readonly steps: number
}

const HEXES = BOARD.map.grid.hexes
const PLACES = HEXES.map((hex) => placeAt(BOARD.map, hex))
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

/** What a further tile in a hex costs in steps, by the colour that it covers; nothing where none can come. */
function buildingSteps({ phase }: State1846): Readonly<Partial<Record<string, number>>> {
  const { colors } = PHASE[phase]
  return Object.fromEntries(
    COLORS.slice(0, -1).map((color, place) => {
      const isPossible = colors.includes(COLORS[place + 1]!)
      return [color, color === 'plain' ? TILE : isPossible ? UPGRADE : LATER]
    }),
  )
}

const BEYOND = FARTHEST + 1

/** A search for what is near a company, on one board. */
interface Search {
  readonly state: State1846
  readonly id: CompanyId
  /** What a tile costs in steps, by the colour that it covers. */
  readonly building: ReturnType<typeof buildingSteps>
  /** Hexes as they lie, and which of their stops the company can pass (1846-6.20f): each is looked at once. */
  readonly faces: (Face | undefined)[]
  readonly passable: number[]
  /** How many steps away each way into a hex is, and each stop. */
  readonly entries: Uint8Array
  readonly stops: Uint8Array
  /** The ways into hexes that are still to be followed, by how far away they are. */
  readonly ahead: readonly number[][]
}

const newSearch = (state: State1846, id: CompanyId): Search => ({
  state,
  id,
  building: buildingSteps(state),
  faces: [],
  passable: [],
  entries: new Uint8Array(ACROSS.length).fill(BEYOND),
  stops: new Uint8Array(ACROSS.length).fill(BEYOND),
  ahead: Array.from({ length: BEYOND }, () => []),
})

function faceOf({ state: { board }, id, faces, passable }: Search, hex: number): Face {
  let face = faces[hex]
  if (!face) {
    face = faceOn(board, BOARD.tiles, PLACES[hex]!)
    faces[hex] = face
    passable[hex] = face.stops.length > 0 ? passableStops(face, slotsOn(board, HEXES[hex]!, face), id) : 0
  }
  return face
}

function leaveBy({ entries, ahead }: Search, hex: number, edge: number, steps: number): void {
  const next = ACROSS[hex * EDGES.length + edge]!
  if (next < 0 || entries[next]! <= steps) return
  entries[next] = steps
  ahead[steps]!.push(next)
}

function note({ stops }: Search, hex: number, stop: number, steps: number): void {
  const key = hex * EDGES.length + stop
  if (stops[key]! > steps) stops[key] = steps
}

/** Goes along track to the stops of a hex and out of it. */
function follow(search: Search, hex: number, { stops, exits }: Walk, steps: number): void {
  for (let stop = 0; stops >> stop > 0; stop++) if (hasBit(stops, stop)) note(search, hex, stop, steps)
  for (const edge of EDGES) if (hasBit(exits, edge)) leaveBy(search, hex, edge, steps)
}

/** A tile in the hex could lead from this edge, or from a token in it, to every other edge. */
function build(search: Search, hex: number, from: number | undefined, steps: number): void {
  const face = faceOf(search, hex)
  const more = search.building[face.color]
  const exits = EXITS[hex]
  if (!exits || more === undefined || face.stops.length > 1) return
  const total = steps + more
  if (total > FARTHEST || closingPrivate(search.state, HEXES[hex]!)) return
  if (face.stops.length > 0) {
    note(search, hex, 0, total)
    if (!hasBit(search.passable[hex]!, 0)) return
  }
  for (const exit of exits) if (exit !== from) leaveBy(search, hex, exit, total)
}

/** Sets out from a token. */
function setOut(search: Search, hex: number, stop: number): void {
  const face = faceOf(search, hex)
  follow(search, hex, leave(face, stop, search.passable[hex]!), 0)
  build(search, hex, undefined, 0)
}

/** Comes into a hex over an edge. */
function comeIn(search: Search, entry: number, steps: number): void {
  const hex = Math.floor(entry / EDGES.length)
  const edge = (entry % EDGES.length) as Edge
  const face = faceOf(search, hex)
  const passable = search.passable[hex]!
  const walk = enter(face, edge, passable)
  follow(search, hex, walk, steps)
  // from a city that can be passed, track leads back as well
  if (walk.stops & passable) leaveBy(search, hex, edge, steps)
  build(search, hex, edge, steps)
}

/** Goes on until nothing nearer is found; into the hex that is left out nobody goes. */
function spread(search: Search, leftOut = -1): void {
  for (const [steps, entries] of search.ahead.entries())
    for (const entry of entries)
      if (search.entries[entry] === steps && Math.floor(entry / EDGES.length) !== leftOut)
        comeIn(search, entry, steps)
}

/** Where the company has tokens, by the numbers of the hexes. */
const startsOf = ({ state: { board }, id }: Search): { hex: number; stop: number }[] =>
  tokensOf(board, id).map(({ hex, stop }) => ({ hex: NUMBER.get(hex)!, stop }))

function foundBy(search: Search): NearStop[] {
  const near: NearStop[] = []
  for (const [key, steps] of search.stops.entries()) {
    if (steps > FARTHEST) continue
    const hex = Math.floor(key / EDGES.length)
    near.push({ hex: HEXES[hex]!, face: faceOf(search, hex), stop: key % EDGES.length, steps })
  }
  return near
}

/** The stops that a company reaches, and those that it could reach by building, with the fewest steps for each. */
export function nearStops(state: State1846, id: CompanyId): NearStop[] {
  const search = newSearch(state, id)
  for (const { hex, stop } of startsOf(search)) setOut(search, hex, stop)
  spread(search)
  return foundBy(search)
}

/**
 * The same after a tile is laid, for many tiles of one board: all that is near
 * without the hex is found out once, and for each tile only what leads through it.
 */
export function nearStopsAfterLays(
  state: State1846,
  id: CompanyId,
): (then: State1846, hex: HexName) => NearStop[] {
  const searches = new Map<number, Search>()

  function without(hex: number): Search {
    const known = searches.get(hex)
    if (known) return known
    const search = newSearch(state, id)
    for (const start of startsOf(search)) if (start.hex !== hex) setOut(search, start.hex, start.stop)
    spread(search, hex)
    searches.set(hex, search)
    return search
  }

  return (then, name) => {
    const hex = NUMBER.get(name)!
    const { faces, passable, entries, stops } = without(hex)
    const search: Search = {
      ...newSearch(then, id),
      faces: [...faces],
      passable: [...passable],
      entries: entries.slice(),
      stops: stops.slice(),
    }
    search.faces[hex] = undefined
    for (const start of startsOf(search)) if (start.hex === hex) setOut(search, hex, start.stop)
    for (const edge of EDGES) {
      const entry = hex * EDGES.length + edge
      search.ahead[search.entries[entry]!]?.push(entry)
    }
    spread(search)
    return foundBy(search)
  }
}

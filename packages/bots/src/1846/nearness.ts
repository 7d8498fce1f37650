import type { CompanyId, State1846 } from '@roundhouse/1846'
import {
  EDGES,
  type Edge,
  type Face,
  type HexName,
  hasBit,
  leave,
  tokensOf,
  type Walk,
} from '@roundhouse/board'
import {
  ACROSS,
  BEYOND,
  EXITS,
  FARTHEST,
  type Ground,
  type GroundHex,
  groundAt,
  groundOf,
  HEXES,
  hexNumber,
  lookAt,
  WAYS_IN,
  walkInto,
} from './ground.ts'

/** A stop, and how many steps of building a company is away from it. */
export interface NearStop {
  readonly hex: HexName
  readonly face: Face
  readonly stop: number
  readonly steps: number
}

/** A search for what is near a company, on one board. */
interface Search {
  readonly ground: Ground
  /** The hex in which another tile lies than on the ground, and how it lies there; -1 for none. */
  readonly changed: number
  readonly change: GroundHex | undefined
  /** How many steps away each way into a hex is, and behind them each stop, six for a hex. */
  readonly steps: Uint8Array
  /** The ways into hexes that are still to be followed, by how far away they are. */
  readonly ahead: readonly number[][]
}

const newSearch = (ground: Ground): Search => ({
  ground,
  changed: -1,
  change: undefined,
  steps: new Uint8Array(2 * WAYS_IN).fill(BEYOND),
  ahead: Array.from({ length: BEYOND }, () => []),
})

const hexIn = ({ ground, changed, change }: Search, hex: number): GroundHex =>
  hex === changed ? change! : groundAt(ground, hex)

function leaveBy({ steps, ahead }: Search, hex: number, edge: number, far: number): void {
  const next = ACROSS[hex * EDGES.length + edge]!
  if (next < 0 || steps[next]! <= far) return
  steps[next] = far
  ahead[far]!.push(next)
}

function note({ steps }: Search, hex: number, stop: number, far: number): void {
  const key = WAYS_IN + hex * EDGES.length + stop
  if (steps[key]! > far) steps[key] = far
}

/** Goes along track to the stops of a hex and out of it. */
function follow(search: Search, hex: number, { stops, exits }: Walk, far: number): void {
  for (let stop = 0; stops >> stop > 0; stop++) if (hasBit(stops, stop)) note(search, hex, stop, far)
  for (let edge = 0; exits >> edge > 0; edge++) if (hasBit(exits, edge)) leaveBy(search, hex, edge, far)
}

/** A tile in the hex could lead from this edge, or from a token in it, to every other edge. */
function build(
  search: Search,
  hex: number,
  { face, passable, building }: GroundHex,
  from: number,
  far: number,
): void {
  const total = far + building
  if (total > FARTHEST) return
  if (face.stops.length > 0) {
    note(search, hex, 0, total)
    if (!hasBit(passable, 0)) return
  }
  for (const exit of EXITS[hex]!) if (exit !== from) leaveBy(search, hex, exit, total)
}

/** No edge. */
const NOWHERE = -1

/** Sets out from a token. */
function setOut(search: Search, hex: number, stop: number): void {
  const here = hexIn(search, hex)
  follow(search, hex, leave(here.face, stop, here.passable), 0)
  build(search, hex, here, NOWHERE, 0)
}

/** Comes into a hex over an edge. */
function comeIn(search: Search, hex: number, edge: Edge, far: number): void {
  const here = hexIn(search, hex)
  const walk = walkInto(here, edge)
  follow(search, hex, walk, far)
  // from a city that can be passed, track leads back as well
  if (walk.stops & here.passable) leaveBy(search, hex, edge, far)
  build(search, hex, here, edge, far)
}

/** Goes on until nothing nearer is found; into the hex that is left out nobody goes. */
function spread(search: Search, leftOut = -1): void {
  const { steps, ahead } = search
  for (let far = 0; far < ahead.length; far++) {
    const ways = ahead[far]!
    for (let index = 0; index < ways.length; index++) {
      const way = ways[index]!
      const hex = Math.floor(way / EDGES.length)
      if (steps[way] === far && hex !== leftOut) comeIn(search, hex, (way % EDGES.length) as Edge, far)
    }
    ways.length = 0
  }
}

/** Where a company has tokens, by the numbers of the hexes. */
const startsOf = ({ board }: State1846, id: CompanyId): { hex: number; stop: number }[] =>
  tokensOf(board, id).map(({ hex, stop }) => ({ hex: hexNumber(hex), stop }))

function foundBy(search: Search): NearStop[] {
  const { steps } = search
  const near: NearStop[] = []
  for (let key = WAYS_IN; key < steps.length; key++) {
    const far = steps[key]!
    if (far > FARTHEST) continue
    const hex = Math.floor((key - WAYS_IN) / EDGES.length)
    near.push({ hex: HEXES[hex]!, face: hexIn(search, hex).face, stop: key % EDGES.length, steps: far })
  }
  return near
}

/** The stops that a company reaches, and those that it could reach by building, with the fewest steps for each. */
export function nearStops(state: State1846, id: CompanyId): NearStop[] {
  const search = newSearch(groundOf(state, id))
  for (const { hex, stop } of startsOf(state, id)) setOut(search, hex, stop)
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
  const ground = groundOf(state, id)
  const starts = startsOf(state, id)
  const searches = new Map<number, Search>()

  function without(hex: number): Search {
    const known = searches.get(hex)
    if (known) return known
    const search = newSearch(ground)
    for (const start of starts) if (start.hex !== hex) setOut(search, start.hex, start.stop)
    spread(search, hex)
    searches.set(hex, search)
    return search
  }

  return (then, name) => {
    const hex = hexNumber(name)
    const { steps, ahead } = without(hex)
    const search = { ground, changed: hex, change: lookAt(then, id, hex), steps: steps.slice(), ahead }
    for (const start of startsOf(then, id)) if (start.hex === hex) setOut(search, hex, start.stop)
    for (let way = hex * EDGES.length; way < (hex + 1) * EDGES.length; way++)
      ahead[search.steps[way]!]?.push(way)
    spread(search)
    return foundBy(search)
  }
}

import { EDGES, type Edge, type Face, type HexName, hasBit, leave, type Walk } from '@roundhouse/board'
import { type Ground, type GroundHex, groundAt, walkInto } from './ground.ts'

/** A stop, and how many steps of building a company is away from it. */
export interface NearStop {
  readonly hex: HexName
  readonly face: Face
  readonly stop: number
  readonly steps: number
}

/** Where a company sets out: a stop of a hex by its number, or the hex alone. */
export interface Start {
  readonly hex: number
  readonly stop: number | null
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

/** Ways into hexes by number: six for each hex, one for each edge. */
const waysIn = ({ country }: Ground): number => country.places.length * EDGES.length

function newSearch(ground: Ground): Search {
  const beyond = ground.farthest + 1
  return {
    ground,
    changed: -1,
    change: undefined,
    steps: new Uint8Array(2 * waysIn(ground)).fill(beyond),
    ahead: Array.from({ length: beyond }, () => []),
  }
}

const hexIn = ({ ground, changed, change }: Search, hex: number): GroundHex =>
  hex === changed ? change! : groundAt(ground, hex)

function leaveBy({ ground, steps, ahead }: Search, hex: number, edge: number, far: number): void {
  const next = ground.country.across[hex * EDGES.length + edge]!
  if (next < 0 || steps[next]! <= far) return
  steps[next] = far
  ahead[far]!.push(next)
}

function note({ ground, steps }: Search, hex: number, stop: number, far: number): void {
  const key = waysIn(ground) + hex * EDGES.length + stop
  if (steps[key]! > far) steps[key] = far
}

/** Goes along track to the stops of a hex and out of it. */
function follow(search: Search, hex: number, { stops, exits }: Walk, far: number): void {
  for (let stop = 0; stops >> stop > 0; stop++) if (hasBit(stops, stop)) note(search, hex, stop, far)
  for (let edge = 0; exits >> edge > 0; edge++) if (hasBit(exits, edge)) leaveBy(search, hex, edge, far)
}

/** A tile in the hex could lead from this edge, or from a token in it, to every stop and every other edge. */
function build(
  search: Search,
  hex: number,
  { face, passable, building }: GroundHex,
  from: number,
  far: number,
): void {
  const total = far + building
  if (total > search.ground.farthest) return
  for (let stop = 0; stop < face.stops.length; stop++) note(search, hex, stop, total)
  if (face.stops.length > 0 && passable === 0) return
  for (const exit of search.ground.country.exits[hex]!) if (exit !== from) leaveBy(search, hex, exit, total)
}

/** No edge. */
const NOWHERE = -1

function setOut(search: Search, { hex, stop }: Start): void {
  const here = hexIn(search, hex)
  if (stop !== null) follow(search, hex, leave(here.face, stop, here.passable), 0)
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

function foundBy(search: Search): NearStop[] {
  const { ground, steps } = search
  const { country, farthest } = ground
  const first = waysIn(ground)
  const near: NearStop[] = []
  for (let key = first; key < steps.length; key++) {
    const far = steps[key]!
    if (far > farthest) continue
    const hex = Math.floor((key - first) / EDGES.length)
    const { printed } = country.places[hex]!
    near.push({ hex: printed.hex, face: hexIn(search, hex).face, stop: key % EDGES.length, steps: far })
  }
  return near
}

/** The stops that a company reaches, and those that it could reach by building, with the fewest steps for each. */
export function stopsNear(ground: Ground, starts: readonly Start[]): NearStop[] {
  const search = newSearch(ground)
  for (const start of starts) setOut(search, start)
  spread(search)
  return foundBy(search)
}

/**
 * The same after a tile is laid, for many tiles of one board: all that is near
 * without the hex is found out once, and for each tile only what leads through it.
 */
export function stopsNearAfterLays(
  ground: Ground,
  starts: readonly Start[],
): (hex: number, change: GroundHex, startsThen: readonly Start[]) => NearStop[] {
  const searches = new Map<number, Search>()

  function without(hex: number): Search {
    const known = searches.get(hex)
    if (known) return known
    const search = newSearch(ground)
    for (const start of starts) if (start.hex !== hex) setOut(search, start)
    spread(search, hex)
    searches.set(hex, search)
    return search
  }

  return (hex, change, startsThen) => {
    const { steps, ahead } = without(hex)
    const search = { ground, changed: hex, change, steps: steps.slice(), ahead }
    for (const start of startsThen) if (start.hex === hex) setOut(search, start)
    for (let way = hex * EDGES.length; way < (hex + 1) * EDGES.length; way++)
      ahead[search.steps[way]!]?.push(way)
    spread(search)
    return foundBy(search)
  }
}

import { type Bits, hasBit } from './bits.ts'
import { type Place, placeAt } from './boardMap.ts'
import type { Face } from './face.ts'
import { EDGES, type Edge, type HexName, opposite } from './hex.ts'
import { type Components, faceOn, type Laid, type Slot, slotsOn, tokensOf } from './laid.ts'
import { onlyRoundLoops } from './trails.ts'
import { enter, leave, type Walk } from './walk.ts'

/** What is reached of one hex. */
export interface Reached {
  readonly stops: Bits
  readonly pieces: Bits
  /** Edges up to which track leads from outside: where track in the hex would go on. */
  readonly entries: Bits
}

/** What is reached, by hex; hexes that are not reached are not there. */
export type Reach = ReadonlyMap<HexName, Reached>

/**
 * The stops of a face that a company can pass. A city blocks when every slot
 * is taken by others, and a reserved slot is empty as long as nothing stands
 * in it; an off-board place has no track through it.
 */
export function passableStops({ stops }: Face, slots: readonly (readonly Slot[])[], company: string): Bits {
  let open = 0
  for (let stop = 0; stop < stops.length; stop++) {
    const { kind } = stops[stop]!
    if (kind === 'city' ? cityIsOpen(slots[stop]!, company) : kind !== 'offboard') open |= 1 << stop
  }
  return open
}

const cityIsOpen = (slots: readonly Slot[], company: string): boolean =>
  slots.some((slot) => slot === company || slot === null)

const known = new WeakMap<Laid, Map<string, Reach>>()

/** What a company can reach from its tokens: worked out once for each board. */
export function reachOf(laid: Laid, components: Components, company: string): Reach {
  let reaches = known.get(laid)
  if (!reaches) {
    reaches = new Map()
    known.set(laid, reaches)
  }
  let reach = reaches.get(company)
  if (!reach) {
    reach = reachFrom(laid, components, tokensOf(laid, company), (hex, face) =>
      passableStops(face, slotsOn(laid, hex, face), company),
    )
    reaches.set(company, reach)
  }
  return reach
}

/** Whether a company can reach a stop from its tokens. */
export const reachesStop = (
  laid: Laid,
  components: Components,
  company: string,
  hex: HexName,
  stop: number,
): boolean => hasBit(reachOf(laid, components, company).get(hex)?.stops ?? 0, stop)

/** Stops to start from. */
type Starts = readonly { readonly hex: HexName; readonly stop: number }[]

/**
 * What can be reached over track from some stops, through those stops of a hex
 * that can be passed: by a way that does not turn back and crosses no hex edge
 * twice, so that no piece of track is used twice either. Nearly always the
 * first ways found tell.
 */
export function reachFrom(
  laid: Laid,
  components: Components,
  starts: Starts,
  passable: (hex: HexName, face: Face) => Bits,
): Reach {
  const { reach, doubt } = explored(laid, components, starts, passable, true)
  if (!doubt) return reach
  return withoutLoops(explored(laid, components, starts, passable, false).reach, reach, starts)
}

/**
 * Every entry by the first way to it. `simple` ways cross no edge twice; there
 * is doubt where an entry was come to only by one that would.
 */
function explored(
  laid: Laid,
  { map, tiles }: Components,
  starts: Starts,
  passable: (hex: HexName, face: Face) => Bits,
  simple: boolean,
): { reach: Map<HexName, Reaching>; doubt: boolean } {
  const reach = new Map<HexName, Reaching>()
  /** Hexes as they are entered, by which edge, and the place in this list of the entry before. */
  const [entered, by, before]: [Reaching[], Edge[], number[]] = [[], [], []]
  const doubts: [Reaching, Edge][] = []

  const at = (hex: HexName): Reaching => {
    let reached = reach.get(hex)
    if (!reached) {
      const place = placeAt(map, hex)
      const face = faceOn(laid, tiles, place)
      const open = face.stops.length > 0 ? passable(hex, face) : 0
      reached = { stops: 0, pieces: 0, entries: 0, place, face, open }
      reach.set(hex, reached)
    }
    return reached
  }
  const cameBy = (way: number, hex: Reaching, edge: Edge): boolean => {
    for (let place = way; place >= 0; place = before[place]!)
      if (entered[place] === hex && by[place] === edge) return true
    return false
  }
  const note = (reached: Reaching, { stops, pieces, exits }: Walk, way: number) => {
    reached.stops |= stops
    reached.pieces |= pieces
    for (const edge of EDGES) {
      const hex = hasBit(exits, edge) ? reached.place.ways[edge] : undefined
      if (hex === undefined) continue
      const beyond = at(hex)
      const entry = opposite(edge)
      if (hasBit(beyond.entries, entry)) continue
      if (simple && hasBit(reached.entries, edge) && cameBy(way, reached, edge)) {
        doubts.push([beyond, entry])
        continue
      }
      beyond.entries |= 1 << entry
      entered.push(beyond)
      by.push(entry)
      before.push(way)
    }
  }

  for (const { hex, stop } of starts) note(at(hex), leave(at(hex).face, stop, at(hex).open), -1)
  for (let place = 0; place < entered.length; place++) {
    const hex = entered[place]!
    note(hex, enter(hex.face, by[place]!, hex.open), place)
  }
  return { reach, doubt: doubts.some(([hex, edge]) => !hasBit(hex.entries, edge)) }
}

/** All that is reached in whatever way, without what is reached only by running round a loop and back along the same track. */
function withoutLoops(reach: Map<HexName, Reaching>, simple: Reach, starts: Starts): Reach {
  const hexes = new Map([...reach.values()].map((reached) => [reached.place.number, reached]))
  const entryInto = (hex: HexName, edge: Edge): number => reach.get(hex)!.place.number * EDGES.length + edge
  const beyond = ({ place }: Reaching, { exits }: Walk): number[] =>
    EDGES.flatMap((edge) => {
      const hex = hasBit(exits, edge) ? place.ways[edge] : undefined
      return hex === undefined ? [] : [entryInto(hex, opposite(edge))]
    })
  const hexOf = (entry: number): Reaching => hexes.get(Math.floor(entry / EDGES.length))!
  const edgeOf = (entry: number): Edge => (entry % EDGES.length) as Edge
  const walked = (entry: number): Walk => enter(hexOf(entry).face, edgeOf(entry), hexOf(entry).open)
  const isSimple = (entry: number): boolean =>
    hasBit(simple.get(hexOf(entry).place.printed.hex)?.entries ?? 0, edgeOf(entry))
  const following = new Map<number, number[]>()
  const entries = [...reach.values()].flatMap((reached) =>
    EDGES.filter((edge) => hasBit(reached.entries, edge)).map(
      (edge) => reached.place.number * EDGES.length + edge,
    ),
  )
  for (const entry of entries) following.set(entry, beyond(hexOf(entry), walked(entry)))
  const gone = onlyRoundLoops(
    {
      first: starts.flatMap(({ hex, stop }) => {
        const reached = reach.get(hex)!
        return beyond(reached, leave(reached.face, stop, reached.open))
      }),
      next: (entry) => following.get(entry)!,
      mirror: (entry) => entryInto(hexOf(entry).place.ways[edgeOf(entry)]!, opposite(edgeOf(entry))),
    },
    new Set(entries),
    new Set(entries.filter((entry) => !isSimple(entry))),
  )
  const exact = new Map<HexName, { stops: Bits; pieces: Bits; entries: Bits }>()
  const note = (reached: Reaching, { stops, pieces }: Walk, entry: Bits) => {
    const { hex } = reached.place.printed
    const known = exact.get(hex) ?? { stops: 0, pieces: 0, entries: 0 }
    exact.set(hex, {
      stops: known.stops | stops,
      pieces: known.pieces | pieces,
      entries: known.entries | entry,
    })
  }
  for (const { hex, stop } of starts) {
    const reached = reach.get(hex)!
    note(reached, leave(reached.face, stop, reached.open), 0)
  }
  for (const entry of entries) if (!gone.has(entry)) note(hexOf(entry), walked(entry), 1 << edgeOf(entry))
  return exact
}

/** A hex while it is being reached. */
interface Reaching {
  stops: Bits
  pieces: Bits
  entries: Bits
  readonly place: Place
  readonly face: Face
  /** The stops that can be passed. */
  readonly open: Bits
}

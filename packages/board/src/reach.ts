import { type Bits, bitsOf, hasBit } from './bits.ts'
import { type BoardContents, type Components, faceOn, type Slot, slotsOn, tokensOf } from './boardContents.ts'
import { type Place, placeAt } from './boardMap.ts'
import type { Face } from './face.ts'
import { EDGES, type Edge, type HexName, opposite } from './hex.ts'
import { onlyRoundLoops } from './trails.ts'
import { enter, leave, type Walk } from './walk.ts'

/** What is reached of one hex. */
export interface ReachedHex {
  readonly stops: Bits
  readonly pieces: Bits
  /** Edges up to which track leads from outside: where track in the hex would go on. */
  readonly entries: Bits
  /** Edges of the hex that every way to this entry has crossed before: where none can go on. */
  shut(entry: Edge): Bits
}

/** What is reached, by hex; hexes that are not reached are not there. */
export type Reach = ReadonlyMap<HexName, ReachedHex>

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

const known = new WeakMap<BoardContents, Map<string, Reach>>()

/** What a company can reach from its tokens: worked out once for each board. */
export function reachOf(laid: BoardContents, components: Components, company: string): Reach {
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
  laid: BoardContents,
  components: Components,
  company: string,
  hex: HexName,
  stop: number,
): boolean => hasBit(reachOf(laid, components, company).get(hex)?.stops ?? 0, stop)

/** Stops to start from. */
type Starts = readonly { readonly hex: HexName; readonly stop: number }[]

/** An edge that no way crosses. */
interface Barred {
  readonly hex: HexName
  readonly edge: Edge
}

/**
 * What can be reached over track from some stops, through those stops of a hex
 * that can be passed: by a way that does not turn back and crosses no hex edge
 * twice, so that no piece of track is used twice either. Nearly always the
 * first ways found tell.
 */
export function reachFrom(
  laid: BoardContents,
  components: Components,
  starts: Starts,
  passable: (hex: HexName, face: Face) => Bits,
  barred?: Barred,
): Reach {
  const { reach, doubt } = explore(laid, components, starts, passable, true, barred)
  const ways = doubt
    ? withoutLoops(explore(laid, components, starts, passable, false, barred).reach, reach, starts)
    : reach
  const leadsTo = (hex: HexName, entry: Edge, without: Edge): boolean => {
    const avoiding = reachFrom(laid, components, starts, passable, { hex, edge: without })
    return hasBit(avoiding.get(hex)?.entries ?? 0, entry)
  }
  for (const [hex, reached] of ways)
    if (reached.crossed)
      reached.shut = shutAmong(reached.crossed, (entry, without) => leadsTo(hex, entry, without))
  return ways
}

/** Whether such a way leads to a stop of one of some hexes. What else can be reached is looked at only where that is in doubt. */
export function leadsToSome(
  laid: BoardContents,
  components: Components,
  starts: Starts,
  passable: (hex: HexName, face: Face) => Bits,
  hexes: readonly HexName[],
): boolean {
  const isReached = (reach: Reach): boolean => hexes.some((hex) => (reach.get(hex)?.stops ?? 0) !== 0)
  const simple = explore(laid, components, starts, passable, true, undefined)
  if (isReached(simple.reach)) return true
  if (!simple.doubt) return false
  const all = explore(laid, components, starts, passable, false, undefined)
  return isReached(all.reach) && isReached(withoutLoops(all.reach, simple.reach, starts))
}

const nothingShut = (): Bits => 0

/** Only edges that the first way found has crossed are asked about, and only when somebody wants to know. */
function shutAmong(
  crossed: readonly (Bits | undefined)[],
  leadsTo: (entry: Edge, without: Edge) => boolean,
): ReachedHex['shut'] {
  const known: Bits[] = []
  return (entry) => {
    known[entry] ??= bitsOf(
      EDGES.filter((edge) => hasBit(crossed[entry] ?? 0, edge) && !leadsTo(entry, edge)),
    )
    return known[entry]
  }
}

/**
 * Every entry by the first way to it. `simple` ways cross no edge twice; there
 * is doubt where an entry was come to only by one that would.
 */
function explore(
  laid: BoardContents,
  { map, tiles }: Components,
  starts: Starts,
  passable: (hex: HexName, face: Face) => Bits,
  simple: boolean,
  barred: Barred | undefined,
): { reach: Map<HexName, HexInReach>; doubt: boolean } {
  const reach = new Map<HexName, HexInReach>()
  /** The hexes of `reach`, by the numbers of their places. */
  const reached: (HexInReach | undefined)[] = []
  /** Hexes as they are entered, by which edge, and the index in this list of the entry before. */
  const [entered, by, before]: [HexInReach[], Edge[], number[]] = [[], [], []]
  const doubts: [HexInReach, Edge][] = []

  const at = (place: Place): HexInReach => {
    let here = reached[place.number]
    if (!here) {
      const { hex } = place.printed
      const face = faceOn(laid, tiles, place)
      const open = face.stops.length > 0 ? passable(hex, face) : 0
      here = { stops: 0, pieces: 0, entries: 0, crossed: undefined, shut: nothingShut, place, face, open }
      reached[place.number] = here
      reach.set(hex, here)
    }
    return here
  }
  const cameBy = (way: number, hex: HexInReach, edge: Edge): boolean => {
    for (let index = way; index >= 0; index = before[index]!)
      if (entered[index] === hex && by[index] === edge) return true
    return false
  }
  const isBarred = (here: HexInReach, edge: Edge): boolean =>
    edge === barred?.edge && here.place.printed.hex === barred.hex
  /** The edges of a hex that a way has crossed. */
  const crossedOf = (hex: HexInReach, way: number): Bits => {
    let crossed = 0
    for (let index = way; index >= 0; index = before[index]!) {
      if (entered[index] === hex) crossed |= 1 << by[index]!
      else if (entered[index]!.place.beyond[by[index]!] === hex.place) crossed |= 1 << opposite(by[index]!)
    }
    return crossed
  }
  const note = (here: HexInReach, { stops, pieces, exits }: Walk, way: number) => {
    here.stops |= stops
    here.pieces |= pieces
    for (const edge of EDGES) {
      const next = hasBit(exits, edge) ? here.place.beyond[edge] : undefined
      if (next === undefined) continue
      const beyond = at(next)
      const entry = opposite(edge)
      if (hasBit(beyond.entries, entry) || isBarred(here, edge) || isBarred(beyond, entry)) continue
      if (simple && hasBit(here.entries, edge) && cameBy(way, here, edge)) {
        doubts.push([beyond, entry])
        continue
      }
      // a hex without track was not passed before
      const crossed = beyond.pieces === 0 ? 0 : crossedOf(beyond, way)
      if (crossed !== 0) {
        beyond.crossed ??= []
        beyond.crossed[entry] = crossed
      }
      beyond.entries |= 1 << entry
      entered.push(beyond)
      by.push(entry)
      before.push(way)
    }
  }

  for (const { hex, stop } of starts) {
    const start = at(placeAt(map, hex))
    note(start, leave(start.face, stop, start.open), -1)
  }
  for (let index = 0; index < entered.length; index++) {
    const hex = entered[index]!
    note(hex, enter(hex.face, by[index]!, hex.open), index)
  }
  return { reach, doubt: doubts.some(([hex, edge]) => !hasBit(hex.entries, edge)) }
}

/** All that is reached in whatever way, without what is reached only by running round a loop and back along the same track. */
function withoutLoops(
  reach: Map<HexName, HexInReach>,
  simple: ReadonlyMap<HexName, HexInReach>,
  starts: Starts,
): Map<HexName, HexOnWay> {
  const hexes = new Map([...reach.values()].map((reached) => [reached.place.number, reached]))
  const entryInto = (hex: HexName, edge: Edge): number => reach.get(hex)!.place.number * EDGES.length + edge
  const beyond = ({ place }: HexInReach, { exits }: Walk): number[] =>
    EDGES.flatMap((edge) => {
      const hex = hasBit(exits, edge) ? place.ways[edge] : undefined
      return hex === undefined ? [] : [entryInto(hex, opposite(edge))]
    })
  const hexOf = (entry: number): HexInReach => hexes.get(Math.floor(entry / EDGES.length))!
  const edgeOf = (entry: number): Edge => (entry % EDGES.length) as Edge
  const walkFrom = (entry: number): Walk => enter(hexOf(entry).face, edgeOf(entry), hexOf(entry).open)
  const isSimple = (entry: number): boolean =>
    hasBit(simple.get(hexOf(entry).place.printed.hex)?.entries ?? 0, edgeOf(entry))
  const nextEntries = new Map<number, number[]>()
  const entries = [...reach.values()].flatMap((reached) =>
    EDGES.filter((edge) => hasBit(reached.entries, edge)).map(
      (edge) => reached.place.number * EDGES.length + edge,
    ),
  )
  for (const entry of entries) nextEntries.set(entry, beyond(hexOf(entry), walkFrom(entry)))
  const gone = onlyRoundLoops(
    {
      first: starts.flatMap(({ hex, stop }) => {
        const reached = reach.get(hex)!
        return beyond(reached, leave(reached.face, stop, reached.open))
      }),
      next: (entry) => nextEntries.get(entry)!,
      mirror: (entry) => entryInto(hexOf(entry).place.ways[edgeOf(entry)]!, opposite(edgeOf(entry))),
    },
    new Set(entries),
    new Set(entries.filter((entry) => !isSimple(entry))),
  )
  const exact = new Map<HexName, HexOnWay>()
  // of an entry to which no simple way was found, nothing is known
  const crossedBefore = (hex: HexName): Bits[] => {
    const found = simple.get(hex)
    return EDGES.map((edge) =>
      hasBit(found?.entries ?? 0, edge) ? (found!.crossed?.[edge] ?? 0) : ALL_EDGES,
    )
  }
  const note = (reached: HexInReach, { stops, pieces }: Walk, entry: Bits) => {
    const { hex } = reached.place.printed
    let known = exact.get(hex)
    if (!known) {
      known = { stops: 0, pieces: 0, entries: 0, crossed: crossedBefore(hex), shut: nothingShut }
      exact.set(hex, known)
    }
    known.stops |= stops
    known.pieces |= pieces
    known.entries |= entry
  }
  for (const { hex, stop } of starts) {
    const reached = reach.get(hex)!
    note(reached, leave(reached.face, stop, reached.open), 0)
  }
  for (const entry of entries) if (!gone.has(entry)) note(hexOf(entry), walkFrom(entry), 1 << edgeOf(entry))
  return exact
}

const ALL_EDGES = bitsOf(EDGES)

/** What is known of a hex while ways are looked for. */
interface HexOnWay {
  stops: Bits
  pieces: Bits
  entries: Bits
  /** By entry: edges of the hex that the first way to it has crossed, where there are any. */
  crossed: (Bits | undefined)[] | undefined
  shut: ReachedHex['shut']
}

/** A hex while it is being reached. */
interface HexInReach extends HexOnWay {
  readonly place: Place
  readonly face: Face
  /** The stops that can be passed. */
  readonly open: Bits
}

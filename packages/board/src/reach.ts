import { type Bits, bitsOf, hasBit } from './bits.ts'
import { type BoardContents, type Components, type Slot, slotsOn, tokensOf } from './boardContents.ts'
import { type Explored, explore, type Journey } from './explore.ts'
import type { Face } from './face.ts'
import { EDGES, type Edge, type HexName } from './hex.ts'
import { type ReadOff, rememberedByCompany } from './remembered.ts'
import { withoutLoops } from './withoutLoops.ts'

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

const journeyOf = (laid: BoardContents, company: string): Journey => ({
  starts: tokensOf(laid, company),
  passable: (hex, face) => passableStops(face, slotsOn(laid, hex, face), company),
})

/** What is found by the first ways from its tokens. */
const firstWays = rememberedByCompany((laid, components, company) => {
  const journey = journeyOf(laid, company)
  const simple = explore(laid, components, journey, true)
  noteShut(laid, components, journey, simple)
  return { value: { journey, simple }, hexes: [...simple.reach.keys()] }
})

const allWays = rememberedByCompany((laid, components, company) => {
  const { journey, simple } = firstWays(laid, components, company)
  const all = explore(laid, components, journey, false)
  return { value: exactly(laid, components, journey, simple, all), hexes: [...all.reach.keys()] }
})

/** What a company can reach from its tokens: worked out once for all boards that are alike where it looks. */
export function reachOf(laid: BoardContents, components: Components, company: string): Reach {
  const { simple } = firstWays(laid, components, company)
  return simple.doubt ? allWays(laid, components, company) : simple.reach
}

/** What a company reaches for certain, nearly always all there is and found sooner; of a hex in doubt there may be nothing. */
export const surelyReached = (laid: BoardContents, components: Components, company: string): Reach =>
  firstWays(laid, components, company).simple.reach

/** Whether a company can reach a stop from its tokens. */
export const reachesStop = (
  laid: BoardContents,
  components: Components,
  company: string,
  hex: HexName,
  stop: number,
): boolean =>
  [surelyReached, reachOf].some((reached) =>
    hasBit(reached(laid, components, company).get(hex)?.stops ?? 0, stop),
  )

/**
 * What can be reached over track from some stops, through those stops of a hex
 * that can be passed: by a way that does not turn back and crosses no hex edge
 * twice, so that no piece of track is used twice either. Nearly always the
 * first ways found tell.
 */
export function reachFrom(
  laid: BoardContents,
  components: Components,
  starts: Journey['starts'],
  passable: Journey['passable'],
): Reach {
  const journey = { starts, passable }
  const simple = explore(laid, components, journey, true)
  if (simple.doubt)
    return exactly(laid, components, journey, simple, explore(laid, components, journey, false))
  noteShut(laid, components, journey, simple)
  return simple.reach
}

/** Whether such a way leads to a stop of one of some hexes. */
export function leadsToSome(
  laid: BoardContents,
  components: Components,
  starts: Journey['starts'],
  passable: Journey['passable'],
  hexes: readonly HexName[],
): ReadOff<boolean> {
  const isReached = (reach: Found): boolean => hexes.some((hex) => (reach.get(hex)?.stops ?? 0) !== 0)
  return whether(laid, components, { starts, passable }, isReached)
}

type Found = ReadonlyMap<HexName, Pick<ReachedHex, 'stops' | 'entries'>>

/** Whether something is among what is reached. Mostly it is not even if ways cross edges twice, or the first ones come to it. */
function whether(
  laid: BoardContents,
  components: Components,
  journey: Journey,
  isReached: (reach: Found) => boolean,
): ReadOff<boolean> {
  const all = explore(laid, components, journey, false)
  const hexes = [...all.reach.keys()]
  if (!isReached(all.reach)) return { value: false, hexes }
  const simple = explore(laid, components, journey, true)
  return {
    value: isReached(simple.reach) || isReached(withoutLoops(all.reach, simple.reach, journey.starts)),
    hexes,
  }
}

/** What is reached where the first ways leave doubt. */
function exactly(
  laid: BoardContents,
  components: Components,
  journey: Journey,
  simple: Explored,
  all: Explored,
): Reach {
  const reach = withoutLoops(all.reach, simple.reach, journey.starts)
  for (const [hex, reached] of reach) {
    const found = simple.reach.get(hex)
    // of an entry to which no simple way was found, nothing is known
    reached.shut = shutAt(laid, components, journey, hex, (entry) =>
      found && hasBit(found.entries, entry) ? simple.crossedBefore(found, entry) : ALL_EDGES,
    )
  }
  return reach
}

const ALL_EDGES = bitsOf(EDGES)

/** Tells of what the first ways reach which edges are shut. */
function noteShut(laid: BoardContents, components: Components, journey: Journey, simple: Explored): void {
  for (const [hex, reached] of simple.reach)
    if (reached.passedBefore !== 0)
      reached.shut = shutAt(laid, components, journey, hex, (entry) => simple.crossedBefore(reached, entry))
}

/** Only edges that the first way found has crossed are asked about, and only when somebody wants to know. */
function shutAt(
  laid: BoardContents,
  components: Components,
  journey: Journey,
  hex: HexName,
  crossed: (entry: Edge) => Bits,
): ReachedHex['shut'] {
  const known: Bits[] = []
  const leadsTo = (entry: Edge, without: Edge): boolean =>
    whether(laid, components, { ...journey, barred: { hex, edge: without } }, (reach) =>
      hasBit(reach.get(hex)?.entries ?? 0, entry),
    ).value
  return (entry) => {
    if (known[entry] === undefined) {
      const edges = crossed(entry)
      known[entry] = bitsOf(EDGES.filter((edge) => hasBit(edges, edge) && !leadsTo(entry, edge)))
    }
    return known[entry]
  }
}

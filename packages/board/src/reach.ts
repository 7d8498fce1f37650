import { type Bits, hasBit } from './bits.ts'
import { type Place, placeAt } from './boardmap.ts'
import type { Face } from './face.ts'
import { EDGES, type Edge, type HexName, opposite } from './hex.ts'
import { type Components, faceOn, type Laid, type Slot, slotsOn, tokensOf } from './laid.ts'
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

/** How many empty slots of a stop are kept for others and count as taken. */
export type Withheld = (hex: HexName, stop: number) => number

/** A reserved slot is empty as long as nothing stands in it. */
export const nothingWithheld: Withheld = () => 0

/**
 * The stops of a face that a company can pass. A city blocks when every slot
 * is taken by others; an off-board place has no track through it.
 */
export function passableStops(
  { stops }: Face,
  slots: readonly (readonly Slot[])[],
  company: string,
  withheld: (stop: number) => number,
): Bits {
  let open = 0
  for (let stop = 0; stop < stops.length; stop++) {
    const { kind } = stops[stop]!
    if (kind === 'city' ? cityIsOpen(slots[stop]!, company, withheld(stop)) : kind !== 'offboard')
      open |= 1 << stop
  }
  return open
}

function cityIsOpen(slots: readonly Slot[], company: string, withheld: number): boolean {
  let empty = 0
  for (const slot of slots) {
    if (slot === company) return true
    if (slot === null) empty++
  }
  return empty > withheld
}

/** What a company can reach from its tokens. */
export const reachOf = (
  laid: Laid,
  components: Components,
  company: string,
  withheld: Withheld = nothingWithheld,
): Reach =>
  reachFrom(laid, components, tokensOf(laid, company), (hex, face) =>
    passableStops(face, slotsOn(laid, hex, face), company, (stop) => withheld(hex, stop)),
  )

/**
 * What can be reached over track from some stops, through those stops of a hex
 * that can be passed. Every edge is entered once in each direction, so no way
 * turns back at an edge or in a stop; one that runs round a loop and back
 * along its own track counts as a way.
 */
export function reachFrom(
  laid: Laid,
  { map, tiles }: Components,
  starts: readonly { readonly hex: HexName; readonly stop: number }[],
  passable: (hex: HexName, face: Face) => Bits,
): Reach {
  const reach = new Map<HexName, Reaching>()
  /** Hexes that are still to be entered, and by which edge. */
  const [ahead, by]: [Reaching[], Edge[]] = [[], []]

  const at = (hex: HexName): Reaching => {
    let reached = reach.get(hex)
    if (!reached) {
      const place = placeAt(map, hex)
      const face = faceOn(laid, tiles, place)
      const open = face.stops.length > 0 ? passable(hex, face) : 0
      reached = { stops: 0, pieces: 0, entries: 0, ways: place.ways, face, open }
      reach.set(hex, reached)
    }
    return reached
  }
  const note = (reached: Reaching, { stops, pieces, exits }: Walk) => {
    reached.stops |= stops
    reached.pieces |= pieces
    for (const edge of EDGES) {
      const hex = hasBit(exits, edge) ? reached.ways[edge] : undefined
      if (hex === undefined) continue
      const beyond = at(hex)
      const entry = opposite(edge)
      if (hasBit(beyond.entries, entry)) continue
      beyond.entries |= 1 << entry
      ahead.push(beyond)
      by.push(entry)
    }
  }

  for (const { hex, stop } of starts) note(at(hex), leave(at(hex).face, stop, at(hex).open))
  for (let next = ahead.pop(); next; next = ahead.pop()) note(next, enter(next.face, by.pop()!, next.open))
  return reach
}

/** A hex while it is being reached. */
interface Reaching {
  stops: Bits
  pieces: Bits
  entries: Bits
  readonly ways: Place['ways']
  readonly face: Face
  /** The stops that can be passed. */
  readonly open: Bits
}

import { type Bits, hasBit, membersOf } from './bits.ts'
import { placeAt } from './boardmap.ts'
import type { Face } from './face.ts'
import { type Edge, type HexName, opposite } from './hex.ts'
import { type Components, faceAt, type Laid, type Slot, slotsAt, tokensOf } from './laid.ts'
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
  for (const [stop, { kind }] of stops.entries())
    if (kind === 'city' ? cityIsOpen(slots[stop]!, company, withheld(stop)) : kind !== 'offboard')
      open |= 1 << stop
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
    passableStops(face, slotsAt(laid, components, hex), company, (stop) => withheld(hex, stop)),
  )

/**
 * What can be reached over track from some stops, through those stops of a hex
 * that can be passed. Every edge is entered once in each direction, so no way
 * turns back at an edge or in a stop; one that runs round a loop and back
 * along its own track counts as a way.
 */
export function reachFrom(
  laid: Laid,
  components: Components,
  starts: readonly { readonly hex: HexName; readonly stop: number }[],
  passable: (hex: HexName, face: Face) => Bits,
): Reach {
  const reach = new Map<HexName, { stops: Bits; pieces: Bits; entries: Bits; open: Bits; face: Face }>()
  const ahead: [HexName, Edge][] = []

  const at = (hex: HexName) => {
    let reached = reach.get(hex)
    if (!reached) {
      const face = faceAt(laid, components, hex)
      reached = { stops: 0, pieces: 0, entries: 0, open: passable(hex, face), face }
      reach.set(hex, reached)
    }
    return reached
  }
  const note = (hex: HexName, { stops, pieces, exits }: Walk) => {
    const reached = at(hex)
    reached.stops |= stops
    reached.pieces |= pieces
    const { ways } = placeAt(components.map, hex)
    for (const edge of membersOf(exits) as Edge[]) {
      const beyond = ways[edge]
      if (beyond === undefined || hasBit(at(beyond).entries, opposite(edge))) continue
      at(beyond).entries |= 1 << opposite(edge)
      ahead.push([beyond, opposite(edge)])
    }
  }

  for (const { hex, stop } of starts) note(hex, leave(at(hex).face, stop, at(hex).open))
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const [hex, edge] = next
    note(hex, enter(at(hex).face, edge, at(hex).open))
  }
  return reach
}

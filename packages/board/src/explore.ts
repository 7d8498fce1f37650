import { type Bits, hasBit } from './bits.ts'
import { type BoardContents, type Components, faceOn } from './boardContents.ts'
import { type Place, placeAt } from './boardMap.ts'
import type { Face } from './face.ts'
import { EDGES, type Edge, type HexName, opposite } from './hex.ts'
import { enter, leave, type Walk } from './walk.ts'

/** Where ways begin, and what they pass. */
export interface Journey {
  /** Stops to start from. */
  readonly starts: readonly { readonly hex: HexName; readonly stop: number }[]
  /** The stops of a hex that can be passed. */
  readonly passable: (hex: HexName, face: Face) => Bits
  /** An edge that no way crosses. */
  readonly barred?: { readonly hex: HexName; readonly edge: Edge }
}

/** A hex while it is being reached. */
export interface HexInReach {
  stops: Bits
  pieces: Bits
  entries: Bits
  /** Entries that were come to when the hex had been passed before. */
  passedBefore: Bits
  readonly place: Place
  readonly face: Face
  /** The stops that can be passed. */
  readonly open: Bits
  /** For each entry its number in the order in which they were found. */
  readonly numbers: number[]
  /** Edges of the hex that every way to this entry has crossed before. */
  shut(entry: Edge): Bits
}

/** What was found on the first ways. */
export interface Explored {
  /** Every hex that was looked at. */
  readonly reach: ReadonlyMap<HexName, HexInReach>
  /** Whether an entry was come to only by a way that crosses an edge twice. */
  readonly doubt: boolean
  /** The edges of a hex that the first way to an entry of it had crossed. */
  crossedBefore(hex: HexInReach, entry: Edge): Bits
}

const nothingShut = (): Bits => 0

/** Every entry by the first way to it, those that cross an edge twice left out if only `simple` ones count. */
export function explore(
  laid: BoardContents,
  { map, tiles }: Components,
  { starts, passable, barred }: Journey,
  simple: boolean,
): Explored {
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
      here = {
        stops: 0,
        pieces: 0,
        entries: 0,
        passedBefore: 0,
        place,
        face,
        open,
        numbers: [0, 0, 0, 0, 0, 0],
        shut: nothingShut,
      }
      reached[place.number] = here
      reach.set(hex, here)
    }
    return here
  }
  /** Whether a way came by an entry, which was found before all that follow it. */
  const cameBy = (way: number, entry: number): boolean => {
    let index = way
    while (index > entry) index = before[index]!
    return index === entry
  }
  const isBarred = (here: HexInReach, edge: Edge): boolean =>
    edge === barred?.edge && here.place.printed.hex === barred.hex
  const note = (here: HexInReach, { stops, pieces, exits }: Walk, way: number) => {
    here.stops |= stops
    here.pieces |= pieces
    for (const edge of EDGES) {
      const next = hasBit(exits, edge) ? here.place.beyond[edge] : undefined
      if (next === undefined) continue
      const beyond = at(next)
      const entry = opposite(edge)
      if (hasBit(beyond.entries, entry) || isBarred(here, edge) || isBarred(beyond, entry)) continue
      if (simple && hasBit(here.entries, edge) && cameBy(way, here.numbers[edge]!)) {
        doubts.push([beyond, entry])
        continue
      }
      if (beyond.pieces !== 0) beyond.passedBefore |= 1 << entry
      beyond.entries |= 1 << entry
      beyond.numbers[entry] = entered.length
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
  return {
    reach,
    doubt: doubts.some(([hex, edge]) => !hasBit(hex.entries, edge)),
    crossedBefore(hex, entry) {
      let crossed = 0
      if (!hasBit(hex.passedBefore, entry)) return crossed
      for (let index = before[hex.numbers[entry]!]!; index >= 0; index = before[index]!) {
        if (entered[index] === hex) crossed |= 1 << by[index]!
        else if (entered[index]!.place.beyond[by[index]!] === hex.place) crossed |= 1 << opposite(by[index]!)
      }
      return crossed
    },
  }
}

import { type BoardContents, type HexName, membersOf, type Reach, slotsAt } from '@roundhouse/board'
import { type Refusal, refusal } from '@roundhouse/kernel'
import type { ReservedSlot } from './reservedSlots.ts'
import type { TrackTitle } from './trackTitle.ts'

/** A city, or whatever stop is there, by its hex and its index in it. */
export interface CityPlace {
  readonly hex: HexName
  readonly city: number
}

/** The stops that a company reaches. */
export function* placesReached(reach: Reach): Generator<CityPlace> {
  for (const [hex, { stops }] of reach) for (const city of membersOf(stops)) yield { hex, city }
}

/** The empty slot that a token takes: the one reserved for the company, or else the first that it leaves enough others beside. */
export function tokenSlot(
  { board, trackRules }: Pick<TrackTitle, 'board' | 'trackRules'>,
  laid: BoardContents,
  { hex, city }: CityPlace,
  reserved: readonly ReservedSlot[],
  company: string,
): number | Refusal {
  const cities = slotsAt(laid, board, hex)
  const slots = cities[city]!
  const waiting = reserved.filter(({ slot }) => typeof slot === 'string' || slots[slot] === null)
  const own = waiting.find((one) => one.company === company)?.slot
  if (typeof own === 'number') return own
  const others = waiting.filter((one) => one.company !== company)
  const open = emptySlots(slots).filter((slot) => !others.some((other) => other.slot === slot))
  const [first] = open
  if (first === undefined)
    return others[0] ? refuseReserved(hex, others[0]) : refusal(trackRules.full, 'full', { hex })
  const inCity = others.filter(({ slot }) => slot === 'any of city')
  const inHex = others.filter(({ slot }) => typeof slot === 'string')
  if (open.length <= inCity.length) return refuseReserved(hex, inCity[0]!)
  if (cities.flatMap(emptySlots).length <= inHex.length) return refuseReserved(hex, inHex[0]!)
  return first
}

const emptySlots = (slots: readonly (string | null)[]): number[] =>
  [...slots.keys()].filter((slot) => slots[slot] === null)

const refuseReserved = (hex: HexName, { rule, company }: ReservedSlot): Refusal =>
  refusal(rule, 'reserved', { hex, company })

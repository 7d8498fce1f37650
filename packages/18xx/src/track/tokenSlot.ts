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

/** The empty slot that a token takes: the one kept for the company, or else the first that is kept for nobody. */
export function tokenSlot(
  { board, trackRules }: Pick<TrackTitle, 'board' | 'trackRules'>,
  laid: BoardContents,
  { hex, city }: CityPlace,
  reserved: readonly ReservedSlot[],
  company: string,
): number | Refusal {
  const slots = slotsAt(laid, board, hex)[city]!
  const waiting = reserved.filter(({ slot }) => slots[slot] === null)
  const own = waiting.find((one) => one.company === company)
  if (own) return own.slot
  const open = slots.findIndex(
    (token, slot) => token === null && !waiting.some((other) => other.slot === slot),
  )
  if (open >= 0) return open
  const [first] = waiting
  return first
    ? refusal(first.rule, 'kept', { hex, company: first.company })
    : refusal(trackRules.full, 'full', { hex })
}

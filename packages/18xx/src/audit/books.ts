import type { Laid } from '@roundhouse/board'
import type { Seat } from '@roundhouse/kernel'

/** What the second set of books of any title keeps. A title adds whatever else can be counted in it. */
export interface Books {
  /** By the names of purses. */
  cash: Record<string, number>
  bankBroken: boolean
  /** By corporation, then by seat and place. */
  shares: Record<string, Record<string, number>>
  president: Record<string, Seat | null>
  price: Record<string, number | null>
  /** By company, as in D6.2. */
  tokens: Record<string, string[]>
  tile: Record<string, Laid['tiles'][string]>
  /** Those that have left the bank. */
  train: Record<string, TrainEntry>
  trainsSold: Record<string, number>
  /** Of privates. */
  owner: Record<string, Seat | string | null>
  closed: Record<string, boolean>
  phase: string
  priority: Seat
  end: string | null
}

/** Where a train is: with a company, in the `pool`, or `scrapped`; a title may keep more of it. */
export interface TrainEntry {
  at: string
}

/** What each seat has. */
export const seatEntries = (amounts: readonly number[]): Record<string, number> =>
  Object.fromEntries(amounts.entries())

/** Where the shares of a corporation are. */
export const shareEntriesOf = <Places extends Record<string, unknown>>({
  players,
  ...places
}: { readonly players: readonly number[] } & Places): Record<string, number> => ({
  ...seatEntries(players),
  ...(places as Record<string, number>),
})

/** Where the tokens of each company are. */
export function tokenEntries<Company extends string>(
  { tokens }: Laid,
  companies: readonly Company[],
): Record<Company, string[]> {
  const places = Object.fromEntries(companies.map((id): [string, string[]] => [id, []]))
  for (const [hex, stops] of Object.entries(tokens))
    for (const [stop, slots] of stops.entries())
      for (const company of slots) if (company !== null) places[company]!.push(`${hex}.${stop}`)
  for (const id of companies) places[id]!.sort()
  return places as Record<Company, string[]>
}

/** Of a train out of the game nothing else is known. */
export const SCRAPPED: Readonly<TrainEntry> = { at: 'scrapped' }

import type { Seat } from '@roundhouse/kernel'

/** Where all the shares of one company are: with players, by seat, or in the places that the game names. */
export type Shares<Place extends string> = { readonly players: number[] } & { [place in Place]: number }

/** The same of any company, whatever its places are called. */
export type AnyShares = { readonly players: readonly number[] } & Readonly<Record<string, unknown>>

/** The one way in which shares move: out of one place and into another. */
export function moveShares<Place extends string>(
  shares: Shares<Place>,
  from: Seat | Place,
  to: Seat | Place,
  count: number,
): void {
  if (!Number.isSafeInteger(count) || count < 0 || count > sharesAt(shares, from))
    throw new Error(`cannot move ${count} shares out of ${sharesAt(shares, from)}`)
  add(shares, from, -count)
  add(shares, to, count)
}

export const sharesAt = (shares: AnyShares, at: Seat | string): number =>
  typeof at === 'number' ? (shares.players[at] ?? 0) : (shares[at] as number)

/** What is in the places of the game. */
export const sharesInPlaces = ({ players: _, ...places }: AnyShares): Record<string, number> =>
  places as Record<string, number>

/** All that there are. */
export function sharesInAll(shares: AnyShares): number {
  let sum = heldByPlayers(shares)
  for (const place in shares) if (place !== 'players') sum += sharesAt(shares, place)
  return sum
}

export function heldByPlayers({ players }: { readonly players: readonly number[] }): number {
  let sum = 0
  for (const count of players) sum += count
  return sum
}

function add<Place extends string>(shares: Shares<Place>, at: Seat | Place, count: number): void {
  if (typeof at === 'number') shares.players[at] = sharesAt(shares, at) + count
  else (shares as Record<Place, number>)[at] += count
}

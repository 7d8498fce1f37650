import { type AnyShares, sharesInPlaces } from '@roundhouse/finance'
import { type ByName, NAMES, type Name } from '@roundhouse/kernel/testing/names'

/** Where shares are: with players who have some, and in each place. */
export function holdings(shares: AnyShares): ByName & Record<string, number> {
  const held = shares.players.flatMap((count, seat) => (count > 0 ? [[NAMES[seat]!, count]] : []))
  return { ...Object.fromEntries(held), ...sharesInPlaces(shares) }
}

export const nameOfPresident = ({ president }: { readonly president: number | null }): Name | null =>
  president === null ? null : NAMES[president]!

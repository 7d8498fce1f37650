import { type ByName, NAMES, type Name } from '@roundhouse/kernel/testing/names'

/** Where shares are: with players who have some, and in each place. */
export function holdings<Places extends object>({
  players,
  ...places
}: { readonly players: readonly number[] } & Places): ByName & Omit<Places, 'players'> {
  const held = players.flatMap((count, seat) => (count > 0 ? [[NAMES[seat]!, count]] : []))
  return { ...Object.fromEntries(held), ...places }
}

export const presidentName = ({ president }: { readonly president: number | null }): Name | null =>
  president === null ? null : NAMES[president]!

import type { RoundScene } from './progress.ts'

/** How many rounds before and after this one a time table shows. */
const AROUND = 2

export type Progress = 'done' | 'now' | 'later'

/** Whether a place on a list is before, at or after the present one. */
export const progressOf = (place: number, now: number): Progress =>
  place < now ? 'done' : place > now ? 'later' : 'now'

/** The rounds around the present one, by their places in the game from 0 on; none comes after the last. */
export function roundsAround(
  now: number,
  named: (place: number) => Pick<RoundScene, 'label' | 'name'>,
  last = Number.POSITIVE_INFINITY,
): RoundScene[] {
  const first = Math.max(0, now - AROUND)
  const until = Math.min(last, now + AROUND)
  return Array.from({ length: until - first + 1 }, (_, number) => first + number).map((place) => ({
    ...named(place),
    state: progressOf(place, now),
  }))
}

/** Companies in the order of a round: of all at work, whoever is neither on turn nor still to come has had its turn. */
export const orderAround = <Company extends string>(
  all: readonly Company[],
  now: Company | undefined,
  toCome: readonly Company[],
): { readonly company: Company; readonly state: Progress }[] => [
  ...all
    .filter((company) => company !== now && !toCome.includes(company))
    .map((company) => ({ company, state: 'done' as const })),
  ...(now === undefined ? [] : [{ company: now, state: 'now' as const }]),
  ...toCome.map((company) => ({ company, state: 'later' as const })),
]

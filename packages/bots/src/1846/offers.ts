import type { Action1846, ActionOf, Kind1846, State1846 } from '@roundhouse/1846'
import type { Decision, Offer } from '@roundhouse/kernel'

type Offers = readonly Offer<Action1846>[]

/** What the bot does when it is asked one kind of question. */
export type Decide = (state: State1846, decision: Decision<Action1846>) => Action1846

/** The actions of a kind that are offered as they are. */
export const actionsOf = <K extends Kind1846>(offers: Offers, kind: K): ActionOf<K>[] =>
  offers.flatMap(({ action, blank }) => (action.kind === kind && !blank ? [action as ActionOf<K>] : []))

/** The actions of a kind that lack a number, with the most that it may be. */
export const numbersOf = <K extends Kind1846>(
  offers: Offers,
  kind: K,
): { readonly action: Partial<ActionOf<K>>; readonly most: number }[] =>
  offers.flatMap(({ action, blank }) =>
    action.kind === kind && blank?.kind === 'integer'
      ? [{ action: action as Partial<ActionOf<K>>, most: blank.max }]
      : [],
  )

export const isOpen = (offers: Offers, kind: Kind1846): boolean =>
  offers.some(({ action }) => action.kind === kind)

/** The item that scores best, the first of equals; nothing where none scores more than the floor. */
export function bestBy<T>(
  items: Iterable<T>,
  score: (item: T) => number,
  floor = Number.NEGATIVE_INFINITY,
): T | undefined {
  let [found, most]: [T | undefined, number] = [undefined, floor]
  for (const item of items) {
    const points = score(item)
    if (points > most) [found, most] = [item, points]
  }
  return found
}

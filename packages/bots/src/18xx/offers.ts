import type { Action, ChanceState, Decision, Offer } from '@roundhouse/kernel'

type OfKind<A extends Action, Kind extends A['kind']> = Extract<A, { readonly kind: Kind }>

/** What a bot does when it is asked one kind of question. */
export type DecideBy<S, A extends Action> = (state: S, decision: Decision<A>, luck: ChanceState) => A

/** The actions of a kind that are offered as they are. */
export const actionsOf = <A extends Action, Kind extends A['kind']>(
  offers: readonly Offer<A>[],
  kind: Kind,
): OfKind<A, Kind>[] =>
  offers.flatMap(({ action, blank }) => (action.kind === kind && !blank ? [action as OfKind<A, Kind>] : []))

/** The actions of a kind that lack a number, with the least and the most that it may be. */
export const numbersOf = <A extends Action, Kind extends A['kind']>(
  offers: readonly Offer<A>[],
  kind: Kind,
): { readonly action: Partial<OfKind<A, Kind>>; readonly least: number; readonly most: number }[] =>
  offers.flatMap(({ action, blank }) =>
    action.kind === kind && blank?.kind === 'integer'
      ? [{ action: action as Partial<OfKind<A, Kind>>, least: blank.min, most: blank.max }]
      : [],
  )

export const isOpen = <A extends Action>(offers: readonly Offer<A>[], kind: A['kind']): boolean =>
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

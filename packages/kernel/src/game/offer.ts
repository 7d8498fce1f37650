import { canonical } from '../json/hash.ts'
import type { Action, Blank, Offer } from './game.ts'

/** What fills a blank: a number, a subset, or anything at all where the blank is open. */
export type Filling = unknown

/** The action that an offer becomes with its blank filled in. */
export const fill = <A extends Action>(offer: Offer<A>, filling?: Filling): A =>
  (offer.blank === undefined ? offer.action : { ...offer.action, [offer.blank.field]: filling }) as A

/** An open blank whose proposals are worked out when they are first read. */
export function openBlank(field: string, propose: () => readonly unknown[]): Blank {
  let proposed: readonly unknown[] | undefined
  return {
    kind: 'open',
    field,
    get proposed() {
      proposed ??= propose()
      return proposed
    },
  }
}

/**
 * The offer cut down to what `legal` accepts; undefined when nothing is left of
 * it. What an open blank proposes is not looked at: it may be dear to find.
 */
export function narrowOffer<A extends Action>(
  offer: Offer<A>,
  legal: (action: A) => boolean,
): Offer<A> | undefined {
  const { blank } = offer
  if (blank === undefined) return legal(fill(offer)) ? offer : undefined
  if (blank.kind === 'open') return offer
  if (blank.kind === 'subset') {
    if (blank.min > Math.min(blank.max, blank.from.length)) return undefined
    return legal(fill(offer, blank.from.slice(0, blank.min))) ? offer : undefined
  }
  let { min, max } = blank
  const { step = 1 } = blank
  const action = fill(offer, min) as A & Record<string, number>
  const takes = (filling: number): boolean => legal(Object.assign(action, { [blank.field]: filling }))
  while (min <= max && !takes(min)) min += step
  while (max > min && !takes(max)) max -= step
  if (min > max) return undefined
  return min === blank.min && max === blank.max ? offer : { ...offer, blank: { ...blank, min, max } }
}

/** Whether this very action is one of the offered ones; of an open blank only that something fills it. */
export const isOffered = (offers: readonly Offer[], action: Action): boolean =>
  offers.some((offer) => covers(offer, action))

/** Whether it is offered and will be accepted: what fills an open blank is one of the proposals. */
export const isPromised = (offers: readonly Offer[], action: Action): boolean =>
  offers.some((offer) => covers(offer, action) && isProposed(offer, action))

function isProposed({ blank }: Offer, action: Action): boolean {
  if (blank?.kind !== 'open') return true
  const filling = canonical((action as Action & Record<string, unknown>)[blank.field])
  return blank.proposed.some((proposed) => canonical(proposed) === filling)
}

function covers(offer: Offer, action: Action): boolean {
  if (offer.action.kind !== action.kind) return false
  if (offer.blank === undefined) return canonical(offer.action) === canonical(action)
  const { [offer.blank.field]: filling, ...rest } = action as Action & Record<string, unknown>
  return canonical(offer.action) === canonical(rest) && fits(offer.blank, filling)
}

/** Whether a number is one of those that a blank can be filled with. */
export const takesNumber = (
  { min, max, step = 1 }: Pick<Extract<Blank, { kind: 'integer' }>, 'min' | 'max' | 'step'>,
  filling: unknown,
): boolean =>
  Number.isInteger(filling) &&
  min <= (filling as number) &&
  (filling as number) <= max &&
  ((filling as number) - min) % step === 0

function fits(blank: Blank, filling: unknown): boolean {
  if (blank.kind === 'open') return filling !== undefined
  if (blank.kind === 'integer') return takesNumber(blank, filling)
  if (!Array.isArray(filling) || new Set(filling).size !== filling.length) return false
  if (filling.length < blank.min || filling.length > blank.max) return false
  return filling.every((item) => blank.from.includes(item))
}

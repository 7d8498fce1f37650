import { type Action, type Blank, type Filling, fill, isOffered, takesNumber } from '@roundhouse/kernel'
import type { Target } from '@roundhouse/view'
import type { OfferScene } from '../../../worker/protocol/position.ts'

/** An offer with what fills its blank so far. */
export interface FilledOffer {
  readonly offer: OfferScene
  readonly filling?: Filling
}

/** The action that it makes; null while a blank is empty, or has a number that it cannot have. */
export function actionOf(filled: FilledOffer | null): Action | null {
  if (!filled) return null
  const { offer, filling } = filled
  if (offer.blank && filling === undefined) return null
  if (offer.blank?.kind === 'integer' && !takesNumber(offer.blank, filling)) return null
  return fill(offer, filling)
}

export const offersOn = (offers: readonly OfferScene[], target: Target): OfferScene[] =>
  offers.filter((offer) => isSameTarget(offer.target, target))

/** Whether two targets are the same thing; a stop is also pointed at by its hex. */
export function isSameTarget(a: Target, b: Target): boolean {
  const hexes = [a, b].map((target) => ('hex' in target ? target.hex : undefined))
  if (a.on !== b.on) return hexes[0] !== undefined && hexes[0] === hexes[1]
  return Object.entries(a).every(([field, value]) => b[field as keyof Target] === value)
}

/** Whether two offers are of the same action, in whatever words. */
export const isSameAction = (one: OfferScene, other: OfferScene): boolean =>
  one === other || actionKey(one) === actionKey(other)

/** Whether two targets are in the same place: stops of one hex are. */
export const isSamePlace = (a: Target, b: Target): boolean =>
  'hex' in a && 'hex' in b ? a.hex === b.hex : isSameTarget(a, b)

const actionKeys = new WeakMap<OfferScene, string>()

/** The same for offers of the same action; written once for each, for they are compared at every press. */
export function actionKey(offer: OfferScene): string {
  const key = actionKeys.get(offer) ?? JSON.stringify(offer.action)
  actionKeys.set(offer, key)
  return key
}

/** Whether its blank can be filled in ways that the rules refuse. */
export const isFree = ({ blank }: OfferScene): boolean => blank?.kind === 'open' || blank?.kind === 'subset'

/** What a blank is filled with before anybody says: what is proposed, the face value where it can be had, or else the least number, the fewest and best of a list, the first that is proposed. */
export function usualFilling({ blank }: OfferScene): Filling | undefined {
  if (blank?.kind === 'integer') return usualNumber(blank)
  if (blank?.kind === 'open') return blank.proposed[0]
  return blank ? blank.from.slice(0, blank.min) : undefined
}

const usualNumber = (blank: NumberBlank): number =>
  [blank.usual, blank.face].find((one) => one !== undefined && takesNumber(blank, one)) ?? blank.min

/** A number that the player fills in. */
export type NumberBlank = Extract<Blank, { kind: 'integer' }>

/** The offer that an action was made from. */
export function offerOf(offers: readonly OfferScene[], action: Action): FilledOffer | undefined {
  const offer = offers.find((one) => isOffered([one], action))
  if (!offer?.blank) return offer && { offer }
  return { offer, filling: (action as Action & Record<string, unknown>)[offer.blank.field] }
}

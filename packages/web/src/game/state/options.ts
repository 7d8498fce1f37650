import { computed, effect, signal } from '@preact/signals'
import type { Preview } from '@roundhouse/view'
import type { OfferScene } from '../../worker/protocol.ts'
import { groups, isSameAction, isSelected, openCompany } from './groups.ts'
import { head, pointedAt, position, previewsOf, selection, selectOffer } from './model.ts'
import { actionOf, isSameTarget, usualFilling } from './offers.ts'
import { trayOf, turned } from './tray.ts'

/**
 * What could be picked up instead of what was: the same done to the same thing
 * in another way. Before that, the ways to do what a company was opened for.
 */
export const options = computed<readonly OfferScene[]>(() => {
  const offer = selection.value?.offer
  if (!offer) return waysOf(openCompany.value)
  const within = groups.value.find(({ offers }) => offers.some((one) => isSameAction(one, offer)))
  return (within?.offers ?? []).filter(
    (one) =>
      isSameTarget(one.target, offer.target) &&
      (one.heading === offer.heading || within?.control === 'choices'),
  )
})

const waysOf = (asked: typeof openCompany.value): readonly OfferScene[] =>
  asked === null
    ? []
    : groups.value
        .flatMap(({ offers }) => offers)
        .filter(
          ({ target, heading }) =>
            target.on === 'company' && target.company === asked.company && heading === asked.heading,
        )

/** What each of them would bring, once it is known. */
export const outcomes = signal<readonly Preview[]>([])

/** The options that are known to be other ones only when the position or the thing is another. */
const optionsKey = computed(() =>
  JSON.stringify([head.value?.moves, position.value?.scene.round, options.value.map(({ action }) => action)]),
)

effect(() => {
  const key = optionsKey.value
  const offers = options.peek()
  outcomes.value = []
  // what nobody has drawn yet brings nothing
  const actions = offers.flatMap((offer) => actionOf({ offer, filling: usualFilling(offer) }) ?? [])
  if (actions.length === 0) return
  void previewsOf(actions).then((found) => {
    if (optionsKey.peek() === key) outcomes.value = found
  })
})

/** The tiles that can be laid on the chosen hex. */
export const tray = computed(() => {
  const target = pointedAt.value ?? selection.value?.offer.target
  const name = target && 'hex' in target ? target.hex : undefined
  const now = position.value?.scene.board?.hexes.find(({ hex }) => hex === name)
  return trayOf(options.value, outcomes.value, now)
})

/** Turns the tile that was picked up. */
export function turn(step: number): void {
  const offer = options.value.find(isSelected)
  const next = offer && turned(tray.value, offer, step)
  if (next) void selectOffer(next)
}

import { computed, effect, signal } from '@preact/signals'
import type { Preview } from '@roundhouse/view'
import type { OfferScene } from '../worker/protocol.ts'
import { deeds, isPicked, isSameAction, opened } from './inHand.ts'
import { choicesOf, choose, chosen, head, position, selected } from './model.ts'
import { actionOf, isSame, usual } from './offers.ts'
import { trayOf, turned } from './tray.ts'

/**
 * What could be picked up instead of what was: the same done to the same thing
 * in another way. Before that, the ways to do what a company was opened for.
 */
export const options = computed<readonly OfferScene[]>(() => {
  const offer = chosen.value?.offer
  if (!offer) return waysOf(opened.value)
  const within = deeds.value.find(({ offers }) => offers.some((one) => isSameAction(one, offer)))
  return (within?.offers ?? []).filter(
    (one) =>
      isSame(one.target, offer.target) && (one.heading === offer.heading || within?.control === 'choices'),
  )
})

const waysOf = (asked: typeof opened.value): readonly OfferScene[] =>
  asked === null
    ? []
    : deeds.value
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
  const actions = offers.flatMap((offer) => actionOf({ offer, filling: usual(offer) }) ?? [])
  if (actions.length === 0) return
  void choicesOf(actions).then((found) => {
    if (optionsKey.peek() === key) outcomes.value = found
  })
})

/** The tiles that can be laid on the chosen hex. */
export const tray = computed(() => {
  const target = selected.value ?? chosen.value?.offer.target
  const name = target && 'hex' in target ? target.hex : undefined
  const now = position.value?.scene.board?.hexes.find(({ hex }) => hex === name)
  return trayOf(options.value, outcomes.value, now)
})

/** Turns the tile that was picked up. */
export function turn(step: number): void {
  const offer = options.value.find(isPicked)
  const next = offer && turned(tray.value, offer, step)
  if (next) void choose(next)
}

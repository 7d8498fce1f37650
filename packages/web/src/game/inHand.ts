import { computed, effect, signal } from '@preact/signals'
import type { OfferScene } from '../worker/protocol.ts'
import { type Deed, deedsOf, firstOf, pressesOf } from './deeds.ts'
import { choose, chosen, drop, head, position, preview, selected } from './model.ts'

/** What can be done now. */
export const deeds = computed<readonly Deed[]>(() =>
  deedsOf(position.value?.offers ?? [], position.value?.scene.steps),
)
export const presses = computed<readonly OfferScene[]>(() => {
  const within = new Set(deeds.value.flatMap(({ offers }) => offers))
  return pressesOf(position.value?.offers ?? []).filter((offer) => !within.has(offer))
})

const moves = computed(() => head.value?.moves)
const wanted = signal<string | null>(null)

const deedOf = (kinds: readonly string[]): Deed | undefined =>
  deeds.value.find(({ offers }) => offers.some(({ action }) => kinds.includes(action.kind)))

/** Where something must be paid in an order, what comes next in it. */
const demanded = computed<Deed | undefined>(() =>
  deedOf(position.value?.scene.checklist?.items.find(({ state }) => state === 'now')?.kinds ?? []),
)

/** What was picked up in this position before. */
const pickedUp = computed<Deed | undefined>(() =>
  deeds.value.find(({ offers }) => offers.some((offer) => chosen.value?.offer === offer)),
)

/** What is being done. */
export const deed = computed<Deed | undefined>(
  () =>
    deeds.value.find(({ key }) => key === wanted.value) ??
    pickedUp.value ??
    demanded.value ??
    firstOf(deeds.value, (position.value?.scene.steps ?? []).length > 0),
)

/** The company that was pointed at, and what for, while it is not yet said how. */
export const opened = signal<{ readonly company: string; readonly heading: string } | null>(null)

/** Takes something up, and puts down what is in hand for something else. */
export function takeUp(key: string): void {
  if (deed.value?.key === key) return
  drop()
  wanted.value = key
}

/** Takes up what is done by actions of these kinds. */
export function takeUpKinds(kinds: readonly string[]): void {
  const found = deedOf(kinds)
  const press = presses.value.find(({ action }) => kinds.includes(action.kind))
  if (found) takeUp(found.key)
  else if (press) void choose(press)
}

/** Picks an offer up, with the thing that it is done to. */
export function pick(offer: OfferScene): Promise<boolean> {
  const key = deeds.value.find(({ offers }) => offers.includes(offer))?.key
  if (key) wanted.value = key
  selected.value = offer.target
  return choose(offer)
}

/** Whether two offers are of the same action, in whatever words. */
export const isSameAction = (one: OfferScene, other: OfferScene): boolean =>
  JSON.stringify(one.action) === JSON.stringify(other.action)

/** Whether this offer is the one that was picked up. */
export const isPicked = (offer: OfferScene): boolean =>
  chosen.value !== null && isSameAction(chosen.value.offer, offer)

/**
 * What a single button would bring besides what its label says, where that is
 * no more than a sentence: it stands on the button itself.
 */
export const aside = computed<string | undefined>(() => {
  const choice = preview.value
  const isShort = choice?.notes.length === 1 && choice.changes.length === 0 && choice.warning === undefined
  return isShort && presses.value.some(isPicked) ? choice.notes[0] : undefined
})

/** After a move the next thing to do comes up by itself. */
effect(() => {
  if (moves.value === undefined) return
  wanted.value = null
  opened.value = null
})

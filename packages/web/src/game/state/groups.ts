import { computed, effect, signal } from '@preact/signals'
import type { OfferScene } from '../../worker/protocol.ts'
import { type ActionGroup, actionGroupsOf, buttonsOf, firstGroup } from './actionGroups.ts'
import { clearSelection, head, pointedAt, position, preview, selection, selectOffer } from './model.ts'

/** What can be done now. */
export const groups = computed<readonly ActionGroup[]>(() =>
  actionGroupsOf(position.value?.offers ?? [], position.value?.scene.steps),
)
export const buttons = computed<readonly OfferScene[]>(() => {
  const within = new Set(groups.value.flatMap(({ offers }) => offers))
  return buttonsOf(position.value?.offers ?? []).filter((offer) => !within.has(offer))
})

const moves = computed(() => head.value?.moves)
const wanted = signal<string | null>(null)

const deedOf = (kinds: readonly string[]): ActionGroup | undefined =>
  groups.value.find(({ offers }) => offers.some(({ action }) => kinds.includes(action.kind)))

/** Where something must be paid in an order, what comes next in it. */
const demanded = computed<ActionGroup | undefined>(() =>
  deedOf(position.value?.scene.checklist?.items.find(({ state }) => state === 'now')?.kinds ?? []),
)

/** What was picked up in this position before. */
const pickedUp = computed<ActionGroup | undefined>(() =>
  groups.value.find(({ offers }) => offers.some((offer) => selection.value?.offer === offer)),
)

/** What is being done. */
export const group = computed<ActionGroup | undefined>(
  () =>
    groups.value.find(({ key }) => key === wanted.value) ??
    pickedUp.value ??
    demanded.value ??
    firstGroup(groups.value, (position.value?.scene.steps ?? []).length > 0),
)

/** The company that was pointed at, and what for, while it is not yet said how. */
export const openCompany = signal<{ readonly company: string; readonly heading: string } | null>(null)

/** Takes something up, and puts down what is in hand for something else. */
export function openGroup(key: string): void {
  if (group.value?.key === key) return
  clearSelection()
  wanted.value = key
}

/** Takes up what is done by actions of these kinds. */
export function openGroupOf(kinds: readonly string[]): void {
  const found = deedOf(kinds)
  const press = buttons.value.find(({ action }) => kinds.includes(action.kind))
  if (found) openGroup(found.key)
  else if (press) void selectOffer(press)
}

/** Picks an offer up, with the thing that it is done to. */
export function select(offer: OfferScene): Promise<boolean> {
  const key = groups.value.find(({ offers }) => offers.includes(offer))?.key
  if (key) wanted.value = key
  pointedAt.value = offer.target
  return selectOffer(offer)
}

/** Whether two offers are of the same action, in whatever words. */
export const isSameAction = (one: OfferScene, other: OfferScene): boolean =>
  JSON.stringify(one.action) === JSON.stringify(other.action)

/** Whether this offer is the one that was picked up. */
export const isSelected = (offer: OfferScene): boolean =>
  selection.value !== null && isSameAction(selection.value.offer, offer)

/**
 * What a single button would bring besides what its label says, where that is
 * no more than a sentence: it stands on the button itself.
 */
export const aside = computed<string | undefined>(() => {
  const choice = preview.value
  const isShort = choice?.notes.length === 1 && choice.changes.length === 0 && choice.warning === undefined
  return isShort && buttons.value.some(isSelected) ? choice.notes[0] : undefined
})

/** After a move the next thing to do comes up by itself. */
effect(() => {
  if (moves.value === undefined) return
  wanted.value = null
  openCompany.value = null
})

import { batch, computed } from '@preact/signals'
import { group, groups, isPlaceGiven, isSelected, ownGroup, shownPosition } from '../derived.ts'
import { selection, state } from '../state.ts'
import { isAmount } from './actionGroups.ts'
import { clearSelection } from './select.ts'

/** Whether what is selected is put before the person at once, so that there is nothing to go back to. */
export const isPreselected = computed<boolean>(
  () =>
    group.value !== undefined &&
    (['routes', 'choices', 'subset'].includes(group.value.control) ||
      isAmount(group.value) ||
      isPlaceGiven.value) &&
    group.value.offers.some(isSelected),
)

/** Something besides the steps of the turn was opened by hand. */
const isAside = computed<boolean>(() => {
  const open = groups.value.find(({ key }) => key === selection.group.value)
  const steps = shownPosition.value?.scene.steps ?? []
  const isOfStep = (kind: string) => steps.some(({ kinds }) => kinds.includes(kind))
  return (
    open !== undefined &&
    open.key !== ownGroup.value?.key &&
    (open.power !== undefined || !open.offers.some(({ action }) => isOfStep(action.kind)))
  )
})

const isShaped = computed<boolean>(() => selection.offer.value !== null && !isPreselected.value)

/** Whether something was begun that can be left before any move is taken back. */
export const isLeavable = computed<boolean>(
  () =>
    !state.past.value &&
    selection.train.value === null &&
    (isShaped.value || selection.company.value !== null || isAside.value),
)

/** One step back in what was begun: what is selected, then what was opened for it. */
export function leaveSelection(): void {
  const isDropped = isShaped.value
  batch(() => {
    if (!isDropped) {
      selection.company.value = null
      if (isAside.value) selection.group.value = null
    }
    clearSelection()
  })
}

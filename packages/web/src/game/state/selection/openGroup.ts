import { batch } from '@preact/signals'
import { buttons, debtOffers, group, groupOfKinds } from '../derived.ts'
import { selection } from '../state.ts'
import { clearSelection, selectOffer } from './select.ts'

/** Opens a group, and clears what was selected for another. */
export function openGroup(key: string): void {
  if (group.value?.key === key) return
  clearSelection()
  selection.group.value = key
}

/** Opens the group of these kinds of action, or selects the single button, or the way to owe, that is one. */
export function openGroupOf(kinds: readonly string[]): void {
  const found = groupOfKinds(kinds)
  const button = [...buttons.value, ...debtOffers.value].find(({ action }) => kinds.includes(action.kind))
  if (found) openGroup(found.key)
  else if (button) void selectOffer(button)
}

/** Opens a company, of which is to be said how something is done to it. */
export function openCompany(company: string, heading: string): void {
  batch(() => {
    selection.company.value = { company, heading }
    clearSelection()
    selection.target.value = { on: 'company', company }
  })
}

import { computed } from '@preact/signals'
import { companiesIn } from '@roundhouse/view'
import { isNarrow, isUpright, isWide } from '../../app/media.ts'
import { buttons, group, isOnline, selectionRefusal, shownPosition } from './derived.ts'
import { closeRefusal } from './selection/refusal.ts'
import { openParts, PANES, type Pane, selection, state, TABS, type Tab } from './state.ts'

/** Whether the game has what a pane or a tab shows. */
export function isInGame(one: Pane | Tab): boolean {
  const scene = shownPosition.value?.scene
  switch (one) {
    case 'map':
      return scene?.board !== undefined
    case 'market':
      return scene?.companies?.market !== undefined
    case 'companies':
      return scene !== undefined && companiesIn(scene).length > 0
    case 'supplies':
      return (scene?.supplies.length ?? 0) > 0
    default:
      return true
  }
}

/** The panes of a phone. Supplies are with the companies; where there are none, they have a pane of their own. */
export const panes = computed<readonly Pane[]>(() =>
  PANES.filter((one) => isInGame(one) && (one !== 'supplies' || !isInGame('companies'))),
)
export const pane = computed<Pane>(() =>
  panes.value.includes(openParts.pane.value) ? openParts.pane.value : panes.value[0]!,
)

/** The tabs beside the board: what has no place of its own on this screen. */
export const tabs = computed<readonly Tab[]>(() =>
  TABS.filter(
    (one) =>
      isInGame(one) &&
      (one !== 'market' || isUpright.value) &&
      (one !== 'log' || !isWide.value) &&
      (one !== 'chat' || (isOnline.value && !isWide.value)),
  ),
)
export const tab = computed<Tab>(() =>
  tabs.value.includes(openParts.tab.value) ? openParts.tab.value : 'ledger',
)

export function showTab(one: Tab): void {
  openParts.tab.value = one
}

/** On a phone nothing else is in the row of the main button: it can say what to do for one. */
export const isActionBarFree = computed(
  () =>
    isNarrow.value && pane.value === 'map' && buttons.value.length === 0 && selection.offer.value === null,
)

/** The pane on which the decision is made. */
const paneOfGroup = computed<Pane | null>(() =>
  group.value ? (group.value.control === 'companies' ? 'companies' : 'map') : null,
)

/** Shows a pane; where nothing is decided on it, the sheet leaves it room. A reason that was asked for stays behind. */
export function showPane(one: Pane): void {
  if (!selectionRefusal.peek()) closeRefusal()
  openParts.pane.value = one
  openParts.companyView.value = 'companies'
  openParts.sheet.value = pane.peek() === (paneOfGroup.value ?? 'map') ? 'half' : 'peek'
}

/** Shows what the bank has left, where a phone has it. */
export function showSupplies(): void {
  if (!isInGame('supplies')) return
  showPane(isInGame('companies') ? 'companies' : 'supplies')
  openParts.companyView.value = 'supplies'
}

/** A decision is another one when it is about something else or comes after another move; in other words it is the same. */
const decision = computed(() => group.value && `${state.head.value?.moves} ${group.value.key}`)

/** The one that was seen last. */
let seen: string | undefined

/** A decision that belongs to another pane opens that pane; whoever comes back to it from the past stays where he is. */
export function showPaneOfDecision(): void {
  if (state.past.value || decision.value === seen) return
  seen = decision.value
  const shown = seen && paneOfGroup.peek()
  if (shown) showPane(shown)
}

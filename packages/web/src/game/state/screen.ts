import { computed, effect, signal } from '@preact/signals'
import { companiesIn } from '@roundhouse/view'
import { buttons, group } from './groups.ts'
import { narrow, upright, wide } from './media.ts'
import { head, past, position, refusalShown, selection, selectionRefusal } from './model.ts'

const PANES = ['map', 'market', 'companies', 'supplies', 'players', 'log'] as const
export type Pane = (typeof PANES)[number]
const wantedPane = signal<Pane>('map')

/** What the pane of the companies shows. */
export const COMPANY_VIEWS = ['companies', 'ledger', 'supplies'] as const
export const companyView = signal<(typeof COMPANY_VIEWS)[number]>('companies')

const TABS = ['ledger', 'companies', 'market', 'supplies', 'log', 'chat', 'charts'] as const
export type Tab = (typeof TABS)[number]
const wantedTab = signal<Tab>('ledger')

/** Whether the game has what a pane or a tab shows. */
export function isInGame(one: Pane | Tab): boolean {
  const scene = position.value?.scene
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
  panes.value.includes(wantedPane.value) ? wantedPane.value : panes.value[0]!,
)

/** The game is at a table of the server. */
export const isOnline = computed(() => head.value?.online !== undefined)

/** The tabs of the rail: what has no place of its own on this screen. */
export const tabs = computed<readonly Tab[]>(() =>
  TABS.filter(
    (one) =>
      isInGame(one) &&
      (one !== 'market' || upright.value) &&
      (one !== 'log' || !wide.value) &&
      (one !== 'chat' || (isOnline.value && !wide.value)),
  ),
)
export const tab = computed<Tab>(() => (tabs.value.includes(wantedTab.value) ? wantedTab.value : 'ledger'))

export function showTab(one: Tab): void {
  wantedTab.value = one
}

export const HEIGHTS = ['peek', 'half', 'full'] as const
export const sheet = signal<(typeof HEIGHTS)[number]>('half')

/** The menu is open. */
export const menuShown = signal(false)

/** The list of keys is open; with the way to a hex first, where that was asked for. */
export const keysShown = signal<boolean | 'goTo'>(false)

/** The chart of what changes in the course of the game is open. */
export const phasesShown = signal(false)

/** On a phone nothing else is in the row of the main button: it can say what to do for one. */
export const footIsFree = computed(
  () => narrow.value && pane.value === 'map' && buttons.value.length === 0 && selection.value === null,
)

/** The pane on which the decision is made. */
const paneOfDeed = computed<Pane | null>(() =>
  group.value ? (group.value.control === 'companies' ? 'companies' : 'map') : null,
)

/** The reason that lies over the board or the sheet. A run says by itself why it is refused; in the past nothing is asked. */
export const reasonAbove = computed(() =>
  past.value || (group.value?.control === 'routes' && selectionRefusal.value) ? null : refusalShown.value,
)

/** Shows a pane; where nothing is decided on it, the sheet leaves it room. A reason that was asked for stays behind. */
export function showPane(one: Pane): void {
  if (!selectionRefusal.peek()) refusalShown.value = null
  wantedPane.value = one
  companyView.value = 'companies'
  sheet.value = pane.peek() === (paneOfDeed.value ?? 'map') ? 'half' : 'peek'
}

/** Shows what the bank has left, where a phone has it. */
export function showSupplies(): void {
  if (!isInGame('supplies')) return
  showPane(isInGame('companies') ? 'companies' : 'supplies')
  companyView.value = 'supplies'
}

/** A decision is another one when it is about something else or comes after another move; in other words it is the same. */
const decision = computed(() => group.value && `${head.value?.moves} ${group.value.key}`)

/** A decision that belongs to another pane opens that pane. */
effect(() => {
  const shown = decision.value && paneOfDeed.peek()
  if (shown) showPane(shown)
})

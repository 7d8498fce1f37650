import { computed } from '@preact/signals'
import type { Action, Seat } from '@roundhouse/kernel'
import { type ChoiceScene, companiesIn, type NextTile, type Preview } from '@roundhouse/view'
import { looksOf } from '../../board/tokens/tokenLook.ts'
import type { OfferScene, Position, WhyNot } from '../../worker/protocol/position.ts'
import { PERSON } from '../../worker/protocol/seatPlan.ts'
import { type ActionGroup, actionGroupsOf, buttonsOf, firstGroup } from './selection/actionGroups.ts'
import { combinePreviews } from './selection/combinePreviews.ts'
import { actionOf, isSameAction } from './selection/offers.ts'
import { tileChoicesOf } from './selection/tileChoices.ts'
import { type SelectionOptions, selection, state } from './state.ts'

const { head, past } = state

/** What is shown: the past that is looked at, or where the game stands. */
export const shownPosition = computed(() => past.value ?? head.value)

/** Whose eyes the screen is for; null when nobody's in particular. */
export const viewerSeat = computed<Seat | null>(() => shownPosition.value?.viewer ?? null)

/** Whose seat is theirs alone: where several people play on this device, or one tries a line for all, nobody is "you". */
export const ownSeat = computed<Seat | null>(() => {
  const position = shownPosition.value
  if (!position) return null
  const people = position.seats.filter(({ kind }) => kind === PERSON).length
  return position.online || people === 1 ? position.viewer : null
})

export const companyLooks = computed(() =>
  looksOf(shownPosition.value ? companiesIn(shownPosition.value.scene) : []),
)

/** The game is at a table of the server. */
export const isOnline = computed(() => head.value?.online !== undefined)

/** A request is under way: nothing can be committed meanwhile. */
export const isBusy = computed(() => state.requests.value > 0)

/** What can be done, but for debts: they have a card of their own, unless they are what is chosen between. */
const besideDebts = (position: Position | null): readonly OfferScene[] =>
  position?.offers.filter(
    (offer) => !isAmong(position.scene.debt?.ways, offer) || isAmong(position.scene.choices, offer),
  ) ?? []

const isAmong = (ways: readonly ChoiceScene[] = [], { action }: OfferScene): boolean =>
  ways.some(({ probe }) => probe.kind === action.kind)

/** What can be done about debts now. */
export const debtOffers = computed<readonly OfferScene[]>(() =>
  past.value
    ? []
    : (head.value?.offers.filter((offer) => isAmong(head.value!.scene.debt?.ways, offer)) ?? []),
)

/** What can be done where the game stands, group by group. */
export const headGroups = computed<readonly ActionGroup[]>(() =>
  actionGroupsOf(besideDebts(head.value), head.value?.scene.steps, head.value?.scene.choices),
)

/** What can be done now; in the past nothing can. */
export const groups = computed<readonly ActionGroup[]>(() => (past.value ? [] : headGroups.value))

/** Single buttons beside the groups. */
export const buttons = computed<readonly OfferScene[]>(() => {
  const within = new Set(groups.value.flatMap(({ offers }) => offers))
  return buttonsOf(besideDebts(shownPosition.value)).filter((offer) => !within.has(offer))
})

/** The group with an action of one of these kinds. */
export const groupOfKinds = (kinds: readonly string[]): ActionGroup | undefined =>
  groups.value.find(({ offers }) => offers.some(({ action }) => kinds.includes(action.kind)))

/** The group of the offer that is selected. */
const selectedGroup = computed<ActionGroup | undefined>(() =>
  groups.value.find(({ offers }) => offers.some((offer) => selection.offer.value?.offer === offer)),
)

/** Where something must be paid in an order, the group of what comes next in it. */
const demandedGroup = computed<ActionGroup | undefined>(() =>
  groupOfKinds(shownPosition.value?.scene.checklist?.items.find(({ state }) => state === 'now')?.kinds ?? []),
)

/** The group that comes up by itself; nothing that is beside the steps where debts are what is left. */
export const ownGroup = computed<ActionGroup | undefined>(() => {
  const { steps = [] } = shownPosition.value?.scene ?? {}
  const first = demandedGroup.value ?? firstGroup(groups.value, steps.length > 0)
  return first?.control === 'cards' && debtOffers.value.length > 0 ? undefined : first
})

/** The group that is open. */
export const group = computed<ActionGroup | undefined>(
  () =>
    groups.value.find(({ key }) => key === selection.group.value) ?? selectedGroup.value ?? ownGroup.value,
)

/** Whether something must be done in one hex, of which a city is asked, and nothing else can be: there is nothing to point at. */
export const isPlaceGiven = computed<boolean>(() => {
  const { control, offers = [] } = group.value ?? {}
  const hexes = new Set(offers.map(({ target }) => ('hex' in target ? target.hex : undefined)))
  const isAll = groups.value.length === 1 && buttons.value.length === 0
  return control === 'board' && hexes.size === 1 && isAll
})

/** Whether what is selected came up by itself though it may be left alone: Enter does not do it before it was touched. */
export const isUntouched = computed<boolean>(
  () => selection.offer.value !== null && selection.offer.value === selection.untouched.value,
)

/** Whether this offer is the one that is selected. */
export const isSelected = (offer: OfferScene): boolean =>
  selection.offer.value !== null && isSameAction(selection.offer.value.offer, offer)

/** The action that would be done by committing; null while a blank is empty. */
export const selectedAction = computed<Action | null>(() => actionOf(selection.offer.value))

const NO_OPTIONS: SelectionOptions = { key: '', offers: [], previews: [], tiles: [] }

/** What could be selected instead; in the past nothing can. */
export const shownOptions = computed<SelectionOptions>(() =>
  past.value ? NO_OPTIONS : selection.options.value,
)

/** The tiles that can be laid on the hex that was pointed at. */
export const tileChoices = computed(() => {
  const target = selection.target.value ?? selection.offer.value?.offer.target
  const name = target && 'hex' in target ? target.hex : undefined
  const now = shownPosition.value?.scene.board?.hexes.find(({ hex }) => hex === name)
  return tileChoicesOf(shownOptions.value.offers, shownOptions.value.previews, now)
})

/** Tiles that would come next there but cannot be laid now; first those of which the drawing shows why. */
export const misfitTiles = computed<readonly NextTile[]>(() => {
  const { tiles } = tileChoices.value
  if (tiles.length === 0) return []
  const misfits = shownOptions.value.tiles.filter(({ tile }) => !tiles.some((one) => one.tile === tile))
  const isShown = ({ failing }: NextTile) => failing.length > 0
  return [...misfits.filter(isShown), ...misfits.filter((tile) => !isShown(tile))]
})

/** Whether it is known what would come of the selection as it is now. */
export const isPreviewed = computed(
  () => selection.lastPreview.value !== null && selection.lastPreview.value.of === selection.offer.value,
)

/** What would come of it, together with what is decided right after it; in the past nothing would. */
export const preview = computed<Preview | null>(() =>
  past.value ? null : combinePreviews(selection.lastPreview.value?.preview ?? null, selection.next.value),
)

/** Why the selection itself cannot be done. */
export const selectionRefusal = computed<WhyNot | null>(() => {
  const refusal = selection.refusal.value
  return refusal?.of === 'selection' ? refusal.whyNot : null
})

/** The refusal that lies over the board or the sheet. A run says by itself why it is refused; in the past nothing is asked. */
export const floatingRefusal = computed<WhyNot | null>(() =>
  past.value || (group.value?.control === 'routes' && selectionRefusal.value)
    ? null
    : (selection.refusal.value?.whyNot ?? null),
)

/**
 * What a single button would bring besides what its label says, where that is
 * no more than a sentence: it stands on the button itself.
 */
export const buttonNote = computed<string | undefined>(() => {
  const known = preview.value
  const isShort = known?.notes.length === 1 && known.changes.length === 0 && known.warning === undefined
  return isShort && buttons.value.some(isSelected) ? known.notes[0] : undefined
})

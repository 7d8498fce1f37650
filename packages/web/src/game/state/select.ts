import { batch } from '@preact/signals'
import type { Action, Filling } from '@roundhouse/kernel'
import { ask } from '../../worker/connection.ts'
import type { OfferScene } from '../../worker/protocol.ts'
import {
  buttons,
  group,
  groupOfKinds,
  groups,
  headGroups,
  isSelected,
  misfitTiles,
  shownOptions,
  shownPosition,
  tileTray,
} from './derived.ts'
import {
  actionOf,
  type FilledOffer,
  isFree,
  isSameAction,
  isSameTarget,
  offersOn,
  usualFilling,
} from './offers.ts'
import { readOptions } from './readOptions.ts'
import { askWhyNotOn, askWhyNotTile, dismissRefusal } from './refusal.ts'
import { forgetSelection, saveSelection } from './savedSelection.ts'
import { selection, state } from './state.ts'
import { turned } from './tileTray.ts'
import { toggleItem } from './toggleItem.ts'

/** A hex is pressed: what can be done there is selected, or the reason is shown why nothing can. */
export function pointAtHex(hex: string): void {
  const now = group.value
  if (!now || !shownPosition.value?.turn) return
  const [offer] = now.offers as [OfferScene]
  if (now.control === 'subset' && offer.blank?.kind === 'subset' && offer.blank.from.includes(hex)) {
    const taken = (selection.offer.value?.filling ?? []) as readonly string[]
    return void selectOffer(offer, toggleItem(offer.blank, taken, hex))
  }
  const target = { on: 'hex', hex } as const
  const isPointedAt = selection.target.value && isSameTarget(selection.target.value, target)
  if (isPointedAt && shownOptions.value.offers.length > 1) return void rotateTile(1)
  const [first] = [now, ...groups.value].flatMap(({ offers }) => offersOn(offers, target))
  if (first) return void select(first)
  clearSelection()
  askWhyNotOn(hex)
}

/** A stop of the board is pressed: what can be done there is selected. */
export function pointAtStop(hex: string, stop: number): void {
  const offer = group.value?.offers.find(
    ({ target }) => target.on === 'stop' && target.hex === hex && target.stop === stop,
  )
  if (offer) void select(offer)
}

/** A tile of the fan or the tray is pressed: it is selected, or turned, or it says why it cannot be laid. */
export function pointAtTile(tile: string): void {
  const ways = tileTray.value.tiles.find((one) => one.tile === tile)?.ways
  const place = ways?.findIndex(({ offer }) => isSelected(offer)) ?? -1
  const next = ways?.[(place + 1) % ways.length]
  const misfit = misfitTiles.value.find((one) => one.tile === tile)
  if (next) void selectOffer(next.offer)
  else if (misfit) askWhyNotTile(misfit)
}

/** Opens a group, and clears what was selected for another. */
export function openGroup(key: string): void {
  if (group.value?.key === key) return
  clearSelection()
  selection.group.value = key
}

/** Opens the group of these kinds of action, or selects the single button that is one. */
export function openGroupOf(kinds: readonly string[]): void {
  const found = groupOfKinds(kinds)
  const button = buttons.value.find(({ action }) => kinds.includes(action.kind))
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

/** Selects an offer in its group, with the thing that it is done to. */
export function select(offer: OfferScene): Promise<boolean> {
  return batch(() => {
    const key = groups.value.find(({ offers }) => offers.includes(offer))?.key
    if (key) selection.group.value = key
    selection.target.value = offer.target
    return selectOffer(offer)
  })
}

/**
 * Selects an offer, with what fills its blank; nothing is done yet. Gives
 * whether it is still selected when it is known what it would bring.
 */
export async function selectOffer(
  offer: OfferScene,
  filling: Filling = usualFilling(offer),
): Promise<boolean> {
  const selected: FilledOffer = filling === undefined ? { offer } : { offer, filling }
  batch(() => {
    dismissRefusal()
    selection.offer.value = selected
    showOptions()
  })
  const action = actionOf(selected)
  if (state.head.value && action) saveSelection(state.head.value, action)
  const { preview, refusal } = action ? await outcomeOf(selected, action) : UNKNOWN
  if (selection.offer.value !== selected) return false
  batch(() => {
    selection.outcome.value = { of: selected, preview }
    selection.refusal.value = refusal && { whyNot: refusal, of: 'selection' }
  })
  return true
}

const UNKNOWN = { preview: null, refusal: null }

/** What was filled in by hand is asked about by itself; all else is known with the options. */
async function outcomeOf({ offer, filling }: FilledOffer, action: Action) {
  if (isFree(offer) || filling !== usualFilling(offer)) return ask('previewFilled', { action })
  const { previews } = await readOptions([offer])
  return { preview: previews[0] ?? null, refusal: null }
}

/** Shows what could be selected instead of what is, or of an open company what at all; what of it is known stays. */
export function showOptions(): void {
  const selected = selection.offer.value?.offer
  const offers = selected ? alternativesTo(selected) : waysOf(selection.company.value)
  const { head } = state
  const key = JSON.stringify([head.value?.moves, head.value?.scene.round, offers.map(({ action }) => action)])
  const before = selection.options.value
  selection.options.value =
    before.key === key ? { ...before, offers } : { key, offers, previews: [], tiles: [] }
  if (offers.some(isFree)) return
  const hex = selected?.target.on === 'hex' ? selected.target.hex : undefined
  void readOptions(offers, hex).then((known) => {
    if (selection.options.value.key === key) selection.options.value = { key, offers, ...known }
  })
}

/** The same done to the same thing in another way. */
function alternativesTo(offer: OfferScene): readonly OfferScene[] {
  const within = headGroups.value.find(({ offers }) => offers.some((one) => isSameAction(one, offer)))
  return (within?.offers ?? []).filter(
    (one) =>
      isSameTarget(one.target, offer.target) &&
      (one.heading === offer.heading || within?.control === 'choices'),
  )
}

/** The ways to do what a company was opened for. */
const waysOf = (opened: typeof selection.company.value): readonly OfferScene[] =>
  opened === null
    ? []
    : headGroups.value
        .flatMap(({ offers }) => offers)
        .filter(
          ({ target, heading }) =>
            target.on === 'company' && target.company === opened.company && heading === opened.heading,
        )

/** Turns the tile that is selected. */
export function rotateTile(step: number): void {
  const offer = shownOptions.value.offers.find(isSelected)
  const next = offer && turned(tileTray.value, offer, step)
  if (next) void selectOffer(next)
}

/** Clears the selection; whoever looks at the past does not see it, and finds it again. */
export function clearSelection(): void {
  if (state.past.value) return
  unselect()
  if (state.head.value) forgetSelection(state.head.value)
}

/** Clears the selection and what was opened: after a move the next thing to do comes up by itself. */
export function resetSelection(): void {
  batch(() => {
    selection.group.value = null
    selection.company.value = null
    unselect()
  })
}

function unselect(): void {
  batch(() => {
    dismissRefusal()
    selection.target.value = null
    selection.offer.value = null
    selection.outcome.value = null
    selection.next.value = 0
    selection.recheck.value = null
    showOptions()
  })
}

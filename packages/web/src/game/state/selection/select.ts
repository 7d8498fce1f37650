import { batch } from '@preact/signals'
import type { Action, Filling } from '@roundhouse/kernel'
import type { NextTile, Preview } from '@roundhouse/view'
import { ask } from '../../../worker/connection.ts'
import type { OfferScene, Position } from '../../../worker/protocol/position.ts'
import {
  group,
  groups,
  headGroups,
  isPreviewed,
  isSelected,
  misfitTiles,
  shownOptions,
  shownPosition,
  tileChoices,
} from '../derived.ts'
import { selection, state } from '../state.ts'
import {
  actionOf,
  type FilledOffer,
  isFree,
  isSameAction,
  isSamePlace,
  isSameTarget,
  offersOn,
  usualFilling,
} from './offers.ts'
import { askWhyNotOn, askWhyNotTile, dismissRefusal } from './refusal.ts'
import { forgetSelection, saveSelection } from './savedSelection.ts'
import { rotatedOffer } from './tileChoices.ts'
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
  const ways = tileChoices.value.tiles.find((one) => one.tile === tile)?.ways
  const index = ways?.findIndex(({ offer }) => isSelected(offer)) ?? -1
  const next = ways?.[(index + 1) % ways.length]
  const misfit = misfitTiles.value.find((one) => one.tile === tile)
  if (next) void selectOffer(next.offer)
  else if (misfit) askWhyNotTile(misfit)
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
  const action = actionOf(selected)
  batch(() => {
    dismissRefusal()
    selection.lost.value = null
    selection.offer.value = selected
    showOptions()
    const { offers, previews } = selection.options.value
    const preview = filling === usualFilling(offer) ? previews[offers.indexOf(offer)] : undefined
    if (preview) selection.lastPreview.value = { of: selected, preview }
  })
  if (state.head.value && action) saveSelection(state.head.value, action)
  if (isPreviewed.value) return true
  const { preview, refusal } = action ? await outcomeOf(selected, action) : UNKNOWN
  if (selection.offer.value !== selected) return false
  batch(() => {
    selection.lastPreview.value = { of: selected, preview }
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
  const isSame = before.key === key && offers.every((offer, index) => offer === before.offers[index])
  if (isSame && before.previews.length > 0) return
  selection.options.value =
    before.key === key ? { ...before, offers } : { key, offers, previews: [], tiles: [] }
  if (offers.some(isFree)) return
  const hex = selected?.target.on === 'hex' ? selected.target.hex : undefined
  void readOptions(offers, hex).then((known) => {
    if (selection.options.value.key === key) selection.options.value = { key, offers, ...known }
  })
}

/** The same done to the same thing, or in the same place, in another way. */
function alternativesTo(offer: OfferScene): readonly OfferScene[] {
  const within = headGroups.value.find(({ offers }) => offers.some((one) => isSameAction(one, offer)))
  return (within?.offers ?? []).filter(
    (one) =>
      isSamePlace(one.target, offer.target) &&
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

/** What was read of a position; each action is played once. */
interface ReadOptions {
  readonly previews: Map<string, Promise<Preview>>
  readonly tiles: Map<string, Promise<readonly NextTile[]>>
}

const readings = new WeakMap<Position, ReadOptions>()

/** What each offer would bring with its blank filled as usual, and which tiles could come next on a hex: one request for all of it. */
export async function readOptions(
  offers: readonly OfferScene[],
  hex?: string,
): Promise<{ readonly previews: readonly Preview[]; readonly tiles: readonly NextTile[] }> {
  const now = state.head.value
  // what nobody has drawn yet brings nothing
  const actions = offers.flatMap((offer) => actionOf({ offer, filling: usualFilling(offer) }) ?? [])
  if (!now || actions.length === 0) return { previews: [], tiles: [] }
  const { previews, tiles } = readings.get(now) ?? { previews: new Map(), tiles: new Map() }
  readings.set(now, { previews, tiles })
  const unread = actions.filter((action) => !previews.has(keyOf(action)))
  const isHexUnread = hex !== undefined && !tiles.has(hex)
  if (unread.length > 0 || isHexUnread) {
    const answer = ask('optionsAt', { actions: unread, ...(isHexUnread && { hex }) })
    for (const [index, action] of unread.entries())
      previews.set(
        keyOf(action),
        answer.then((known) => known.previews[index]!),
      )
    if (isHexUnread)
      tiles.set(
        hex,
        answer.then((known) => known.tiles),
      )
  }
  const [nextTiles, ...known] = await Promise.all([
    hex === undefined ? [] : tiles.get(hex)!,
    ...actions.map((action) => previews.get(keyOf(action))!),
  ])
  return { previews: known, tiles: nextTiles }
}

const keyOf = (action: Action): string => JSON.stringify(action)

/** Turns the tile that is selected. */
export function rotateTile(step: number): void {
  const offer = shownOptions.value.offers.find(isSelected)
  const next = offer && rotatedOffer(tileChoices.value, offer, step)
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
    selection.lastPreview.value = null
    selection.next.value = 0
    selection.recheck.value = null
    showOptions()
  })
}

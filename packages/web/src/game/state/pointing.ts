import { ask } from '../../worker/connection.ts'
import { group, groups, isSelected, misfitTiles, shownOptions, shownPosition, tileTray } from './derived.ts'
import { drawTo } from './drawRun.ts'
import { isSameTarget, offersOn } from './offers.ts'
import { retargetAll } from './retarget.ts'
import { askWhyNotTile, clearSelection, rotateTile, select, selectOffer, showRefusal } from './select.ts'
import { selection } from './state.ts'
import { toggleItem } from './toggleItem.ts'

/** A hex is pressed: what can be done there is selected, or the reason is shown why nothing can. */
export function pointAtHex(hex: string): void {
  const now = group.value
  if (!now || !shownPosition.value?.turn) return
  if (selection.train.value !== null) return void drawTo(now.offers[0]!, hex)
  const blank = now.offers[0]!.blank
  if (now.control === 'subset' && blank?.kind === 'subset' && blank.from.includes(hex)) {
    const taken = (selection.offer.value?.filling ?? []) as readonly string[]
    return void selectOffer(now.offers[0]!, toggleItem(blank, taken, hex))
  }
  const target = { on: 'hex', hex } as const
  const isPointedAt = selection.target.value && isSameTarget(selection.target.value, target)
  if (isPointedAt && shownOptions.value.offers.length > 1) return void rotateTile(1)
  const [first] = [now, ...groups.value].flatMap(({ offers }) => offersOn(offers, target))
  if (first) void select(first)
  else askWhyNotOn(hex)
}

/** What is offered on the board, done to a hex where it is not offered. */
function askWhyNotOn(hex: string): void {
  const onBoard =
    group.value?.control === 'board' ? group.value : groups.value.find(({ control }) => control === 'board')
  const offers = onBoard?.offers ?? []
  const attempts = {
    kinds: [...new Set(offers.map(({ action }) => action.kind))],
    actions: retargetAll(offers, hex),
  }
  clearSelection()
  void showRefusal(async () => (await ask('optionsAt', { hex, actions: [], attempts })).refusal)
}

/** A stop of the board is pressed: it is drawn to, or what can be done there is selected. */
export function pointAtStop(hex: string, stop: number): void {
  const now = group.value
  if (selection.train.value !== null && now) return void drawTo(now.offers[0]!, hex, stop)
  const offer = now?.offers.find(
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

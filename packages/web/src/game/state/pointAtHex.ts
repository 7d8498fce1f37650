import type { Action } from '@roundhouse/kernel'
import { ask } from '../../worker/connection.ts'
import { drawTo, editedTrain } from '../panel/run/drawing.ts'
import type { ActionGroup } from './actionGroups.ts'
import { group, groups, select } from './groups.ts'
import { askWhyNoneOf, clearSelection, pointedAt, position, selection, selectOffer } from './model.ts'
import { isSameTarget, offersOn } from './offers.ts'
import { options, turn } from './options.ts'
import { retargetAll } from './retarget.ts'
import { toggled } from './subset.ts'

/** A hex is pressed: what can be done there comes up, or the reason why nothing can. */
export function pointAtHex(hex: string): void {
  const now = group.value
  if (!now || !position.value?.turn) return
  if (editedTrain.value !== null) return void drawTo(now.offers[0]!, hex)
  const blank = now.offers[0]!.blank
  if (now.control === 'subset' && blank?.kind === 'subset' && blank.from.includes(hex)) {
    const taken = (selection.value?.filling ?? []) as readonly string[]
    return void selectOffer(now.offers[0]!, toggled(blank, taken, hex))
  }
  const target = { on: 'hex', hex } as const
  if (pointedAt.value && isSameTarget(pointedAt.value, target) && options.value.length > 1)
    return void turn(1)
  const here = [now, ...groups.value].flatMap(({ offers }) => offersOn(offers, target))
  const [first] = here
  if (first) return void select(first)
  const board = now.control === 'board' ? now : groups.value.find(({ control }) => control === 'board')
  clearSelection()
  void askWhyNoneOf(triedOn(hex, board))
}

/** What suits the hex, else what is offered elsewhere. */
async function triedOn(hex: string, board: ActionGroup | undefined): Promise<readonly Action[]> {
  const { probes = [] } = await ask('hex', { hex })
  const suits = probes.filter(({ kind }) => !board || board.offers.some(({ action }) => action.kind === kind))
  return suits.length > 0 ? suits : retargetAll(board?.offers ?? [], hex)
}

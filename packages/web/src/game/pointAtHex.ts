import type { Action } from '@roundhouse/kernel'
import { ask } from '../worker/table.ts'
import type { Deed } from './deeds.ts'
import { deed, deeds, pick } from './inHand.ts'
import { insteads } from './instead.ts'
import { askWhyNoneOf, choose, chosen, drop, position, selected } from './model.ts'
import { isSame, offersOn } from './offers.ts'
import { options, turn } from './options.ts'
import { drawTo, edited } from './run/drawing.ts'
import { toggled } from './subset.ts'

/** A hex is pressed: what can be done there comes up, or the reason why nothing can. */
export function pointAtHex(hex: string): void {
  const now = deed.value
  if (!now || !position.value?.turn) return
  if (edited.value !== null) return void drawTo(now.offers[0]!, hex)
  const blank = now.offers[0]!.blank
  if (now.control === 'subset' && blank?.kind === 'subset' && blank.from.includes(hex)) {
    const taken = (chosen.value?.filling ?? []) as readonly string[]
    return void choose(now.offers[0]!, toggled(blank, taken, hex))
  }
  const target = { on: 'hex', hex } as const
  if (selected.value && isSame(selected.value, target) && options.value.length > 1) return void turn(1)
  const here = [now, ...deeds.value].flatMap(({ offers }) => offersOn(offers, target))
  const [first] = here
  if (first) return void pick(first)
  const board = now.control === 'board' ? now : deeds.value.find(({ control }) => control === 'board')
  drop()
  void askWhyNoneOf(triedOn(hex, board))
}

/** What suits the hex, else what is offered elsewhere. */
async function triedOn(hex: string, board: Deed | undefined): Promise<readonly Action[]> {
  const { probes = [] } = await ask('hex', { hex })
  const suits = probes.filter(({ kind }) => !board || board.offers.some(({ action }) => action.kind === kind))
  return suits.length > 0 ? suits : insteads(board?.offers ?? [], hex)
}

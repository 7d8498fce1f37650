import type { NextTile } from '@roundhouse/view'
import { ask } from '../../../worker/connection.ts'
import type { WhyNot } from '../../../worker/protocol/position.ts'
import { group, groups, isSelected, shownOptions } from '../derived.ts'
import { request } from '../request.ts'
import { selection } from '../state.ts'
import { retargetAll } from './retarget.ts'

/** No refusal is shown any more, nor one that is on its way. */
export function dismissRefusal(): void {
  selection.question.value = null
  closeRefusal()
}

export function closeRefusal(): void {
  selection.refusal.value = null
  selection.refusedTile.value = null
}

/** Shows why none of these actions can be done, by the reason that most of them share; nothing when one can. */
export function askWhyNot(...actions: readonly unknown[]): Promise<void> {
  selection.refusedTile.value = null
  return showRefusal(() => ask('whyNot', { actions }))
}

/** Shows why nothing of a step can be done: the general reason first, where there is one. */
export function askWhyNotStep(probe: unknown, nothing: string | undefined): Promise<void> {
  selection.refusedTile.value = null
  return showRefusal(async () => {
    const whyNot = await ask('whyNot', { actions: [probe] })
    return whyNot && nothing !== undefined ? { ...whyNot, nothing } : whyNot
  })
}

/** Shows why a tile cannot be laid where one is being laid; the selection stays. */
export function askWhyNotTile(tile: NextTile): void {
  const offer = shownOptions.value.offers.find(isSelected)
  if (!offer) return
  selection.refusedTile.value = tile
  void showRefusal(() => ask('whyNot', { actions: [{ ...offer.action, ...tile.lay }] }))
}

/** Shows why nothing of what is offered on the board can be done to a hex. */
export function askWhyNotOn(hex: string): void {
  const isOnBoard = ({ control }: { control: string }) => control === 'board'
  const onBoard = group.value && isOnBoard(group.value) ? group.value : groups.value.find(isOnBoard)
  const offers = onBoard?.offers ?? []
  const kinds = [...new Set(offers.map(({ action }) => action.kind))]
  const attempts = { kinds, actions: retargetAll(offers, hex) }
  void showRefusal(async () => (await ask('optionsAt', { hex, actions: [], attempts })).refusal)
}

/** Shows a refusal, unless something else was asked or selected meanwhile. */
function showRefusal(read: () => Promise<WhyNot | null>): Promise<void> {
  return request(async () => {
    const question = read()
    selection.question.value = question
    const whyNot = await question
    if (selection.question.value !== question) return
    if (whyNot) selection.refusal.value = { whyNot, of: 'question' }
    else closeRefusal()
  })
}

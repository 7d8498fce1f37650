import { tablePath } from '../../app/address.ts'
import { isNarrow } from '../../app/media.ts'
import { words } from '../../app/words.ts'
import type { Position } from '../../worker/protocol/position.ts'
import { StepButtons } from '../frame/StepButtons.tsx'
import { pane } from '../state/openParts.ts'
import './pastBand.css'

/** What is shown is not where the game stands. On a phone it is gone through here, where the board is seen too. */
export const PastBand = ({ position: { id, move, moves } }: { position: Position }) => {
  const { game } = words.value
  if (move >= moves) return null
  // the line of the whole game has the same, and stays where it is under the hand
  const isLineShown = isNarrow.value && ['market', 'log'].includes(pane.value)
  return (
    <div class="past-band row lamp semibold rigid">
      <p class="grow" role="status">
        {game.lookingAt(move)} {!isLineShown && <a href={tablePath(id)}>{game.backToNow}</a>}
      </p>
      {isNarrow.value && !isLineShown && <StepButtons />}
    </div>
  )
}

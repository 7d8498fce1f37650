import { tablePath } from '../../app/address.ts'
import { isNarrow } from '../../app/media.ts'
import { words } from '../../app/words.ts'
import type { Position } from '../../worker/protocol/position.ts'
import { StepButtons } from '../frame/StepButtons.tsx'
import './pastBand.css'

/** What is shown is not where the game stands. On a phone it is gone through here, where the board is seen too. */
export const PastBand = ({ position: { id, move, moves } }: { position: Position }) => {
  const { game } = words.value
  if (move >= moves) return null
  return (
    <div class="past-band row lamp semibold rigid">
      <p class="grow" role="status">
        {game.lookingAt(move)} <a href={tablePath(id)}>{game.backToNow}</a>
      </p>
      {isNarrow.value && <StepButtons />}
    </div>
  )
}

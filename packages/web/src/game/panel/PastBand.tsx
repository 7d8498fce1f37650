import { tablePath } from '../../app/address.ts'
import { words } from '../../app/words.ts'
import type { Position } from '../../worker/protocol/position.ts'
import './pastBand.css'

/** What is shown is not where the game stands. */
export const PastBand = ({ position: { id, move, moves } }: { position: Position }) => {
  const { game } = words.value
  if (move >= moves) return null
  return (
    <p class="past-band lamp semibold rigid" role="status">
      {game.lookingAt(move)} <a href={tablePath(id)}>{game.backToNow}</a>
    </p>
  )
}

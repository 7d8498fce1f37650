import { words } from '../../app/words.ts'
import { askWhyNot } from '../state/selection/refusal.ts'
import { selection } from '../state/state.ts'
import './lostSelection.css'

/** What was selected when others changed the position, as long as it cannot be done. */
export const LostSelection = ({ isAsked }: { isAsked: boolean }) => {
  const { game, online } = words.value
  const lost = selection.lost.value
  if (!lost || selection.offer.value) return null
  return (
    <p class="lost-selection row wrap gap-6" role="status">
      <s>{lost.label}</s>
      {isAsked ? (
        <button type="button" class="button chip-button" onClick={() => void askWhyNot(lost.action)}>
          {game.whyNot}
        </button>
      ) : (
        <span class="quiet">{online.play.kept}</span>
      )}
    </p>
  )
}

import { Icon } from '../../app/Icon.tsx'
import { words } from '../../app/words.ts'
import { armGuard } from '../state/misclickGuard.ts'
import { leaveSelection } from '../state/selection/leaving.ts'

/** Drops what is selected or was opened, and takes no move back: where there is room for a picture only, it has a word of its own. */
export const LeaveButton = ({ isShort }: { isShort: boolean }) => {
  const { game } = words.value
  return (
    <button
      type="button"
      class={isShort ? 'button square worded gap-0' : 'button undo'}
      title={game.cancel}
      onClick={() => {
        leaveSelection()
        // where it was, a move is taken back now
        armGuard(performance.now(), false)
      }}
    >
      {isShort && <Icon name="close" />}
      {isShort ? <small class="text-xs semibold">{game.cancelShort}</small> : game.cancel}
    </button>
  )
}

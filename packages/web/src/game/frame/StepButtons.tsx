import { Icon } from '../../app/Icon.tsx'
import { words } from '../../app/words.ts'
import { lookAtMove, moment } from '../state/pastMoments.ts'
import { state } from '../state/state.ts'

/** One move back, one move on. */
export const StepButtons = () => {
  const { game } = words.value
  const move = moment.value
  const last = state.head.value?.moves ?? move
  return (
    <>
      <StepButton label={game.oneBack} icon="backward" to={move - 1} off={move === 0} />
      <StepButton label={game.oneForward} icon="forward" to={move + 1} off={move >= last} />
    </>
  )
}

/** Looks at another moment of the game. */
export const StepButton = ({
  label,
  icon,
  to,
  off,
}: {
  label: string
  icon: 'first' | 'backward' | 'forward'
  to: number
  off: boolean
}) => (
  <button
    type="button"
    class="button plain square"
    aria-label={label}
    title={label}
    aria-disabled={off}
    onClick={() => {
      if (!off) lookAtMove(to)
    }}
  >
    <Icon name={icon} />
  </button>
)

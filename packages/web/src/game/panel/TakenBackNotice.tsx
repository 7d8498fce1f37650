import { Icon } from '../../app/Icon.tsx'
import { words } from '../../app/words.ts'
import type { Position } from '../../worker/protocol/position.ts'
import { state } from '../state/state.ts'
import './takenBackNotice.css'

/** What another player has taken back: nothing else on the screen would tell it. */
export const TakenBackNotice = ({ position: { id, seats } }: { position: Position }) => {
  const { game, online } = words.value
  const told = state.takenBack.value
  if (told?.id !== id) return null
  const { by, count, moves, what = game.moveNamed(moves + 1) } = told
  const name = seats[by]?.name ?? ''
  return (
    <section class="taken-back row from-top card lamp rigid" role="alert">
      <p class="grow">
        {count > 1 ? online.play.tookBackSeveral(name, count, what) : online.play.tookBack(name, what)}
      </p>
      <button
        type="button"
        class="button plain square rigid"
        aria-label={words.value.close}
        onClick={() => {
          state.takenBack.value = null
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}

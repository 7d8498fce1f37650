import { firstSentence } from '../../app/firstSentence.ts'
import { Icon } from '../../app/Icon.tsx'
import { isNarrow } from '../../app/media.ts'
import { language, pace } from '../../app/settings/settings.ts'
import { Unbroken } from '../../app/Unbroken.tsx'
import { words } from '../../app/words.ts'
import { endedSentence } from '../../words/endedBy.ts'
import type { Position } from '../../worker/protocol/position.ts'
import { PERSON } from '../../worker/protocol/seatPlan.ts'
import { group, isBusy } from '../state/derived.ts'
import { botMove, forward } from '../state/gameRequests.ts'
import { groupName } from '../state/selection/actionGroups.ts'
import { state } from '../state/state.ts'
import './turnBar.css'

/** Whose turn it is and what is asked. */
export const TurnBar = ({ position }: { position: Position }) => {
  const { game, screen } = words.value
  const { turn, asked, seats, over, endedBy, move, moves, scene, viewer } = position
  const now = turn ?? asked[0]
  const isPast = move < moves
  if (over || !now)
    return (
      <div class="turn-bar row rigid gap-10 text-l strong" role="status">
        {endedBy ? endedSentence(endedBy, language.value) : game.over}
      </div>
    )
  const { name, kind } = seats[now.seat]!
  const people = seats.filter((seat) => seat.kind === PERSON).length
  const isSolo = people === 1
  const skip = people === 0 ? screen.forwardToEnd : screen.forward
  const alone = position.online !== undefined || isSolo
  // where others play too, nobody is overtaken
  const canForward = position.online ? isSolo && viewer !== null : pace.value !== 'instant'
  // where several steps are open they stand below it, and what is at hand is enough
  const isOneOfMany = scene.steps && scene.steps.filter(({ state }) => state === 'open').length > 1
  const short = !isNarrow.value
    ? undefined
    : !turn
      ? firstSentence(now.prompt, language.value)
      : turn.as && isOneOfMany && group.value && game.doing(turn.as, groupName(group.value))
  return (
    <div
      class={
        turn
          ? 'turn-bar row rigid gap-10 text-l strong mine short'
          : 'turn-bar row rigid gap-10 text-l strong short'
      }
      role="status"
      aria-live={turn ? 'assertive' : 'polite'}
    >
      {turn && <Icon name="bell" />}
      <span class="whose rigid">{turn && alone ? game.yourTurn : game.turnOf(name)}</span>
      <span class="prompt">
        {short && (
          <span class={turn ? undefined : 'clamped'} aria-hidden="true">
            <Unbroken text={short} />
          </span>
        )}
        <span class={short ? 'unseen' : turn ? undefined : 'clamped'} title={now.prompt}>
          <Unbroken text={now.prompt} />
        </span>
      </span>
      {state.thinking.value && !isPast && <span class="thinking ring" title={game.thinking(name)} />}
      {!isPast && kind !== PERSON && (
        <>
          {!position.online && pace.value === 'step' && (
            <button type="button" class="button" disabled={isBusy.value} onClick={() => void botMove()}>
              {game.nextBotMove}
            </button>
          )}
          {canForward && (
            <button
              type="button"
              class="button row"
              title={skip}
              aria-label={skip}
              onClick={() => void forward()}
            >
              <Icon name="skip" />
              {!isNarrow.value && skip}
            </button>
          )}
        </>
      )}
    </div>
  )
}

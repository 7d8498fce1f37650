import { Icon } from '../app/Icon.tsx'
import { pace } from '../app/settings.ts'
import { words } from '../app/words.ts'
import { PERSON, type Position } from '../worker/protocol.ts'
import { botMove, busy, thinking } from './model.ts'

/** Whose turn it is and what is asked. */
export const TurnBar = ({ position }: { position: Position }) => {
  const { game } = words.value
  const { turn, asked, seats, over, move, moves, online } = position
  const now = turn ?? asked[0]
  const isPast = move < moves
  if (over || !now)
    return (
      <div class="turn-bar" role="status">
        {game.over}
      </div>
    )
  const { name, kind } = seats[now.seat]!
  const alone = online !== undefined || seats.filter((seat) => seat.kind === PERSON).length === 1
  return (
    <div class={turn ? 'turn-bar mine' : 'turn-bar'} role="status" aria-live={turn ? 'assertive' : 'polite'}>
      {turn && <Icon name="bell" />}
      <span class="prompt">
        {!turn
          ? game.decides(name, now.as ?? '')
          : alone
            ? game.yourTurn(now.prompt)
            : game.turnOf(name, now.prompt)}
      </span>
      {thinking.value && !isPast && <span class="thinking" title={game.thinking(name)} />}
      {!isPast && !online && kind !== PERSON && pace.value === 'step' && (
        <button type="button" class="button" disabled={busy.value} onClick={() => void botMove()}>
          {game.nextBotMove}
        </button>
      )}
    </div>
  )
}

import { Icon } from '../../app/Icon.tsx'
import { words } from '../../app/words.ts'
import { roundsOf } from '../ledger/timeline.ts'
import { canBranch, lookAtMove, moment, startBranch } from '../state/pastMoments.ts'
import { state } from '../state/state.ts'
import { StepButton, StepButtons } from './StepButtons.tsx'
import './historyBar.css'

/** The whole game on a line: any moment of it can be looked at. */
export const HistoryBar = () => {
  const { game } = words.value
  const move = moment.value
  const last = state.head.value?.moves ?? move
  const isNow = move >= last
  const rounds = roundsOf(state.log.value)
  const share = (at: number) => `${last === 0 ? 0 : (100 * at) / last}%`
  const current = rounds.findLast((round) => round.move <= move)
  return (
    <nav class="history-bar row rigid" aria-label={game.history}>
      <StepButton label={game.toStart} icon="first" to={0} off={move === 0} />
      <StepButtons />
      <div class="moments" style={{ '--done': share(move) }}>
        <div class="ticks" aria-hidden="true">
          {rounds.map((round) => (
            <span
              key={`${round.move} ${round.name}`}
              style={{ left: share(round.move) }}
              title={round.name}
            />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={last}
          value={move}
          aria-label={game.history}
          aria-valuetext={`${game.move(move, last)}${current ? `, ${current.name}` : ''}`}
          onInput={({ currentTarget }) => lookAtMove(currentTarget.valueAsNumber)}
        />
      </div>
      <span class="where soft text-s nowrap">{game.move(move, last)}</span>
      {isNow ? (
        <span class="chip now bold">{game.now}</span>
      ) : (
        <button type="button" class="button" onClick={() => lookAtMove(last)}>
          {game.backToNow}
        </button>
      )}
      {canBranch() && (
        <button
          type="button"
          class="button"
          aria-label={game.branch}
          title={game.branch}
          onClick={() => void startBranch()}
        >
          <Icon name="branch" />
          <span>{game.branch}</span>
        </button>
      )}
    </nav>
  )
}

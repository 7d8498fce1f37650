import { useRef } from 'preact/hooks'
import { Icon } from '../../app/Icon.tsx'
import { isNarrow } from '../../app/media.ts'
import { words } from '../../app/words.ts'
import type { Position } from '../../worker/protocol/position.ts'
import { selection, state } from '../state/state.ts'
import './recentChanges.css'

/** As many lines as can be taken in. */
const MOST = 6

/** What others did that touches everybody, as one card; and everything that they did, read aloud in one sentence. */
export const RecentChanges = ({ position }: { position: Position }) => {
  const { id, move, moves, mine, over } = position
  const since = state.changesRead.value.id === id ? Math.max(mine, state.changesRead.value.move) : mine
  // who has made no move has missed nothing, and after the end nothing is news
  const hasRoom = !isNarrow.value || selection.train.value === null
  const isTold = move >= moves && mine > 0 && !over && hasRoom
  const lines = isTold
    ? state.log.value.filter((line) => line.matters && line.move > since && line.move <= moves)
    : []
  return (
    <>
      <ChangesAloud id={id} />
      {lines.length > 0 && (
        <section class="recent-changes row from-top card floating lamp" aria-label={words.value.screen.news}>
          <RecentLines lines={lines.slice(-MOST).map(({ text }) => text)} />
          <button
            type="button"
            class="button plain square rigid"
            aria-label={words.value.close}
            onClick={() => {
              state.changesRead.value = { id, move: moves }
            }}
          >
            <Icon name="close" />
          </button>
        </section>
      )}
    </>
  )
}

/** The lines; on a phone the first of them, and the others when it is pressed. */
const RecentLines = ({ lines }: { lines: readonly string[] }) => {
  const [first, ...others] = lines
  const list = (of: readonly string[]) => (
    <ul>
      {of.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
  if (!isNarrow.value || others.length === 0) return list(lines)
  return (
    <details>
      <summary>
        {first} <span class="chip">+{others.length}</span>
      </summary>
      {list(others)}
    </details>
  )
}

/** What was done since the last position, in one sentence that nobody sees: the log shows it. */
const ChangesAloud = ({ id }: { id: string }) => {
  const announced = useRef({ id, moves: state.head.value?.moves ?? 0, since: state.head.value?.moves ?? 0 })
  const moves = state.head.value?.moves ?? 0
  if (announced.current.id !== id || announced.current.moves !== moves) {
    const since = announced.current.id === id ? announced.current.moves : moves
    announced.current = { id, moves, since }
  }
  const { since } = announced.current
  const lines = state.log.value.filter(({ move }) => move > since && move <= moves).slice(-MOST)
  return (
    <div class="unseen" role="log" aria-live="polite">
      {lines.map(({ text }) => text).join(' · ')}
    </div>
  )
}

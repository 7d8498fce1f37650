import { useRef } from 'preact/hooks'
import { Icon } from '../../app/Icon.tsx'
import { words } from '../../app/words.ts'
import type { Position } from '../../worker/protocol.ts'
import { editedTrain } from '../panel/run/drawing.ts'
import { narrow } from '../state/media.ts'
import { head, log } from '../state/model.ts'
import { recentChangesRead } from '../state/recentChangesRead.ts'
import './recentChanges.css'

/** As many lines as can be taken in. */
const MOST = 6

/** What others did that touches everybody, as one card; and everything that they did, read aloud in one sentence. */
export const RecentChanges = ({ position }: { position: Position }) => {
  const { id, move, moves, mine, over } = position
  const since = recentChangesRead.value.id === id ? Math.max(mine, recentChangesRead.value.move) : mine
  // who has made no move has missed nothing, and after the end nothing is news
  const hasRoom = !narrow.value || editedTrain.value === null
  const isTold = move >= moves && mine > 0 && !over && hasRoom
  const lines = isTold
    ? log.value.filter((line) => line.matters && line.move > since && line.move <= moves)
    : []
  return (
    <>
      <Aloud id={id} />
      {lines.length > 0 && (
        <section class="recent-changes card floating" aria-label={words.value.screen.news}>
          <Told lines={lines.slice(-MOST).map(({ text }) => text)} />
          <button
            type="button"
            class="button plain square"
            aria-label={words.value.close}
            onClick={() => {
              recentChangesRead.value = { id, move: moves }
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
const Told = ({ lines }: { lines: readonly string[] }) => {
  const [first, ...others] = lines
  const list = (of: readonly string[]) => (
    <ul>
      {of.map((line, place) => (
        <li key={place}>{line}</li>
      ))}
    </ul>
  )
  if (!narrow.value || others.length === 0) return list(lines)
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
const Aloud = ({ id }: { id: string }) => {
  const heard = useRef({ id, moves: head.value?.moves ?? 0, since: head.value?.moves ?? 0 })
  const moves = head.value?.moves ?? 0
  if (heard.current.id !== id || heard.current.moves !== moves) {
    const since = heard.current.id === id ? heard.current.moves : moves
    heard.current = { id, moves, since }
  }
  const { since } = heard.current
  const lines = log.value.filter(({ move }) => move > since && move <= moves).slice(-MOST)
  return (
    <div class="unseen" role="log" aria-live="polite">
      {lines.map(({ text }) => text).join(' · ')}
    </div>
  )
}

import { signal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Icon } from '../app/Icon.tsx'
import { words } from '../app/words.ts'
import type { Position } from '../worker/protocol.ts'
import { head, log } from './model.ts'
import './news.css'

/** Up to where what changed was put away, by game. */
const read = signal<{ readonly id: string; readonly move: number }>({ id: '', move: 0 })

/** As many lines as can be taken in. */
const MOST = 6

/** What others did that touches everybody, as one card; and everything that they did, read aloud in one sentence. */
export const News = ({ position }: { position: Position }) => {
  const { id, move, moves, mine, over } = position
  const since = read.value.id === id ? Math.max(mine, read.value.move) : mine
  // who has made no move has missed nothing, and after the end nothing is news
  const isTold = move >= moves && mine > 0 && !over
  const lines = isTold
    ? log.value.filter((line) => line.matters && line.move > since && line.move <= moves)
    : []
  return (
    <>
      <Aloud id={id} />
      {lines.length > 0 && (
        <section class="news card" aria-label={words.value.screen.news}>
          <ul>
            {lines.slice(-MOST).map(({ text }, place) => (
              <li key={place}>{text}</li>
            ))}
          </ul>
          <button
            type="button"
            class="button plain square"
            aria-label={words.value.close}
            onClick={() => {
              read.value = { id, move: moves }
            }}
          >
            <Icon name="close" />
          </button>
        </section>
      )}
    </>
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

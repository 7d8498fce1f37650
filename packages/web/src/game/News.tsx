import { useRef } from 'preact/hooks'
import type { Position } from '../worker/protocol.ts'
import { head, log } from './model.ts'

/** What others did, read aloud in one sentence; nobody sees it here, because the log shows it. */
export const News = ({ position: { id } }: { position: Position }) => {
  const heard = useRef({ id, moves: head.value?.moves ?? 0, news: '' })
  const moves = head.value?.moves ?? 0
  if (heard.current.id !== id || heard.current.moves !== moves) {
    const since = heard.current.id === id ? heard.current.moves : moves
    const lines = log.value.filter(({ move }) => move > since && move <= moves).slice(-6)
    heard.current = { id, moves, news: lines.map(({ text }) => text).join(' · ') }
  }
  return (
    <div class="unseen" role="log" aria-live="polite">
      {heard.current.news}
    </div>
  )
}

import { useRef } from 'preact/hooks'
import { Icon } from '../../app/Icon.tsx'
import { isNarrow } from '../../app/media.ts'
import { words } from '../../app/words.ts'
import type { LoggedLine, Position } from '../../worker/protocol/position.ts'
import { newsInShort, readUpTo, recentNews, TAKEN_IN, withRead } from '../state/recentNews.ts'
import { selection, state } from '../state/state.ts'
import './recentChanges.css'

/** It is for everybody, whoever did it. */
const isForAll = ({ matters, reveals }: LoggedLine): boolean => matters === true || reveals === true

/**
 * What others did that touches everybody, as one line; on a phone, where the log is out of sight, all that they did
 * since one's own last move. And everything that they did, read aloud in one sentence.
 */
export const RecentChanges = ({ position }: { position: Position }) => {
  const { id, move, moves, over, branchOf } = position
  const hasRoom = !isNarrow.value || selection.train.value === null
  // after the end nothing is news
  const isTold = move >= moves && !over && hasRoom
  const { lines, forwarded } = recentNews(
    position,
    isTold ? state.log.value : [],
    state.forwardedFrom.value,
    readUpTo(position, state.changesRead.value),
    isNarrow.value && !branchOf,
  )
  const isCalm = forwarded === null && !lines.some(isForAll)
  return (
    <>
      <ChangesAloud id={id} />
      {lines.length > 0 && (
        <section
          class={`recent-changes row rigid${isCalm ? '' : ' lamp'}`}
          aria-label={words.value.screen.news}
        >
          {forwarded !== null ? (
            <details class="grow">
              <summary>
                <h2 class="text-m">{words.value.screen.forwarded(forwarded)}</h2>{' '}
                <span class="chip rigid">{lines.length}</span>
              </summary>
              <List of={lines} />
            </details>
          ) : (
            <RecentLines lines={lines} />
          )}
          <button
            type="button"
            class="button plain square rigid"
            aria-label={words.value.close}
            onClick={() => {
              state.changesRead.value = withRead(state.changesRead.value, position, moves)
            }}
          >
            <Icon name="close" />
          </button>
        </section>
      )}
    </>
  )
}

const List = ({ of }: { of: readonly LoggedLine[] }) => (
  <ul>
    {of.map(({ text, heading }, index) => (
      <li key={index} class={heading && 'strong'}>
        {text}
      </li>
    ))}
  </ul>
)

/** The line that says most, and all others when it is pressed. */
const RecentLines = ({ lines }: { lines: readonly LoggedLine[] }) => {
  const most = newsInShort(lines)!
  const others = lines.filter((line) => line !== most)
  if (others.length === 0) return <List of={[most]} />
  return (
    <details class="grow">
      <summary>
        <span>{most.text}</span> <span class="chip rigid">+{others.length}</span>
      </summary>
      <List of={others} />
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
  const lines = state.log.value.filter(({ move }) => move > since && move <= moves).slice(-TAKEN_IN)
  return (
    <div class="unseen" role="log" aria-live="polite">
      {lines.map(({ text }) => text).join(' · ')}
    </div>
  )
}

import { useRef, useState } from 'preact/hooks'
import { words } from '../../app/words.ts'
import { account, server } from '../account/account.ts'
import { TroubleNote } from '../Form.tsx'
import { invitationTo } from '../lobby/invitations.ts'
import { useAttempt } from '../useAttempt.ts'
import { room } from './room.ts'
import './chat.css'

/** How long a hand rests before what it wrote is stored, in milliseconds. */
const REST = 800

/** What was written since the table was opened, by whom and where: the room still has what was there then. */
const written = new Map<string, string>()

/** What somebody writes down for themselves alone. */
export const Notes = () => {
  const { play } = words.value.online
  const card = room.value?.card
  const place = `${account.value?.id} ${card?.id}`
  const [text, setText] = useState(written.get(place) ?? room.value?.notes ?? '')
  const resting = useRef<number | undefined>(undefined)
  const [done, setDone] = useState(false)
  const { attempt, trouble, wait } = useAttempt()
  if (!card || !account.value) return null
  const write = (next: string) => {
    setDone(false)
    setText(next)
    written.set(place, next)
    clearTimeout(resting.current)
    // it is stored though somebody looks at something else by then
    resting.current = window.setTimeout(
      async () => setDone(await attempt(() => server.writeNotes(card.id, next, invitationTo(card.id)))),
      REST,
    )
  }
  return (
    <details class="notes">
      <summary class="tall strong">{play.notes}</summary>
      <p class="quiet">{play.notesHint}</p>
      <textarea
        class="field"
        aria-label={play.notes}
        rows={5}
        maxLength={10_000}
        value={text}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
      <p class="quiet" role="status">
        {done ? play.notesSaved : ''}
      </p>
      <TroubleNote code={trouble} wait={wait} />
    </details>
  )
}

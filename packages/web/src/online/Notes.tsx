import { useEffect, useRef, useState } from 'preact/hooks'
import { words } from '../app/words.ts'
import { account, server } from './account.ts'
import { TroubleNote } from './Form.tsx'
import { invitationTo } from './invitations.ts'
import { room } from './room.ts'
import { useAttempt } from './useAttempt.ts'
import './chat.css'

/** How long a hand rests before what it wrote is stored, in milliseconds. */
const REST = 800

/** What somebody writes down for themselves alone. */
export const Notes = () => {
  const { play, me } = words.value.online
  const card = room.value?.card
  const [text, setText] = useState(room.value?.notes ?? '')
  const stored = useRef(text)
  const [done, setDone] = useState(false)
  const { attempt, trouble, wait } = useAttempt()
  useEffect(() => {
    if (!card || text === stored.current) return
    const timer = setTimeout(async () => {
      const isStored = await attempt(() => server.writeNotes(card.id, text, invitationTo(card.id)))
      if (isStored) stored.current = text
      setDone(isStored)
    }, REST)
    return () => clearTimeout(timer)
  }, [text, card?.id])
  if (!card || !account.value) return null
  return (
    <details class="notes">
      <summary>{play.notes}</summary>
      <p class="quiet">{play.notesHint}</p>
      <textarea
        class="field"
        aria-label={play.notes}
        rows={5}
        maxLength={10_000}
        value={text}
        onInput={({ currentTarget }) => {
          setDone(false)
          setText(currentTarget.value)
        }}
      />
      <p class="quiet" role="status">
        {done ? me.saved : ''}
      </p>
      <TroubleNote code={trouble} wait={wait} />
    </details>
  )
}

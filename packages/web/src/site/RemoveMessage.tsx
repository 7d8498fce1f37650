import type { Message } from '@roundhouse/wire'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Field, Form } from '../online/Form.tsx'
import { invitationTo } from '../online/lobby/invitations.ts'
import { useAttempt } from '../online/useAttempt.ts'
import { siteServer } from './siteServer.ts'
import { siteWords } from './siteWords.ts'
import './removeMessage.css'

interface Props {
  readonly table: string
  readonly place: number
  done(gone: Message): void
}

/** A moderator deletes what somebody said, and may say why. */
export const RemoveMessage = ({ table, place, done }: Props) => {
  const said = siteWords.value
  const [reason, setReason] = useState('')
  const { attempt, ...state } = useAttempt()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
    form.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  const remove = () =>
    attempt(async () => done(await siteServer.removeMessage(table, place, reason, invitationTo(table))))
  return (
    <div ref={form} class="remove-message">
      <Form
        {...state}
        label={said.deleteMessage}
        submit={said.deleteMessage}
        main={false}
        send={() => void remove()}
      >
        <Field
          label={said.optionalReason}
          value={reason}
          autocomplete="off"
          maxLength={300}
          change={setReason}
        />
      </Form>
    </div>
  )
}

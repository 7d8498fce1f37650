import type { Me } from '@roundhouse/wire'
import { useState } from 'preact/hooks'
import { Field, Form, Password } from '../Form.tsx'
import { useAttempt } from '../useAttempt.ts'
import { account, sendsLetters, server } from './account.ts'
import { ownAccountWords } from './ownAccountWords.ts'

/** Where letters go: another address counts once it is confirmed by one. */
export const ChangeEmail = ({ me }: { me: Me }) => {
  const said = ownAccountWords.value
  const [email, setEmail] = useState(me.unconfirmed ?? me.email ?? '')
  const [password, setPassword] = useState('')
  const [done, setDone] = useState(false)
  const { attempt, ...state } = useAttempt()
  const given = email.trim() || null
  const change = async () => {
    account.value = await server.changeEmail({ email: given, password })
    setPassword('')
  }
  if (!sendsLetters.value && me.email === null && me.unconfirmed === null)
    return (
      <div class="account-part stack gap-10">
        <h3>{said.email}</h3>
        <p class="quiet">{said.noLetters}</p>
      </div>
    )
  return (
    <div class="account-part stack gap-10">
      <Form
        {...state}
        label={said.email}
        submit={said.save}
        main={false}
        done={done && me.unconfirmed === null ? said.saved : undefined}
        send={async () => setDone(await attempt(change))}
      >
        <Field
          label={said.email}
          {...(me.email === null && sendsLetters.value && { hint: said.noEmail })}
          type="email"
          value={email}
          maxLength={254}
          autocomplete="email"
          change={(next) => {
            setDone(false)
            setEmail(next)
          }}
        />
        {!sendsLetters.value && <p class="quiet">{said.noLetters}</p>}
        {sendsLetters.value && me.unconfirmed !== null && (
          <p role="status">{said.unconfirmed(me.unconfirmed)}</p>
        )}
        <Password label={said.emailPassword} value={password} change={setPassword} maxLength={200} />
      </Form>
    </div>
  )
}

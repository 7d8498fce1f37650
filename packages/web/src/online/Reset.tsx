import { useState } from 'preact/hooks'
import { useTitle } from '../app/title.ts'
import { words } from '../app/words.ts'
import { server } from './account.ts'
import { Field, Form } from './Form.tsx'
import { useAttempt } from './useAttempt.ts'
import './login.css'

/** A new password in place of a forgotten one, by the link of a letter. */
export const Reset = ({ token }: { token: string }) => {
  const { enter, logIn } = words.value.online
  const [password, setPassword] = useState('')
  const [done, setDone] = useState(false)
  const { attempt, trouble, ...state } = useAttempt()
  const isOld = trouble === 'noTable' || trouble === 'form'
  useTitle(enter.resetTitle)
  return (
    <div class="page login">
      <h1>{enter.resetTitle}</h1>
      <section class="card">
        {done ? (
          <>
            <p role="status">{enter.resetDone}</p>
            <a class="button main" href="/login">
              {logIn}
            </a>
          </>
        ) : (
          <Form
            {...state}
            label={enter.resetTitle}
            submit={enter.reset}
            trouble={isOld ? null : trouble}
            send={async () => setDone(await attempt(() => server.newPassword(token, password)))}
          >
            <Field
              label={enter.newPassword}
              hint={enter.passwordHint}
              type="password"
              value={password}
              change={setPassword}
              autocomplete="new-password"
              minLength={8}
              maxLength={200}
              required
            />
            {isOld && (
              <p class="form-trouble" role="alert">
                {enter.old}
              </p>
            )}
          </Form>
        )}
      </section>
    </div>
  )
}

import { useState } from 'preact/hooks'
import { useTitle } from '../app/title.ts'
import { words } from '../app/words.ts'
import { readSession, server } from './account.ts'
import { Form } from './Form.tsx'
import { useAttempt } from './useAttempt.ts'
import './login.css'

/** Where the link of a letter leads that asks whose an address is; whatever only opens the link confirms nothing. */
export const Confirm = ({ token }: { token: string }) => {
  const { enter } = words.value.online
  const [done, setDone] = useState(false)
  const { attempt, trouble, ...state } = useAttempt()
  const isOld = trouble === 'noTable' || trouble === 'form'
  useTitle(enter.confirmTitle)
  const confirm = async () => {
    const confirmed = await attempt(() => server.confirmEmail(token))
    setDone(confirmed)
    if (confirmed) await readSession()
  }
  return (
    <div class="page login">
      <h1>{enter.confirmTitle}</h1>
      <section class="card">
        {done ? (
          <>
            <p role="status">{enter.confirmed}</p>
            <a class="button main" href="/me">
              {enter.toAccount}
            </a>
          </>
        ) : (
          <Form
            {...state}
            label={enter.confirmTitle}
            submit={enter.confirm}
            trouble={isOld ? null : trouble}
            send={() => void confirm()}
          >
            <p>{enter.confirmHint}</p>
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

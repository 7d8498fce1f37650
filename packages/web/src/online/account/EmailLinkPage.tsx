import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useTitle } from '../../app/useTitle.ts'
import { words } from '../../app/words.ts'
import { Form } from '../Form.tsx'
import { useAttempt } from '../useAttempt.ts'
import './login.css'

/** Where the link of a letter leads: something is done there once, unless the link is too old. */
export const EmailLinkPage = ({
  title,
  submit,
  work,
  done,
  children,
}: {
  title: string
  submit: string
  work: () => Promise<unknown>
  /** What is said when it is done, and where one goes then. */
  done: { readonly text: string; readonly href: string; readonly label: string }
  children: ComponentChildren
}) => {
  const [isDone, setDone] = useState(false)
  const { attempt, trouble, ...state } = useAttempt()
  const isOld = trouble === 'noTable' || trouble === 'form'
  useTitle(title)
  return (
    <div class="page login stack gap-16">
      <h1>{title}</h1>
      <section class="card">
        {isDone ? (
          <>
            <p role="status">{done.text}</p>
            <a class="button main" href={done.href}>
              {done.label}
            </a>
          </>
        ) : (
          <Form
            {...state}
            label={title}
            submit={submit}
            trouble={isOld ? null : trouble}
            send={async () => setDone(await attempt(work))}
          >
            {children}
            {isOld && (
              <p class="form-trouble objection" role="alert">
                {words.value.online.enter.old}
              </p>
            )}
          </Form>
        )}
      </section>
    </div>
  )
}

import type { SecondStep } from '@roundhouse/wire'
import { useEffect, useRef, useState } from 'preact/hooks'
import { words } from '../../../app/words.ts'
import { Form } from '../../Form.tsx'
import { useAttempt } from '../../useAttempt.ts'
import { arrive } from '../account.ts'
import { CodeField } from './CodeField.tsx'
import { factorServer } from './factorServer.ts'
import { factorWords } from './factorWords.ts'
import { PasskeyButton } from './PasskeyButton.tsx'

/** The password was right; a code finishes the log-in. */
export const SecondStepForm = ({ step, back }: { step: SecondStep; back(): void }) => {
  const said = factorWords.value
  const { secondStep } = step
  const { online } = words.value
  const [code, setCode] = useState('')
  const { attempt, trouble, ...state } = useAttempt()
  const isOld = trouble === 'noTable'
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div class="stack gap-14" ref={box}>
      <h2>{said.step.title}</h2>
      <p>{said.step.hint}</p>
      {step.passkey && (
        <PasskeyButton
          label={said.withPasskey}
          secondStep={secondStep}
          send={(passkey) => arrive(factorServer.logInByPasskey({ passkey, secondStep }))}
        />
      )}
      <Form
        {...state}
        trouble={isOld ? null : trouble}
        label={said.step.title}
        submit={online.logIn}
        send={() => void attempt(() => arrive(factorServer.finishLogIn({ secondStep, code })))}
      >
        <CodeField label={said.code} value={code} change={setCode} />
        {isOld && (
          <p class="form-trouble objection" role="alert">
            {said.tooLong}
          </p>
        )}
      </Form>
      <p class="quiet">{said.step.lost}</p>
      <button type="button" class="button at-start" onClick={back}>
        {said.step.back}
      </button>
    </div>
  )
}

import type { Factors, OwnerProof } from '@roundhouse/wire'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Form, Password } from '../../Form.tsx'
import { useAttempt } from '../../useAttempt.ts'
import { CodeField } from './CodeField.tsx'
import { factorWords } from './factorWords.ts'
import { needsSecondStep } from './needsSecondStep.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import './factors.css'

interface ProofFormProps {
  readonly label: string
  readonly submit?: string
  readonly factors: Factors
  readonly children?: ComponentChildren
  send(proof: OwnerProof): Promise<void>
  cancel(): void
}

/** Something that only the owner does, by all that it takes to log in. */
export const ProofForm = ({ label, submit = label, factors, children, send, cancel }: ProofFormProps) => {
  const said = factorWords.value
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { attempt, trouble, ...state } = useAttempt()
  const isOld = trouble === 'noTable'
  const needsCode = needsSecondStep(factors)
  return (
    <div class="factor-form card stack gap-14 full">
      <Form
        {...state}
        trouble={isOld ? null : trouble}
        label={label}
        submit={submit}
        main={false}
        send={() => void attempt(() => send(needsCode ? { password, code } : { password }))}
      >
        {children}
        <Password label={said.password} value={password} change={setPassword} maxLength={200} />
        {needsCode && <CodeField label={said.code} hint={said.codeHint} value={code} change={setCode} />}
        {isOld && (
          <p class="form-trouble objection" role="alert">
            {said.tooLong}
          </p>
        )}
      </Form>
      {factors.passkeys.length > 0 && (
        <PasskeyButton label={said.withPasskey} send={(passkey) => send({ passkey })} />
      )}
      <button type="button" class="button at-start" onClick={cancel}>
        {said.cancel}
      </button>
    </div>
  )
}

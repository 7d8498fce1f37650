import type { Factors, FactorsWithCodes, NewAuthenticator } from '@roundhouse/wire'
import { useState } from 'preact/hooks'
import { lazyComponent } from '../../../app/lazyComponent.tsx'
import { TroubleNote } from '../../Form.tsx'
import { useAttempt } from '../../useAttempt.ts'
import { CodeField } from './CodeField.tsx'
import { factorServer } from './factorServer.ts'
import { factorWords } from './factorWords.ts'
import { ProofForm } from './ProofForm.tsx'

const QrCode = lazyComponent(async () => (await import('./QrCode.tsx')).QrCode)

/** From a button to an app that gives codes. */
export const SetUpAuthenticator = ({
  factors,
  done,
}: {
  factors: Factors
  done(changed: FactorsWithCodes): void
}) => {
  const said = factorWords.value
  const [app, setApp] = useState<NewAuthenticator | null>(null)
  const [first, setFirst] = useState('')
  const { attempt, busy, trouble, wait } = useAttempt()
  const begin = () => void attempt(async () => setApp(await factorServer.newAuthenticator()))
  if (!app)
    return (
      <>
        <TroubleNote code={trouble} wait={wait} />
        <button type="button" class="button" aria-disabled={busy} onClick={begin}>
          {said.begin}
        </button>
      </>
    )
  return (
    <ProofForm
      label={said.begin}
      submit={said.turnOn}
      factors={factors}
      send={async (proof) => done(await factorServer.addAuthenticator({ first, proof }))}
      cancel={() => setApp(null)}
    >
      <p>{said.scan}</p>
      <QrCode text={app.address} label={said.picture} />
      <p class="stack gap-4">
        <span class="semibold">{said.key}</span>
        <code class="factor-key mono anywhere">{app.secret.match(/.{4}/g)!.join(' ')}</code>
      </p>
      <CodeField label={said.first} value={first} change={setFirst} />
    </ProofForm>
  )
}

import type { Factors, FactorsWithCodes } from '@roundhouse/wire'
import { useState } from 'preact/hooks'
import { TroubleNote } from '../../Form.tsx'
import { SettingsPart } from '../AccountPage.tsx'
import { factorServer } from './factorServer.ts'
import { factorWords } from './factorWords.ts'
import { longDate } from './longDate.ts'
import { needsSecondStep } from './needsSecondStep.ts'
import { PasskeySettings } from './PasskeySettings.tsx'
import { ProofButton } from './ProofButton.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpAuthenticator } from './SetUpAuthenticator.tsx'
import type { FactorsState } from './useFactors.ts'
import './factors.css'

/** What logging in takes besides the password. */
export const FactorSettings = ({ known, trouble, wait, setKnown }: FactorsState) => {
  const said = factorWords.value
  const [codes, setCodes] = useState<readonly string[]>([])
  const added = (changed: FactorsWithCodes) => {
    setKnown(changed.factors)
    if (changed.codes.length > 0) setCodes(changed.codes)
  }
  const removed = (factors: Factors) => {
    setKnown(factors)
    if (!needsSecondStep(factors)) setCodes([])
  }
  return (
    <SettingsPart title={said.title} hint={said.hint}>
      <TroubleNote code={trouble} wait={wait} />
      {known && codes.length > 0 && <RecoveryCodes codes={codes} done={() => setCodes([])} />}
      {known?.authenticator === null && <SetUpAuthenticator factors={known} done={added} />}
      {known && known.authenticator !== null && (
        <>
          <p>{said.appSince(longDate(known.authenticator))}</p>
          <ProofButton
            label={said.removeApp}
            hint={said.removeAppHint}
            factors={known}
            send={async (proof) => removed(await factorServer.removeAuthenticator(proof))}
          />
        </>
      )}
      {known && <PasskeySettings factors={known} added={added} removed={removed} />}
      {known && needsSecondStep(known) && (
        <>
          <p class={known.recoveryCodes === 0 ? 'alarming' : undefined}>{said.left(known.recoveryCodes)}</p>
          <ProofButton
            label={said.renew}
            hint={said.renewHint}
            factors={known}
            send={async (proof) => added(await factorServer.renewRecoveryCodes(proof))}
          />
        </>
      )}
    </SettingsPart>
  )
}

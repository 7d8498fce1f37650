import type { Factors, FactorsWithCodes, OwnerProof } from '@roundhouse/wire'
import { useState } from 'preact/hooks'
import { words } from '../../../app/words.ts'
import { Field } from '../../Form.tsx'
import { account } from '../account.ts'
import { factorServer } from './factorServer.ts'
import { factorWords } from './factorWords.ts'
import { longDate } from './longDate.ts'
import { ProofButton } from './ProofButton.tsx'
import { ProofForm } from './ProofForm.tsx'
import { createPasskey, hasPasskeys } from './passkeys.ts'

interface Props {
  readonly factors: Factors
  added(changed: FactorsWithCodes): void
  removed(factors: Factors): void
}

/** The passkeys of an account. */
export const PasskeySettings = ({ factors, added, removed }: Props) => {
  const said = factorWords.value
  return (
    <>
      <ul class="passkeys full">
        {factors.passkeys.map(({ id, name, created, used }) => (
          <li key={id} class="stack gap-4">
            <span class="anywhere">{name}</span>
            <small class="quiet">
              {said.passkeySince(longDate(created), used === null ? null : longDate(used))}
            </small>
            <ProofButton
              label={said.removePasskey}
              name={said.removePasskeyOf(name)}
              hint={said.removePasskeyHint}
              factors={factors}
              send={async (proof) => removed(await factorServer.removePasskey(id, proof))}
            />
          </li>
        ))}
      </ul>
      {hasPasskeys() && <AddPasskey factors={factors} added={added} />}
    </>
  )
}

const AddPasskey = ({ factors, added }: Omit<Props, 'removed'>) => {
  const said = factorWords.value
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [isNone, setNone] = useState(false)
  if (!isOpen)
    return (
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {said.addPasskey}
      </button>
    )
  const add = async (proof: OwnerProof) => {
    setNone(false)
    const asked = await factorServer.challengeNewPasskey()
    const passkey = await createPasskey(asked, account.value!, words.value.title)
    if (!passkey) return setNone(true)
    added(await factorServer.addPasskey({ name, passkey, proof }))
    setOpen(false)
    setName('')
  }
  return (
    <ProofForm label={said.addPasskey} factors={factors} send={add} cancel={() => setOpen(false)}>
      <p class="quiet">{said.passkeyHint}</p>
      <Field
        label={said.passkeyName}
        hint={said.passkeyNameHint}
        value={name}
        maxLength={40}
        required
        change={setName}
      />
      {isNone && <p role="status">{said.noPasskey}</p>}
    </ProofForm>
  )
}

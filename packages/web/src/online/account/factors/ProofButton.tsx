import type { Factors, OwnerProof } from '@roundhouse/wire'
import { useState } from 'preact/hooks'
import { ProofForm } from './ProofForm.tsx'

/** A button that unfolds to what shows that one is the owner. */
export const ProofButton = ({
  label,
  name = label,
  hint,
  factors,
  send,
}: {
  label: string
  /** As it is read aloud, where several say the same. */
  name?: string
  hint: string
  factors: Factors
  send(proof: OwnerProof): Promise<void>
}) => {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <button type="button" class="button" aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </button>
    )
  const change = async (proof: OwnerProof) => {
    await send(proof)
    setOpen(false)
  }
  return (
    <ProofForm label={name} submit={label} factors={factors} send={change} cancel={() => setOpen(false)}>
      <p class="quiet">{hint}</p>
    </ProofForm>
  )
}

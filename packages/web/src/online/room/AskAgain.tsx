import type { ComponentChild } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Guard } from '../../app/Guard.tsx'
import { words } from '../../app/words.ts'
import { deliberately } from '../../game/state/misclickGuard.ts'

interface AskAgainProps {
  readonly question: string
  /** What is done, said in full. */
  readonly label: string
  /** What is said for leaving it; of a person, unless something else is given. */
  readonly leave?: string
  act(): void
  /** The button that asks. */
  readonly opener: (ask: () => void) => ComponentChild
}

/** Asks once more before somebody has to leave, or something is gone. */
export const AskAgain = ({ question, label, leave, act, opener }: AskAgainProps) => {
  const { room } = words.value.online
  const [asking, setAsking] = useState(false)
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asking) stay.current?.focus()
  }, [asking])
  if (!asking) return opener(() => setAsking(true))
  return (
    <span class="ask-again holder row wrap gap-8-12">
      <Guard />
      <strong role="alert">{question}</strong>
      <button ref={stay} type="button" class="button" onClick={() => setAsking(false)}>
        {leave ?? room.letStay}
      </button>
      <button type="button" class="button danger" onClick={deliberately(act)}>
        {label}
      </button>
    </span>
  )
}

import type { PasskeyUse } from '@roundhouse/wire'
import { useState } from 'preact/hooks'
import { TroubleNote } from '../../Form.tsx'
import { useAttempt } from '../../useAttempt.ts'
import { factorServer } from './factorServer.ts'
import { factorWords } from './factorWords.ts'
import { hasPasskeys, signWithPasskey } from './passkeys.ts'

/** Does something by a passkey, where the browser has such. */
export const PasskeyButton = ({
  label,
  secondStep,
  send,
}: {
  label: string
  secondStep?: string
  send(passkey: PasskeyUse): Promise<void>
}) => {
  const said = factorWords.value
  const [isNone, setNone] = useState(false)
  const { attempt, busy, trouble, wait } = useAttempt()
  if (!hasPasskeys()) return null
  const press = async () => {
    setNone(false)
    const passkey = await signWithPasskey(await factorServer.challengePasskey(secondStep))
    if (passkey) await send(passkey)
    else setNone(true)
  }
  return (
    <>
      <button
        type="button"
        class="button at-start"
        aria-disabled={busy}
        onClick={() => {
          if (!busy) void attempt(press)
        }}
      >
        {label}
      </button>
      {isNone && <p role="status">{said.noPasskey}</p>}
      <TroubleNote code={trouble} wait={wait} />
    </>
  )
}

import type { Factors, SiteAccount } from '@roundhouse/wire'
import { useId, useState } from 'preact/hooks'
import { ProofForm } from '../online/account/factors/ProofForm.tsx'
import { Field, Form } from '../online/Form.tsx'
import { useAttempt } from '../online/useAttempt.ts'
import { siteServer } from './siteServer.ts'
import { siteWords } from './siteWords.ts'

const DAY = 86_400_000

/** After how many days a ban may end; null is never. */
const ENDS = [1, 3, 7, 30, 90, 365, null] as const

interface Props {
  readonly account: SiteAccount
  onDone(): void
}

/** Bans an account, by all that it takes to log in. */
export const BanForm = ({ account, factors, onDone }: Props & { factors: Factors }) => {
  const said = siteWords.value
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [days, setDays] = useState<(typeof ENDS)[number]>(7)
  const id = useId()
  const label = account.ban ? said.changeBan : said.ban
  if (!isOpen)
    return (
      <button type="button" class="button danger" onClick={() => setOpen(true)}>
        {label}
      </button>
    )
  return (
    <ProofForm
      label={label}
      factors={factors}
      send={async (proof) => {
        const until = days === null ? {} : { until: Date.now() + days * DAY }
        await siteServer.ban(account.id, { reason, ...until, proof })
        setOpen(false)
        onDone()
      }}
      cancel={() => setOpen(false)}
    >
      <p class="quiet">{said.banHint}</p>
      <Field
        label={said.reason}
        hint={said.banReasonHint}
        value={reason}
        autocomplete="off"
        maxLength={300}
        required
        change={setReason}
      />
      <p class="form-field stack gap-4 full">
        <label class="semibold" for={id}>
          {said.until}
        </label>
        <select
          id={id}
          class="field"
          value={days ?? ''}
          onChange={({ currentTarget }) => setDays(ENDS[currentTarget.selectedIndex]!)}
        >
          {ENDS.map((count) => (
            <option key={count} value={count ?? ''}>
              {said.days(count)}
            </option>
          ))}
        </select>
      </p>
    </ProofForm>
  )
}

/** Lifts a ban. */
export const LiftForm = ({ account, onDone }: Props) => {
  const said = siteWords.value
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { attempt, ...state } = useAttempt()
  if (!isOpen)
    return (
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {said.lift}
      </button>
    )
  const lift = async () => {
    if (await attempt(() => siteServer.unban(account.id, reason))) onDone()
  }
  return (
    <div class="site-form card stack gap-14 full">
      <Form {...state} label={said.lift} submit={said.lift} main={false} send={() => void lift()}>
        <Field
          label={said.optionalReason}
          value={reason}
          autocomplete="off"
          maxLength={300}
          change={setReason}
        />
      </Form>
      <button type="button" class="button at-start" onClick={() => setOpen(false)}>
        {said.cancel}
      </button>
    </div>
  )
}

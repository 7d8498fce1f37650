import { useSignal } from '@preact/signals'
import type { AccountSettings, Me } from '@roundhouse/wire'
import { language } from '../../app/settings/settings.ts'
import { TroubleNote } from '../Form.tsx'
import { useAttempt } from '../useAttempt.ts'
import { SettingsPart } from './AccountPage.tsx'
import { changeAccount } from './account.ts'
import { ownAccountWords } from './ownAccountWords.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const USUAL = { from: 22, to: 8 }
const DIGESTS = [0, 60, 720, 1440] as const

/** When notices may come, and how many at once. */
export const QuietHours = ({ me }: { me: Me }) => {
  const said = ownAccountWords.value
  const { attempt, trouble, wait } = useAttempt()
  // what was chosen last, until the server has it
  const wanted = useSignal<AccountSettings | null>(null)
  const settings = wanted.value ?? me.settings
  const { quiet, digest = 0 } = settings
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const save = async ({ quiet: _, ...rest }: AccountSettings, more: AccountSettings) => {
    const next = { ...rest, language: language.value, timeZone, ...more }
    wanted.value = next
    await attempt(() => changeAccount({ settings: next }))
    if (wanted.value === next) wanted.value = null
  }
  const hour = (name: 'from' | 'to') =>
    quiet && (
      <label class="stack gap-4">
        {said[name]}
        <select
          class="field"
          value={quiet[name]}
          onChange={({ currentTarget }) =>
            save(settings, { quiet: { ...quiet, [name]: Number(currentTarget.value) } })
          }
        >
          {HOURS.map((one) => (
            <option key={one} value={one}>
              {said.hour(one)}
            </option>
          ))}
        </select>
      </label>
    )
  return (
    <>
      <SettingsPart title={said.quiet} hint={said.quietHint}>
        <div class="account-hours cluster gap-8-12 from-foot">
          <button
            type="button"
            class="button"
            aria-pressed={quiet !== undefined}
            onClick={() => save(settings, quiet ? {} : { quiet: USUAL })}
          >
            {quiet ? said.on : said.noQuiet}
          </button>
          {hour('from')}
          {hour('to')}
        </div>
      </SettingsPart>
      <SettingsPart title={said.digest}>
        <select
          class="field"
          aria-label={said.digest}
          value={digest}
          onChange={({ currentTarget }) =>
            save(settings, { ...(quiet && { quiet }), digest: Number(currentTarget.value) })
          }
        >
          {DIGESTS.map((one) => (
            <option key={one} value={one}>
              {said.digests[one]}
            </option>
          ))}
        </select>
        <TroubleNote code={trouble} wait={wait} />
      </SettingsPart>
    </>
  )
}

import type { TroubleCode } from '../worker/protocol/troubles.ts'
import { language } from './settings/settings.ts'
import { words } from './words.ts'

interface Props {
  readonly code: TroubleCode
  /** Why, in the words of somebody. */
  readonly reason?: string | null
  close(): void
}

/** What went wrong, in a sentence, until it is put away. */
export const TroubleNotice = ({ code, reason = null, close }: Props) => (
  <div class="band lamp row wrap gap-4-16 semibold" role="alert">
    <span class="anywhere">
      {words.value.troubles[code]}
      {reason !== null &&
        `${language.value === 'ja' ? '' : ' '}${words.value.online.enter.bannedFor(reason)}`}
    </span>
    <button type="button" class="button" onClick={close}>
      {words.value.close}
    </button>
  </div>
)

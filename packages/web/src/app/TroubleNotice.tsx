import type { TroubleCode } from '../worker/protocol/troubles.ts'
import { words } from './words.ts'

/** What went wrong, in a sentence, until it is put away. */
export const TroubleNotice = ({ code, close }: { code: TroubleCode; close(): void }) => (
  <div class="band lamp row wrap gap-4-16 semibold" role="alert">
    {words.value.troubles[code]}
    <button type="button" class="button" onClick={close}>
      {words.value.close}
    </button>
  </div>
)

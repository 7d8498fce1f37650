import type { CheckedGame } from '@roundhouse/kernel'
import type { BnoAction } from './actions.ts'
import { audit } from './audit.ts'
import { baltimoreOhio } from './index.ts'
import { violations } from './invariants.ts'
import type { BnoOptions } from './options.ts'
import type { BnoState } from './state.ts'

export const checkedBaltimoreOhio: CheckedGame<BnoState, BnoAction, BnoOptions> = {
  ...baltimoreOhio,
  violations,
  audit,
}

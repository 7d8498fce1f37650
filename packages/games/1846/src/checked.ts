import type { CheckedGame } from '@roundhouse/kernel'
import type { Action1846 } from './actions.ts'
import { audit } from './audit.ts'
import { game1846 } from './index.ts'
import { violations } from './invariants.ts'
import type { Options1846 } from './options.ts'
import { trace1846 } from './recorded/trace.ts'
import type { State1846 } from './state.ts'

export const checked1846: CheckedGame<State1846, Action1846, Options1846> = {
  ...game1846,
  violations,
  audit,
  trace: trace1846,
}

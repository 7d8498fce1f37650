import type { CheckedGame } from '@roundhouse/kernel'
import type { Action1860 } from './actions.ts'
import { audit } from './audit.ts'
import { countedAs } from './countedAs.ts'
import type { Event1860 } from './events.ts'
import { game1860 } from './index.ts'
import { violations } from './invariants.ts'
import type { Options1860 } from './options.ts'
import { trace1860 } from './recorded/trace.ts'
import type { State1860 } from './state.ts'

export const checked1860: CheckedGame<State1860, Action1860, Options1860> = {
  ...game1860,
  violations,
  audit,
  countedAs: (event) => countedAs(event as Event1860),
  trace: trace1860,
}

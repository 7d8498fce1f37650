import type { CheckedGame } from '@roundhouse/kernel'
import type { Action1856 } from './actions.ts'
import { audit } from './audit.ts'
import { countedAs } from './countedAs.ts'
import type { Event1856 } from './events.ts'
import { game1856 } from './index.ts'
import { violations } from './invariants.ts'
import type { Options1856 } from './options.ts'
import { trace1856 } from './recorded/trace.ts'
import type { State1856 } from './state.ts'

export const checked1856: CheckedGame<State1856, Action1856, Options1856> = {
  ...game1856,
  violations,
  audit,
  countedAs: (event) => countedAs(event as Event1856),
  trace: trace1856,
}

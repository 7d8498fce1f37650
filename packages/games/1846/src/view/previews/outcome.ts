import type { ActionOutcome, PartsByKind } from '@roundhouse/view'
import type { ActionOf, Kind1846 } from '../../actions.ts'
import type { Event1846 } from '../../events.ts'
import type { State1846 } from '../../state.ts'
import type { Wording1846 } from '../wording.ts'

/** What an action would do. */
export type Outcome1846 = ActionOutcome<State1846, Event1846>

/** What is said of actions of these kinds. */
export type Parts1846<K extends Kind1846> = PartsByKind<Outcome1846, ActionOf<K>, Wording1846>

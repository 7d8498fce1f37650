import type { Action1846, State1846 } from '@roundhouse/1846'
import type { DecideBy } from '../18xx/offers.ts'

/** What the bot does when it is asked one kind of question. */
export type Decide = DecideBy<State1846, Action1846>

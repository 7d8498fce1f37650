import type { Action1860, State1860 } from '@roundhouse/1860'
import type { DecideBy } from '../18xx/offers.ts'

/** What the bot does when it is asked one kind of question. */
export type Decide = DecideBy<State1860, Action1860>

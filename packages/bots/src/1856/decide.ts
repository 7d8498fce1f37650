import type { Action1856, State1856 } from '@roundhouse/1856'
import type { DecideBy } from '../18xx/offers.ts'

/** What the bot does when it is asked one kind of question. */
export type Decide = DecideBy<State1856, Action1856>

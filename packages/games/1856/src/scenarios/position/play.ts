import { playingTitle } from '@roundhouse/18xx/testing/playingTitle'

import type { Action1856 } from '../../actions.ts'
import { checked1856 } from '../../checked.ts'
import type { Event1856 } from '../../events.ts'
import type { State1856 } from '../../state.ts'

export const { askedOf, offersTo, kindsFor, does, tries, refuses, doesWithConsent, earnsByRoute, bestOf } =
  playingTitle<State1856, Action1856, Event1856>(checked1856, new URL('../../../', import.meta.url))

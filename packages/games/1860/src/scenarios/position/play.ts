import { playingTitle } from '@roundhouse/18xx/testing/playingTitle'
import type { Action1860 } from '../../actions.ts'
import { checked1860 } from '../../checked.ts'
import type { Event1860 } from '../../events.ts'
import type { State1860 } from '../../state.ts'

export const {
  askedOf,
  offersTo,
  kindsFor,
  does,
  tries,
  refuses,
  doesWithConsent,
  earns,
  earnsByRoute,
  bestOf,
} = playingTitle<State1860, Action1860, Event1860>(checked1860, new URL('../../../', import.meta.url))

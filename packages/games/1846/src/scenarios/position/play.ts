import { playingTitle } from '@roundhouse/18xx/testing/playingTitle'
import { NAMES, type Name } from '@roundhouse/kernel/testing/names'
import type { Action1846 } from '../../actions.ts'
import { checked1846 } from '../../checked.ts'
import type { Event1846 } from '../../events.ts'
import type { State1846 } from '../../state.ts'
import { actions } from './actions.ts'
import { treasury } from './lookups.ts'

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
} = playingTitle<State1846, Action1846, Event1846>(checked1846, new URL('../../../', import.meta.url))

/** Everybody passes in turn until the stock round is over. */
export function allPass(state: State1846): Event1846[] {
  const events: Event1846[] = []
  const { set } = state
  while (state.stock && state.set === set) events.push(...does(state, NAMES[state.stock.seat]!, actions.pass))
  return events
}

/** What a company's tile costs it when it is laid now, on a copy. */
export function costsNow(state: State1846, name: Name, action: Action1846): number {
  const { company } = state.operation!
  return treasury(state, company) - treasury(tries(state, name, action), company)
}

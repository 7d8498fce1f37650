import { NAMES, type Name } from '@roundhouse/kernel/testing/names'
import { playing } from '@roundhouse/kernel/testing/play'
import type { Action1846 } from '../../actions.ts'
import { checked1846 } from '../../checked.ts'
import type { Event1846 } from '../../events.ts'
import type { State1846 } from '../../state.ts'
import { actions } from './actions.ts'
import { treasury } from './lookups.ts'

const played = playing<State1846, Action1846, Event1846, Name>(
  checked1846,
  NAMES,
  new URL('../../../', import.meta.url),
)
export const { askedOf, offersTo, kindsFor, does, tries } = played

/** The player is not offered this, is told why in every language by this rule (without "1846-"), and nothing changes. */
export const refuses = (state: State1846, name: Name, action: unknown, rule: string): void =>
  played.refuses(state, name, action, `1846-${rule}`)

/** An offer, and the agreement of whoever is asked for it. */
export function doesWithConsent(state: State1846, name: Name, action: Action1846): Event1846[] {
  const events = does(state, name, action)
  if (!state.deal) throw new Error('nobody is asked to agree')
  return [...events, ...does(state, NAMES[state.deal.seat]!, actions.agree)]
}

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

import { endGame, rankByScore } from '@roundhouse/18xx'
import type { Standing } from '@roundhouse/kernel'
import { MINORS, PRIVATE, PRIVATES } from './components/companies.ts'
import { CERTIFICATES, PARS, PRICES } from './components/market.ts'
import { PHASES } from './components/trains.ts'
import type { Emit1846 } from './events.ts'
import {
  controllerOf,
  corporationsInGame,
  type EndReason,
  type State1846,
  scoreOf,
  seatsLeft,
} from './state.ts'

/** 1846-9.3. */
export const standings = (state: State1846): Standing[] =>
  rankByScore(state.players.map((_, seat) => scoreOf(state, seat)))

/** Numbers worth watching over many games. */
export const figures = (state: State1846): Record<string, number> => ({
  sets: state.set,
  phase: PHASES.indexOf(state.phase) + 1,
  highestPrice: state.market[0] ? PRICES[state.market[0].space]! : 0,
  corporationsAtWork: state.market.length,
  bankruptcies: state.players.filter(({ bankrupt }) => bankrupt).length,
})

/** 1846-9.2: says whether the game is over, and ends it at once if so. */
export function endIfOver(state: State1846, emit: Emit1846): boolean {
  const reason = whyOver(state)
  if (reason) finishGame(state, reason, emit)
  return reason !== undefined
}

function whyOver(state: State1846): EndReason | undefined {
  if (seatsLeft(state).length === 1) return 'bankruptcy'
  return isAnythingLeft(state) ? undefined : 'nothing-left'
}

/** 1846-9.2, 1846-G.7: a corporation at work or one that somebody can launch, a minor, or a private that pays. */
function isAnythingLeft(state: State1846): boolean {
  if (state.market.length > 0) return true
  if (MINORS.some((id) => controllerOf(state, id) !== null)) return true
  if (PRIVATES.some((id) => state.privates[id].status === 'open' && PRIVATE[id].revenue > 0)) return true
  const mostCash = Math.max(...state.players.map(({ cash }) => cash))
  return corporationsInGame(state).length > 0 && mostCash >= CERTIFICATES.presidents * PARS[0]!
}

/** 1846-9.1: nothing is decided any more. */
export function finishGame(state: State1846, reason: EndReason, emit: Emit1846): void {
  Object.assign(state, { steamboat: null, surplus: [] })
  endGame(state, reason, emit)
}

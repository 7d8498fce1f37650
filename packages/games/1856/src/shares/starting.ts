import { buyPresidency, enterChart, refuseCost, refusePar } from '@roundhouse/18xx'
import { spaceAt } from '@roundhouse/finance'
import type { Refusal, Seat } from '@roundhouse/kernel'
import type { Actions1856 } from '../actions.ts'
import { CHART, PARS, TEN_SHARES } from '../components/market.ts'
import type { Emit1856 } from '../events.ts'
import { type State1856, typeOnOffer } from '../state.ts'
import { TITLE } from '../title.ts'
import { refuseMoreCertificates, refuseStatus } from './buying.ts'
import { hasFullCapital } from './capital.ts'

type Launch = Omit<Actions1856['launch'], 'kind'>

/** 1856-1.2e, 1856-1.2n: why a player cannot start this corporation at this price. */
export function refuseLaunch(
  state: State1856,
  { corporation, par }: Launch,
  seat: Seat,
): Refusal | undefined {
  return (
    refuseStatus(state, corporation, 'waiting') ??
    refusePar(TITLE, par, PARS) ??
    refuseMoreCertificates(state, seat, 1) ??
    refuseCost('1856-1.2e', TEN_SHARES.presidents * par, state.players[seat]!)
  )
}

/** 1856-1.2e. */
export function startCorporation(state: State1856, launch: Launch, seat: Seat, emit: Emit1856): void {
  const { corporation, par } = launch
  const startedAt = typeOnOffer(state)
  Object.assign(state.corporations[corporation], { status: 'launched', par, startedAt })
  // 1856-1.2h, 1856-1.2l
  const payee = hasFullCapital(startedAt) ? 'bank' : corporation
  buyPresidency(TITLE, state, { seat, corporation, from: 'bank', price: par, payee }, emit)
  emit({ kind: 'started', corporation, startedAt })
  // under those with the same price
  enterChart(state, corporation, spaceAt(CHART, par, 'par'), emit)
}

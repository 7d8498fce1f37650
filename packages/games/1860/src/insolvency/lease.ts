import { LEASE } from '../components/money.ts'
import { TRAIN } from '../components/trains.ts'
import type { Emit1860 } from '../events.ts'
import { companyOnTurn } from '../operationStep.ts'
import { inReceivership, isTrainless, type State1860 } from '../state.ts'
import { canPayTrain } from '../trains/trainObligation.ts'
import { cheapestInBank } from '../trains/trainsForSale.ts'
import { becomeInsolvent } from './insolvency.ts'
import { hasLegalRoute } from './legalRoute.ts'

/** 1860-INS.4, 1860-INS.8: as its running step begins an insolvent company that cannot buy leases the smallest train on offer; in receivership it may become so now (1860-REC.3). */
export function takeLease(state: State1860, emit: Emit1860): void {
  const corporation = companyOnTurn(state)
  const isKept = inReceivership(state, corporation)
  if (!isTrainless(state, corporation) || canPayTrain(state, corporation)) return
  if (!hasLegalRoute(state, corporation)) return
  if (isKept) becomeInsolvent(state, corporation, emit)
  if (!state.corporations[corporation].insolvent) return
  const { type } = cheapestInBank(state)
  state.operation!.leased = type
  emit({ kind: 'leased', corporation, type })
}

/** 1860-INS.6: with the option `insolvency: fixed` a lease earns as much wherever it runs, before it is halved (1860-REC.3). */
export const fixedLease = (state: State1860): number =>
  LEASE.base + LEASE.perStop * TRAIN[state.operation!.leased!].large

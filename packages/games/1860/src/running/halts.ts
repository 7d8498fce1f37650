import type { DeclaredRoute } from '@roundhouse/18xx'
import { faceAt } from '@roundhouse/board'
import type { CorporationId } from '../components/companies.ts'
import { HALT_SUBSIDY } from '../components/money.ts'
import type { State1860 } from '../state.ts'
import { boardOf } from '../title.ts'
import { isPaidByStop } from './runningRules.ts'

type Counts = Pick<DeclaredRoute, 'counts'>

/** How many halts the trains serve. */
export const haltsServed = (state: State1860, routes: readonly Counts[]): number =>
  routes.flatMap(({ counts }) => counts).filter((stop) => isHalt(state, stop)).length

/** Of a stop as it is named in a route, such as H4.0. */
function isHalt(state: State1860, stop: string): boolean {
  const [hex, index] = stop.split('.')
  return faceAt(state.board, boardOf(state), hex!).stops[Number(index)]!.kind === 'halt'
}

/** 1860-RUN.12: 10cc for each halt; a lease that counts stops has paid for them (1860-INS.6). */
export const subsidyFor = (state: State1860, company: CorporationId, routes: readonly Counts[]): number =>
  isPaidByStop(state, company) ? 0 : HALT_SUBSIDY * haltsServed(state, routes)

import { forcedSaleProbes, launchProbes, shareProbes } from '@roundhouse/18xx/view'
import type { Probe } from '@roundhouse/view'
import type { CorporationId } from '../components/companies.ts'
import { PARS } from '../components/market.ts'
import { mustBuyTrain } from '../forced/trainObligation.ts'
import type { State1846 } from '../state.ts'
import type { Wording1846 } from './wording.ts'

/** What players do to a corporation at this time, whether they may or not. Minors have no shares (1846-3.55). */
export function probesOn(state: State1846, id: CorporationId, wording: Wording1846): Probe[] {
  const { status } = state.corporations[id]
  if (state.stock && status === 'waiting') return launchProbes(id, PARS, wording)
  if (status !== 'launched') return []
  if (state.stock) return shareProbes(id, ['treasury', 'market'], wording)
  return state.operation?.step === 'trains' && mustBuyTrain(state) ? forcedSaleProbes(id, wording) : []
}

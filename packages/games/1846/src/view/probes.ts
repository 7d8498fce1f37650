import type { Probe } from '@roundhouse/view'
import type { Action1846 } from '../actions.ts'
import type { CorporationId } from '../components/companies.ts'
import { PARS } from '../components/market.ts'
import { mustBuyTrain } from '../forced/trainObligation.ts'
import type { State1846 } from '../state.ts'
import type { Wording1846 } from './wording.ts'

/** What players do to a corporation at this time, whether they may or not. Minors have no shares (1846-3.55). */
export function probesOn(
  state: State1846,
  corporation: CorporationId,
  { words: { kinds } }: Wording1846,
): Probe[] {
  const { status } = state.corporations[corporation]
  const all = (kind: Action1846['kind'], actions: readonly Action1846[]): Probe => ({
    heading: kinds[kind],
    actions,
  })
  if (state.stock && status === 'waiting')
    return [
      all(
        'launch',
        PARS.map((par) => ({ kind: 'launch', corporation, par })),
      ),
    ]
  if (status !== 'launched') return []
  if (state.stock)
    return [
      all('sell', [{ kind: 'sell', corporation, count: 1 }]),
      all('buy', [
        { kind: 'buy', corporation, from: 'treasury' },
        { kind: 'buy', corporation, from: 'market' },
      ]),
    ]
  return state.operation?.step === 'trains' && mustBuyTrain(state)
    ? [all('sell-for-train', [{ kind: 'sell-for-train', corporation, count: 1 }])]
    : []
}

import type { Probe } from '@roundhouse/view'
import type { BnoAction } from '../actions.ts'
import type { CompanyId } from '../components/companies.ts'
import { startingPrices } from '../components/money.ts'
import { type BnoState, statusOf } from '../state.ts'
import type { BnoWording } from './wording.ts'

/** What players do to a company in a stock round, whether they may or not. */
export function probesOn(state: BnoState, company: CompanyId, { words: { kinds } }: BnoWording): Probe[] {
  const { stock, technology } = state
  const all = (kind: BnoAction['kind'], actions: readonly BnoAction[]): Probe => ({
    heading: kinds[kind],
    actions,
  })
  if (!stock) return []
  switch (statusOf(state, company)) {
    case 'unfounded':
      return [
        all(
          'found',
          startingPrices(technology).map((price) => ({ kind: 'found', company, price, count: 1 })),
        ),
      ]
    case 'receivership':
      return [all('restart', [{ kind: 'restart', company, count: 1 }])]
    case 'open':
      return [
        all('sell', [{ kind: 'sell', company, count: 1 }]),
        all('buy', [{ kind: 'buy', company, held: 1, unowned: 0 }]),
        ...(state.companies[company].president === stock.seat
          ? [all('redeem', [{ kind: 'redeem', company, count: 1 }])]
          : []),
      ]
  }
}

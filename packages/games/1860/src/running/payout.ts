import { movePrice, payRevenue } from '@roundhouse/18xx'
import { moveToBack, spaceOf } from '@roundhouse/finance'
import type { Actions1860 } from '../actions.ts'
import { goBankruptIfWorthless } from '../bankruptcy/bankruptcy.ts'
import type { CorporationId } from '../components/companies.ts'
import { CERTIFICATES, MOST_STEPS } from '../components/market.ts'
import type { Emit1860 } from '../events.ts'
import { noteRevenue } from '../nationalisation/closing.ts'
import { inReceivership, priceOf, type State1860 } from '../state.ts'
import { TITLE } from '../title.ts'

type Choice = Actions1860['dividend']['choice']

/** 1860-DIV.1: nothing is decided without revenue, with that of a lease (1860-INS.6), in receivership (1860-REC.2) or after nationalisation (1860-NAT.4). */
export function beginDividend(state: State1860, emit: Emit1860): boolean {
  const { company, revenue, leased } = state.operation!
  const isKept = revenue === 0 || leased !== null || inReceivership(state, company)
  if (!isKept && !state.nationalisation) return true
  settleRevenue(state, isKept ? 'withhold' : 'full', emit)
  return false
}

/** 1860-DIV.2, 1860-DIV.3, 1860-DIV.6: the revenue is paid out or withheld as a whole, and the price moves. */
export function settleRevenue(state: State1860, choice: Choice, emit: Emit1860): void {
  const { company: corporation, revenue } = state.operation!
  const distributed = choice === 'full' ? revenue : 0
  payRevenue(
    state,
    {
      corporation,
      choice,
      revenue,
      distributed,
      amountOn: (count) => (distributed * count) / CERTIFICATES.shares,
      paidForPlaces: [],
    },
    emit,
  )
  noteRevenue(state, corporation, distributed)
  moveAfterRun(state, corporation, distributed, emit)
  goBankruptIfWorthless(state, corporation, emit)
}

/** 1860-DIV.4, 1860-DIV.5. */
function moveAfterRun(state: State1860, id: CorporationId, distributed: number, emit: Emit1860): void {
  const steps = Math.min(Math.floor(distributed / priceOf(state, id)), MOST_STEPS)
  if (distributed === 0) movePrice(TITLE, state, id, 'left', 1, emit)
  else if (steps > 0) movePrice(TITLE, state, id, 'right', steps, emit)
  else if (state.options.unmovedDividend === 'toEnd') goToBack(state, id, emit)
}

/** 1860-DIV.5: told only if there are others behind it. */
function goToBack({ market }: State1860, id: CorporationId, emit: Emit1860): void {
  const space = spaceOf(market, id)!
  const last = market.findLast((marker) => marker.space === space)!
  if (last.company === id) return
  moveToBack(market, id)
  emit({ kind: 'price', corporation: id, before: space, after: space })
}

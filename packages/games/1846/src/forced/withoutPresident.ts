import { movePrice } from '@roundhouse/18xx'
import type { CorporationId } from '../components/companies.ts'
import { SIDE } from '../components/trains.ts'
import type { Emit1846 } from '../events.ts'
import { bestRunOf } from '../running/bestRun.ts'
import { payDividend } from '../running/payout.ts'
import { closeIfWorthless } from '../shares/closeCorporation.ts'
import type { State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { buyFromBank } from '../trains/buyFromBank.ts'
import { trainsForSale } from '../trains/trainsForSale.ts'

/** 1846-7.1a to 1846-7.1d: the whole turn of a corporation without president. It issues and builds nothing. */
export function operateWithoutPresident(state: State1846, corporation: CorporationId, emit: Emit1846): void {
  const hasTrain = state.corporations[corporation].trains.length > 0
  // 1846-7.1b
  const { routes, revenue } = bestRunOf(state, corporation)
  emit({ kind: 'ran', company: corporation, routes: [...routes], revenue })
  payDividend(state, corporation, 'withhold', revenue, emit)
  // 1846-7.1c: a second space, unless it has closed on the first
  if (!hasTrain && isAtWork(state, corporation)) {
    movePrice(TITLE, state, corporation, 'left', 1, emit)
    closeIfWorthless(state, corporation, emit)
  }
  if (isAtWork(state, corporation)) buyWithoutPresident(state, corporation, emit)
  emit({ kind: 'turn-ended', company: corporation })
}

const isAtWork = ({ corporations }: State1846, id: CorporationId): boolean =>
  corporations[id].status === 'launched'

/** 1846-7.1d: without a train, the cheapest side on offer in the bank, if the treasury pays for it. */
export function buyWithoutPresident(state: State1846, corporation: CorporationId, emit: Emit1846): void {
  const { trains, treasury } = state.corporations[corporation]
  const [cheapest] = trainsForSale(state).sort((one, other) => SIDE[one.side].price - SIDE[other.side].price)
  if (trains.length === 0 && cheapest && SIDE[cheapest.side].price <= treasury.cash)
    buyFromBank(state, corporation, cheapest, emit)
}

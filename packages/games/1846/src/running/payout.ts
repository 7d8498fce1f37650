import { movePrice, payRevenue, scrapTrains, takeTrains, transfer } from '@roundhouse/18xx'
import type { Actions1846 } from '../actions.ts'
import type { CorporationId, MinorId } from '../components/companies.ts'
import { SHARES } from '../components/market.ts'
import type { Emit1846 } from '../events.ts'
import { closeIfWorthless } from '../shares/closeCorporation.ts'
import { controllerOf, priceOf, type State1846 } from '../state.ts'
import { TITLE } from '../title.ts'

export type DividendChoice = Actions1846['dividend']['choice']

/** What the treasury keeps of a revenue in steps of so much (1846-6.40c, 1846-9.5). */
const ROUNDING = 10

/** 1846-6.41: above this price a large dividend moves it by three. */
const TRIPLE_ABOVE = 150

/** 1846-6.40b to 1846-6.40d: the part of a revenue that is paid out on the shares. */
export function distributedOf(revenue: number, choice: DividendChoice): number {
  if (choice === 'full') return revenue
  return choice === 'half' ? revenue - Math.floor(revenue / 2 / ROUNDING) * ROUNDING : 0
}

/** 1846-6.41: how far the price moves to the right when so much is distributed. */
export function priceSteps(price: number, distributed: number): number {
  if (distributed * 2 < price) return -1
  if (distributed < price) return 0
  if (distributed < price * 2) return 1
  return distributed >= price * 3 && price > TRIPLE_ABOVE ? 3 : 2
}

/** 1846-6.40a to 1846-6.42: the whole dividend step of a corporation. It may close by it (1846-5.25). */
export function payDividend(
  state: State1846,
  id: CorporationId,
  choice: DividendChoice,
  revenue: number,
  emit: Emit1846,
): void {
  const distributed = distributedOf(revenue, choice)
  // 1846-6.40b: shares in the market get nothing
  const amountOn = (shares: number) => (shares * distributed) / SHARES
  const payout = { corporation: id, choice, revenue, distributed, amountOn }
  payRevenue(state, { ...payout, paidForPlaces: ['treasury'] }, emit)
  movePrice(TITLE, state, id, 'right', priceSteps(priceOf(state, id), distributed), emit)
  state.corporations[id].operated = true
  closeIfWorthless(state, id, emit)
  // 1846-6.37: whether they ran or not, before trains are bought
  scrapTrains(
    state,
    takeTrains(state.corporations[id].trains, ({ phasedOut }) => phasedOut),
    emit,
  )
}

/** 1846-3.56: exact halves for the owner and the treasury of a minor. */
export function splitMinor(state: State1846, minor: MinorId, revenue: number, emit: Emit1846): void {
  const distributed = revenue / 2
  emit({ kind: 'dividend', company: minor, choice: 'half', revenue, distributed })
  transfer(state, 'bank', controllerOf(state, minor)!, distributed, 'dividend', emit)
  transfer(state, 'bank', minor, revenue - distributed, 'run', emit)
}

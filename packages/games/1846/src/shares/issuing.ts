import { moveShares } from '@roundhouse/finance'
import { type Refusal, refusal, type Seat, step } from '@roundhouse/kernel'
import { type ActionOf, SHAPES } from '../actions.ts'
import type { CorporationId } from '../components/companies.ts'
import type { Emit1846 } from '../events.ts'
import { transfer } from '../money.ts'
import { closedToMinors, closeWindow, operating } from '../operating.ts'
import { priceBeside, type State1846, sharesWithPlayers } from '../state.ts'

/** 1846-6.10b: each yields the price one space to the left; the price does not move (1846-6.10a). */
export const issue = step<State1846, ActionOf<'issue'>>({
  kind: 'issue',
  shape: SHAPES.issue,
  open: closedToShares,
  candidates: (state) => [
    {
      action: { kind: 'issue' },
      blank: { kind: 'integer', field: 'count', min: 1, max: sharesOfOperating(state).treasury },
    },
  ],
  refuse: (state, { count }) => refuseIssue(state, operating(state), count),
  apply(state, { count }, _seat, emit: Emit1846) {
    const corporation = operating(state)
    const price = priceBeside(state, corporation, -1)
    moveShares(sharesOfOperating(state), 'treasury', 'market', count)
    emit({ kind: 'issued', corporation, count, price, emergency: false })
    transfer(state, 'bank', corporation, count * price, 'issue', emit)
    useUp(state)
  },
})

/** 1846-6.10c: each costs the price one space to the right. */
export const redeem = step<State1846, ActionOf<'redeem'>>({
  kind: 'redeem',
  shape: SHAPES.redeem,
  open: closedToShares,
  candidates: (state) => [
    {
      action: { kind: 'redeem' },
      blank: { kind: 'integer', field: 'count', min: 1, max: sharesOfOperating(state).market },
    },
  ],
  refuse(state, { count }) {
    const corporation = operating(state)
    const { market } = sharesOfOperating(state)
    if (count > market) return refusal('1846-6.10c', 'market', { corporation, count, market })
    const cost = count * priceBeside(state, corporation, 1)
    const { cash: treasury } = state.corporations[corporation].treasury
    return cost > treasury ? refusal('1846-6.10c', 'cash', { corporation, cost, treasury }) : undefined
  },
  apply(state, { count }, _seat, emit: Emit1846) {
    const corporation = operating(state)
    const price = priceBeside(state, corporation, 1)
    moveShares(sharesOfOperating(state), 'market', 'treasury', count)
    emit({ kind: 'redeemed', corporation, count, price })
    transfer(state, corporation, 'bank', count * price, 'redemption', emit)
    useUp(state)
  },
})

/** 1846-6.10b: as many as players hold more than the market. */
export function refuseIssue(
  state: State1846,
  corporation: CorporationId,
  count: number,
): Refusal | undefined {
  const { market, treasury } = state.corporations[corporation].shares
  const players = sharesWithPlayers(state, corporation)
  if (count > treasury) return refusal('1846-6.10b', 'treasury', { corporation, count, treasury })
  if (count > players - market) return refusal('1846-6.10b', 'limit', { corporation, count, players, market })
  return undefined
}

const sharesOfOperating = (state: State1846) => state.corporations[operating(state)].shares

/** 1846-6.10a, 1846-6.10d: once in a turn, and in time. Tiles and tokens of a private are extra (1846-3.21). */
function closedToShares(state: State1846, seat: Seat): Refusal | undefined {
  const refused = closedToMinors(state, seat, 'build', 'dividend', 'trains')
  if (refused) return refused
  const { company: corporation, issued, step, yellowLays, upgrades, tokenPlaced } = state.operation!
  if (issued) return refusal('1846-6.10a', 'once')
  if (step === 'trains') return refusal('1846-6.10d', 'dividend', { corporation })
  if (state.options.issueTiming === 'untilDividend') return undefined
  if (step === 'dividend') return refusal('1846-6.10d', 'ran', { corporation })
  const hasBuilt = yellowLays + upgrades > 0 || tokenPlaced
  return hasBuilt ? refusal('1846-6.10d', 'first', { corporation }) : undefined
}

function useUp(state: State1846): void {
  state.operation!.issued = true
  closeWindow(state)
}

import { transfer } from '@roundhouse/18xx'
import { moveShares } from '@roundhouse/finance'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { step1846 } from '../actions.ts'
import type { CorporationId } from '../components/companies.ts'
import type { Emit1846 } from '../events.ts'
import { corporationOnTurn, giveUpPendingPowers, refuseCorporationStep } from '../operationStep.ts'
import { priceBeside, type State1846, sharesWithPlayers } from '../state.ts'

/** 1846-6.10b: each yields the price one space to the left; the price does not move (1846-6.10a). */
export const issue = step1846('issue', {
  refuseNow: refuseShareTrade,
  candidates: (state) => [{ action: { kind: 'issue' }, blank: upTo(onTurn(state).shares.treasury) }],
  refuse: (state, { count }) => refuseIssue(state, corporationOnTurn(state), count),
  apply(state, { count }, _seat, emit) {
    useUp(state)
    issueShares(state, count, priceBeside(state, corporationOnTurn(state), -1), false, emit)
  },
})

/** 1846-6.10c: each costs the price one space to the right. */
export const redeem = step1846('redeem', {
  refuseNow: refuseShareTrade,
  candidates: (state) => [{ action: { kind: 'redeem' }, blank: upTo(onTurn(state).shares.market) }],
  refuse(state, { count }) {
    const corporation = corporationOnTurn(state)
    const { shares, treasury } = onTurn(state)
    if (count > shares.market)
      return shares.market > 0
        ? refusal('1846-6.10c', 'market', { corporation, count, market: shares.market })
        : refusal('1846-6.10c', 'no-market', { corporation })
    const cost = count * priceBeside(state, corporation, 1)
    return cost > treasury.cash
      ? refusal('1846-6.10c', 'cash', { corporation, cost, treasury: treasury.cash })
      : undefined
  },
  apply(state, { count }, _seat, emit) {
    const corporation = corporationOnTurn(state)
    const price = priceBeside(state, corporation, 1)
    useUp(state)
    moveShares(onTurn(state).shares, 'market', 'treasury', count)
    emit({ kind: 'redeemed', corporation, count, price })
    transfer(state, corporation, 'bank', count * price, 'redemption', emit)
  },
})

const onTurn = (state: State1846) => state.corporations[corporationOnTurn(state)]

const upTo = (max: number) => ({ kind: 'integer', field: 'count', min: 1, max }) as const

/** The bank pays for shares of the corporation on turn (1846-6.10b, 1846-6.62). */
export function issueShares(
  state: State1846,
  count: number,
  price: number,
  emergency: boolean,
  emit: Emit1846,
): void {
  const corporation = corporationOnTurn(state)
  moveShares(onTurn(state).shares, 'treasury', 'market', count)
  emit({ kind: 'issued', corporation, count, price, emergency })
  transfer(state, 'bank', corporation, count * price, 'issue', emit)
}

/** 1846-6.10b: as many as players hold more than the market. */
export function refuseIssue(
  state: State1846,
  corporation: CorporationId,
  count: number,
): Refusal | undefined {
  const { market, treasury } = state.corporations[corporation].shares
  const players = sharesWithPlayers(state, corporation)
  if (count > treasury)
    return treasury > 0
      ? refusal('1846-6.10b', 'treasury', { corporation, count, treasury })
      : refusal('1846-6.10b', 'no-treasury', { corporation })
  if (count > players - market) return refusal('1846-6.10b', 'limit', { corporation, count, players, market })
  return undefined
}

/** 1846-6.10a, 1846-6.10d: once in a turn, and in time. Tiles and tokens of a private are extra (1846-3.21). */
function refuseShareTrade(state: State1846, seat: Seat): Refusal | undefined {
  const refused = refuseCorporationStep(state, seat, 'build', 'dividend', 'trains')
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
  giveUpPendingPowers(state)
}

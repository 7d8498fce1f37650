import { fundsAtMost, noteAction, refuseCost, setPresident, transfer, whyNotSell } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import type { CorporationId } from '../components/companies.ts'
import { finishGame } from '../end.ts'
import type { Emit1856 } from '../events.ts'
import { controllerOf, hasHalfCertificate, type SharePlace, type State1856, sharesOf } from '../state.ts'
import { nextPlayer } from '../turn.ts'
import { refuseSource, sharePrice } from './buying.ts'
import { blocksInTurn, type Sale, sellShares } from './selling.ts'
import { refuseOutsideStockRound } from './stockTurn.ts'

const PLACES: readonly SharePlace[] = ['bank', 'pool']

/** 1856-3h: the president of the CGR pays for the second half of his certificate, as for a share in the bank or the pool. */
export const completeCertificate = step1856('complete-certificate', {
  refuseNow: (state, seat) => refuseOutsideStockRound(state) ?? refuseWithoutHalf(state, seat),
  candidates: () => PLACES.map((from) => ({ action: { kind: 'complete-certificate', from } })),
  refuse: (state, { from }, seat) =>
    refuseSource(state, 'CGR', from) ?? refuseCost('1856-3h', halfPrice(state, from), state.players[seat]!),
  apply(state, { from }, seat, emit) {
    buySecondHalf(state, from, seat, emit)
    noteAction(state.stock!)
    nextPlayer(state, emit)
  },
})

const refuseWithoutHalf = (state: State1856, seat: Seat): Refusal | undefined =>
  hasHalfCertificate(state, seat) ? undefined : refusal('1856-3h', 'complete')

const halfPrice = (state: State1856, from: SharePlace): number =>
  sharePrice(state, { corporation: 'CGR', from })

/** 1856-3h: the least for which it is to be had. There is always a share in bank or pool: nobody else has two. */
export const leastPrice = (state: State1856): number =>
  Math.min(
    ...PLACES.filter((from) => !refuseSource(state, 'CGR', from)).map((from) => halfPrice(state, from)),
  )

/** 1856-3h: another player who has a share, and buys a second one, takes over the certificate. */
export function takesOverHalf(state: State1856, corporation: CorporationId, seat: Seat): boolean {
  const president = controllerOf(state, 'CGR')
  if (corporation !== 'CGR' || president === null || president === seat) return false
  return hasHalfCertificate(state, president) && sharesOf(state, seat, 'CGR') === 1
}

/** 1856-3h: the missing half has been nowhere, so no share leaves bank or pool. */
export function buySecondHalf(state: State1856, from: SharePlace, seat: Seat, emit: Emit1856): void {
  const price = halfPrice(state, from)
  state.corporations.CGR.shares.players[seat]!++
  emit({ kind: 'certificate-completed', seat, price })
  transfer(state, seat, 'bank', price, 'half-certificate', emit)
  setPresident(state, 'CGR', seat, emit)
}

/** 1856-3h: who has half a certificate sells to raise its price, no more than that takes, and not so that it is out of reach (1856-2.7k). */
export function refuseSaleForHalf(state: State1856, sale: Sale, seat: Seat): Refusal | undefined {
  if (!hasHalfCertificate(state, seat)) return undefined
  const { corporation, count } = sale
  const blocks = blocksInTurn(state, seat)
  const { cash } = state.players[seat]!
  const price = leastPrice(state)
  const block = blocks.find((one) => one.corporation === corporation)!
  const why = whyNotSell(cash, fundsAtMost(cash, blocks), [price], block, count)
  return why && refusal('1856-3h', why, { corporation, price })
}

/** 1856-3h, 1856-4b: why nobody is bankrupt in a stock round, or not yet. */
export function refuseBankruptcyWithHalf(state: State1856, seat: Seat): Refusal | undefined {
  const refused = refuseOutsideStockRound(state) ?? refuseWithoutHalf(state, seat)
  if (refused) return refused
  const funds = fundsAtMost(state.players[seat]!.cash, blocksInTurn(state, seat))
  const price = leastPrice(state)
  return funds < price ? undefined : refusal('1856-3h', 'funds', { price, funds })
}

/** 1856-3h, 1856-4b: he sells what he can and keeps the money, for he owes the bank nothing. */
export function goBankruptWithHalf(state: State1856, seat: Seat, emit: Emit1856): void {
  emit({ kind: 'bankruptcy', seat, corporation: 'CGR' })
  for (const { corporation, most: count } of blocksInTurn(state, seat))
    if (count > 0) sellShares(state, { corporation, count }, seat, emit)
  finishGame(state, 'bankruptcy', emit)
}

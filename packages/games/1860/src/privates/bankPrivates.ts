import { noteAction, refuseCost, transfer } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { step1860 } from '../actions.ts'
import { PRIVATE, type PrivateId, STARTING_PRIVATES } from '../components/companies.ts'
import type { Emit1860 } from '../events.ts'
import { refuseOneMore } from '../shares/buying.ts'
import { goOn, notePurchase, refuseBeforePurchase, refuseSelling } from '../shares/stockTurn.ts'
import { privatesInBank, privatesOf, type State1860 } from '../state.ts'
import { closePrivate } from './closePrivate.ts'
import { refuseClosed } from './refuseClosed.ts'

/** 1860-PRIV.2: the bank buys a private for less than it costs. */
export const sellPrivate = step1860('sell-private', {
  refuseNow: (state, seat) => refuseSelling(state, seat) ?? refuseFirstRound(state),
  *candidates(state, seat) {
    for (const id of privatesOf(state, seat)) yield { action: { kind: 'sell-private', private: id } }
  },
  refuse: (state, { private: id }, seat) =>
    refuseClosed(state, id) ??
    (state.privates[id].owner === seat ? undefined : refusal('1860-PRIV.2', 'owner', { private: id })),
  apply(state, { private: id }, seat, emit) {
    const { sale: price } = PRIVATE[id]
    state.privates[id].owner = null
    state.privatesSold[seat]!.push(id)
    emit({ kind: 'private-sold', seat, private: id, price })
    transfer(state, 'bank', seat, price, 'private-sale', emit)
    noteAction(state.stock!)
    goOn(state, emit)
  },
})

const refuseFirstRound = ({ set }: State1860): Refusal | undefined =>
  set === 1 ? refusal('1860-PRIV.2', 'first') : undefined

/** Whether the player has a private to sell. */
export const hasPrivateSale = (state: State1860, seat: Seat): boolean =>
  !refuseFirstRound(state) && privatesOf(state, seat).length > 0

/** 1860-PRIV.3: a private of the bank is the purchase of this turn. */
export const buyPrivate = step1860('buy-private', {
  refuseNow: refuseBeforePurchase,
  *candidates(state) {
    for (const id of privatesInBank(state)) yield { action: { kind: 'buy-private', private: id } }
  },
  refuse: (state, { private: id }, seat) => refusePrivatePurchase(state, id, seat),
  apply(state, { private: id }, seat, emit) {
    state.privates[id].owner = seat
    emit({ kind: 'private-owned', private: id, owner: seat })
    transfer(state, seat, 'bank', PRIVATE[id].price, 'private', emit)
    if (id === 'FFC') closeStartingPrivates(state, emit)
    notePurchase(state, id)
    goOn(state, emit)
  },
})

/** 1860-PRIV.3, 1860-PRIV.7, 1860-CERT.2: why a player cannot buy this private. */
export function refusePrivatePurchase(state: State1860, id: PrivateId, seat: Seat): Refusal | undefined {
  const { status, owner } = state.privates[id]
  const closed = refuseClosed(state, id)
  if (closed) return closed
  if (status === 'aside') return refusal('1860-PRIV.7', 'aside', { private: id })
  if (owner !== null) return refusal('1860-PRIV.3', 'owner', { private: id, owner: { seat: owner } })
  if (state.privatesSold[seat]!.includes(id)) return refusal('1860-PRIV.3', 'sold', { private: id })
  return refuseOneMore(state, seat) ?? refuseCost('1860-PRIV.3', PRIVATE[id].price, state.players[seat]!)
}

/** 1860-PRIV.7: wherever they are. */
function closeStartingPrivates(state: State1860, emit: Emit1860): void {
  for (const id of STARTING_PRIVATES) if (state.privates[id].status === 'open') closePrivate(state, id, emit)
}

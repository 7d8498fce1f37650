import { refuseCost, transfer } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import { PRIVATE, PRIVATES, type PrivateId } from '../components/companies.ts'
import type { Emit1856 } from '../events.ts'
import { refuseMoreCertificates } from '../shares/buying.ts'
import { notePurchase, refuseBeforePurchase } from '../shares/stockTurn.ts'
import { isOwnedByPlayer, ownsPrivate, type State1856 } from '../state.ts'
import { refuseClosed } from './powers.ts'

/** 1856-1.2b: a private of another player, who agrees to the price. It is the purchase of this turn. */
export const tradePrivate = step1856('trade-private', {
  refuseNow: (state, seat) =>
    refuseForbidden(state) ?? refuseBeforePurchase(state, seat) ?? refuseMoreCertificates(state, seat, 1),
  *candidates(state, seat) {
    const { cash: max } = state.players[seat]!
    for (const id of tradedTo(state, seat))
      yield {
        action: { kind: 'trade-private', private: id },
        blank: { kind: 'integer', field: 'price', min: 0, max, face: PRIVATE[id].price },
      }
  },
  refuse(state, { private: id, price }, seat) {
    const closed = refuseClosed(state, id)
    if (closed) return closed
    const { owner } = state.privates[id]
    if (typeof owner === 'string')
      return refusal('1856-1.2b', 'corporation', { private: id, corporation: owner })
    if (owner === seat) return refusal('1856-1.2b', 'own', { private: id })
    return refuseCost('1856-1.2b', price, state.players[seat]!)
  },
  apply(state, { private: id, price }, by, emit) {
    const seat = state.privates[id].owner as Seat
    state.deal = { kind: 'private', seat, private: id, price }
    emit({ kind: 'private-offered', private: id, seat, by, price })
  },
})

const refuseForbidden = ({ options }: State1856): Refusal | undefined =>
  options.privateTradeBetweenPlayers === 'forbidden' ? refusal('1856-1.2b', 'forbidden') : undefined

/** Privates that a player can buy from others. */
const tradedTo = (state: State1856, seat: Seat): PrivateId[] =>
  PRIVATES.filter((id) => isOwnedByPlayer(state, id) && !ownsPrivate(state, seat, id))

/** 1856-1b: whether a player can ask another for a private. */
export const hasTrade = (state: State1856, seat: Seat): boolean =>
  !refuseForbidden(state) && !refuseMoreCertificates(state, seat, 1) && tradedTo(state, seat).length > 0

/** 1856-1.2b: the owner has agreed, and the player on turn pays him. */
export function takeTradedPrivate(state: State1856, id: PrivateId, price: number, emit: Emit1856): void {
  const { seat } = state.stock!
  const traded = state.privates[id]
  transfer(state, seat, traded.owner as Seat, price, 'private', emit)
  traded.owner = seat
  emit({ kind: 'private-owned', private: id, owner: seat })
  notePurchase(state, id, emit)
}

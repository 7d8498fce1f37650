import { offerDeal, transfer } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { step1846 } from '../actions.ts'
import { isMinor, PRIVATE, PRIVATES, type PrivateId } from '../components/companies.ts'
import type { Emit1846 } from '../events.ts'
import { refusePrivateBeforeTrain } from '../forced/trainObligation.ts'
import { cashOnTurn, corporationOnTurn, giveUpSecondTile, refuseCorporationStep } from '../operationStep.ts'
import { isOwnedByPlayer, type State1846 } from '../state.ts'
import { absorbMinor, refuseMinorsTrain } from './minors.ts'
import { refuseNotInPlay } from './powers.ts'

/** 1846-6.6a: at any moment of its turn a corporation buys privates from players who agree. */
export const buyPrivate = step1846('buy-private', {
  refuseNow: (state, seat) =>
    refuseCorporationStep(state, seat, 'build', 'dividend', 'trains') ??
    refusePhase(state) ??
    refusePrivateBeforeTrain(state),
  *candidates(state, seat) {
    const cash = cashOnTurn(state)
    const owned = PRIVATES.filter((id) => isOwnedByPlayer(state, id))
    const isOwn = (id: PrivateId) => state.privates[id].owner === seat
    // nobody else has to agree to those of the president
    for (const id of [...owned.filter(isOwn), ...owned.filter((id) => !isOwn(id))]) {
      const { price: face } = PRIVATE[id]
      const max = Math.min(face, cash)
      if (max > 0)
        yield {
          action: { kind: 'buy-private', private: id },
          // what is paid for one's own is one's own
          blank: { kind: 'integer', field: 'price', min: 1, max, face, ...(isOwn(id) && { usual: max }) },
        }
    }
  },
  refuse(state, { private: id, price }) {
    const gone = refuseNotInPlay(state, id)
    if (gone) return gone
    // 1846-3.11
    const { owner } = state.privates[id]
    if (typeof owner === 'string')
      return refusal('1846-6.61x', 'corporation', { private: id, corporation: owner })
    const { price: most } = PRIVATE[id]
    if (price > most) return refusal('1846-6.6a', 'price', { private: id, price, most })
    // 1846-3.57: the cash of a minor does not help
    const corporation = corporationOnTurn(state)
    const cash = cashOnTurn(state)
    if (price > cash)
      return refusal(isMinor(id) ? '1846-3.57' : '1846-6.6a', 'cash', {
        corporation,
        private: id,
        price,
        cash,
      })
    return isMinor(id) ? refuseMinorsTrain(state, corporation, id) : undefined
  },
  apply(state, { private: id, price }, seat, emit) {
    const owner = state.privates[id].owner as Seat
    if (owner === seat) takePrivate(state, id, price, emit)
    else
      offerDeal(state, { kind: 'private', seat: owner, private: id, price }, corporationOnTurn(state), emit)
  },
})

/** 1846-6.6a, 1846-8.3c. */
const refusePhase = ({ phase }: State1846): Refusal | undefined =>
  phase === 'I' || phase === 'II' ? undefined : refusal('1846-6.6a', 'phase', { phase })

/** The operating corporation pays and gets the private, with its powers at once (1846-6.6b). */
export function takePrivate(state: State1846, id: PrivateId, price: number, emit: Emit1846): void {
  const buyer = corporationOnTurn(state)
  const bought = state.privates[id]
  // 1846-3.32: an offer that is declined gives up nothing
  giveUpSecondTile(state)
  transfer(state, buyer, bought.owner as Seat, price, 'private', emit)
  bought.owner = buyer
  emit({ kind: 'private-owned', private: id, owner: buyer })
  if (isMinor(id)) absorbMinor(state, buyer, id, emit)
  // 1846-3.20
  else state.operation!.justBought.push(id)
  // 1846-3.67: for good
  if (id === 'SC') {
    state.markers.beneficiary = buyer
    emit({ kind: 'beneficiary-set', company: buyer, by: buyer })
  }
}

import { offerDeal, transfer } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import {
  corporationPrices,
  PRIVATE,
  PRIVATES,
  type PrivateId,
  RIGHT,
  RIGHTS,
} from '../components/companies.ts'
import type { Phase } from '../components/trains.ts'
import type { Emit1856 } from '../events.ts'
import { cashOnTurn, corporationOnTurn, refuseInTurn } from '../operationStep.ts'
import { isOwnedByPlayer, type State1856 } from '../state.ts'
import { refuseClosed } from './powers.ts'
import { gainRight } from './rights.ts'

/** 1856-2.9a. */
const PHASES: readonly Phase[] = ['3', '4']

export const mayBuyPrivates = ({ phase }: Pick<State1856, 'phase'>): boolean => PHASES.includes(phase)

/** 1856-2.9a: at any time of its turn a corporation buys privates from players who agree. */
export const buyPrivate = step1856('buy-private', {
  refuseNow: (state, seat) => refuseInTurn(state, seat) ?? refusePhase(state),
  *candidates(state, seat) {
    const cash = cashOnTurn(state)
    const owned = PRIVATES.filter((id) => isOwnedByPlayer(state, id))
    const isOwn = (id: PrivateId) => state.privates[id].owner === seat
    // nobody else has to agree to those of the president
    for (const id of [...owned.filter(isOwn), ...owned.filter((id) => !isOwn(id))]) {
      const { min, max: most } = corporationPrices(id)
      const { price: face } = PRIVATE[id]
      const max = Math.min(most, cash)
      // what is paid for one's own is one's own
      const usual = isOwn(id) && { usual: Math.min(face, max) }
      if (min <= cash)
        yield {
          action: { kind: 'buy-private', private: id },
          blank: { kind: 'integer', field: 'price', min, max, face, ...usual },
        }
    }
  },
  refuse(state, { private: id, price }) {
    const closed = refuseClosed(state, id)
    if (closed) return closed
    const { owner } = state.privates[id]
    if (typeof owner === 'string')
      return refusal('1856-2.9a', 'corporation', { private: id, corporation: owner })
    // 1856-2.9b
    const { min, max } = corporationPrices(id)
    if (price < min || price > max) return refusal('1856-2.9b', 'price', { private: id, price, min, max })
    const cash = cashOnTurn(state)
    return price > cash
      ? refusal('1856-2.9a', 'cash', { corporation: corporationOnTurn(state), private: id, price, cash })
      : undefined
  },
  apply(state, { private: id, price }, seat, emit) {
    const owner = state.privates[id].owner as Seat
    if (owner === seat) takePrivate(state, id, price, emit)
    else
      offerDeal(state, { kind: 'private', seat: owner, private: id, price }, corporationOnTurn(state), emit)
  },
})

const refusePhase = (state: State1856): Refusal | undefined =>
  mayBuyPrivates(state) ? undefined : refusal('1856-2.9a', 'phase', { phase: state.phase })

/** 1856-2.9a: the corporation on turn pays for the private and gets it, with the right that it brings (1856-5.1f). */
export function takePrivate(state: State1856, id: PrivateId, price: number, emit: Emit1856): void {
  const buyer = corporationOnTurn(state)
  const bought = state.privates[id]
  transfer(state, buyer, bought.owner as Seat, price, 'private', emit)
  bought.owner = buyer
  emit({ kind: 'private-owned', private: id, owner: buyer })
  for (const right of RIGHTS) if (RIGHT[right].private === id) gainRight(state, buyer, right, emit)
}

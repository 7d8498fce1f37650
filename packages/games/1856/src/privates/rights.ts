import { transfer } from '@roundhouse/18xx'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import { type CorporationId, RIGHT, RIGHTS, type RightId } from '../components/companies.ts'
import { RIGHT_PRICE } from '../components/money.ts'
import type { Emit1856, PurseName } from '../events.ts'
import { cashOnTurn, corporationOnTurn, refuseInTurn } from '../operationStep.ts'
import { isOwnedByPlayer, type State1856 } from '../state.ts'

/** 1856-5.1f, 1856-2.9e: at any time of its turn a corporation buys the right to the bridge or the tunnel. */
export const buyRight = step1856('buy-right', {
  refuseNow: refuseInTurn,
  *candidates() {
    for (const right of RIGHTS) yield { action: { kind: 'buy-right', right } }
  },
  refuse(state, { right }) {
    const corporation = corporationOnTurn(state)
    const { private: id } = RIGHT[right]
    if (isOwnedByPlayer(state, id)) return refusal('1856-5.1f', 'player', { private: id })
    if (hasRight(state, corporation, right)) return refusal('1856-5.1f', 'has', { corporation, private: id })
    return refuseSupply(state, right) ?? refuseRightCost(state)
  },
  apply(state, { right }, _seat, emit) {
    const corporation = corporationOnTurn(state)
    transfer(state, corporation, sellerOf(state, right), RIGHT_PRICE, 'right', emit)
    if (isLimited(state)) state.rights[right].left--
    gainRight(state, corporation, right, emit)
  },
})

/** 1856-2.4g: whether the trains of a corporation earn more there. */
export const hasRight = ({ rights }: State1856, id: CorporationId, right: RightId): boolean =>
  rights[right].holders.includes(id)

/** 1856-5.1f: for good, with the private or bought. */
export function gainRight(state: State1856, id: CorporationId, right: RightId, emit: Emit1856): void {
  state.rights[right].holders.push(id)
  emit({ kind: 'right-gained', right, corporation: id })
}

const isLimited = ({ options }: State1856): boolean => options.bonusRights === 'three'

const refuseSupply = (state: State1856, right: RightId): Refusal | undefined =>
  isLimited(state) && state.rights[right].left === 0
    ? refusal('1856-5.1f', 'supply', { private: RIGHT[right].private })
    : undefined

function refuseRightCost(state: State1856): Refusal | undefined {
  const cash = cashOnTurn(state)
  return RIGHT_PRICE > cash
    ? refusal('1856-5.1f', 'cash', { corporation: corporationOnTurn(state), cost: RIGHT_PRICE, cash })
    : undefined
}

/** 1856-5.1f: the corporation that owns the private, or the bank once it has closed. */
const sellerOf = ({ privates }: State1856, right: RightId): PurseName =>
  privates[RIGHT[right].private].owner ?? 'bank'

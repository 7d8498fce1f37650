import { returnToPool, trainTypeOf } from '@roundhouse/18xx'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import { TRADE_IN_PRICE, TRADED_IN, type Type } from '../components/trains.ts'
import { cashOnTurn, corporationOnTurn, refuseStep } from '../operationStep.ts'
import { hasBegun, lastType, type State1856, trainsOf } from '../state.ts'
import { goOn } from '../turn.ts'
import { buyFromBank } from './buyFromBank.ts'

/** 1856-2.7f: a D for less together with a 4-, 5- or 6-train, which goes to the pool first; also at the limit (1856-2.7d). */
export const tradeIn = step1856('trade-in', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'trains') ?? refuseTradeIn(state),
  *candidates(state) {
    for (const { id: train } of trainsOf(state, corporationOnTurn(state)))
      yield { action: { kind: 'trade-in', train } }
  },
  refuse(state, { train }) {
    const corporation = corporationOnTurn(state)
    if (!trainsOf(state, corporation).some(({ id }) => id === train))
      return refusal('1856-2.7f', 'train', { corporation, train })
    const type = trainTypeOf<Type>(train)
    return TRADED_IN.includes(type)
      ? undefined
      : refusal('1856-2.7f', 'type', { type, types: [...TRADED_IN] })
  },
  apply(state, { train }, _seat, emit) {
    const corporation = corporationOnTurn(state)
    emit({ kind: 'traded-in', corporation, train })
    returnToPool(state, corporation, train, emit)
    const type = lastType(state)
    buyFromBank(state, corporation, { from: 'bank', type }, TRADE_IN_PRICE[type], emit)
    goOn(state, emit)
  },
})

/** 1856-2.7f: only the treasury pays (1856-2.7i). */
export function refuseTradeIn(state: State1856): Refusal | undefined {
  const type = lastType(state)
  if (!hasBegun(state, '6')) return refusal('1856-2.7f', 'phase', { type })
  const [price, treasury] = [TRADE_IN_PRICE[type], cashOnTurn(state)]
  const corporation = corporationOnTurn(state)
  return price <= treasury ? undefined : refusal('1856-2.7f', 'price', { corporation, price, treasury })
}

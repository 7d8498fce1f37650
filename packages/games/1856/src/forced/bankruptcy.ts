import { transfer } from '@roundhouse/18xx'
import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { plainStep1856 } from '../actions.ts'
import { finishGame } from '../end.ts'
import type { Emit1856 } from '../events.ts'
import { corporationOnTurn, refuseOutOfTurn } from '../operationStep.ts'
import { goBankruptWithHalf, refuseBankruptcyWithHalf } from '../shares/halfCertificate.ts'
import { sellShares } from '../shares/selling.ts'
import { launched, type State1856 } from '../state.ts'
import { blockToRaise, fundsWithSales, needOf } from './raiseFunds.ts'
import { mustBuyTrain, refuseAid } from './trainObligation.ts'

/** 1856-4b: nothing that the player can sell is enough; the game ends at once. */
export const bankrupt = plainStep1856('bankrupt', {
  refuseNow: (state, seat) =>
    state.stock ? refuseBankruptcyWithHalf(state, seat) : refuseBankruptcy(state, seat),
  apply(state, _action, seat, emit) {
    if (state.stock) goBankruptWithHalf(state, seat, emit)
    else goBankrupt(state, seat, emit)
  },
})

/** 1856-2.7l: with the treasury for a train; what is due the president pays alone. */
function refuseBankruptcy(state: State1856, seat: Seat): Refusal | undefined {
  const refused = refuseOutOfTurn(state, seat)
  if (refused) return refused
  if (state.operation!.due === 0) {
    if (!mustBuyTrain(state))
      return refusal('1856-2.7l', 'no-obligation', { corporation: corporationOnTurn(state) })
    const noAid = refuseAid(state)
    if (noAid) return noAid
  }
  const { amount } = needOf(state, seat)
  const funds = fundsWithSales(state, seat)
  return funds < amount ? undefined : refusal('1856-2.7l', 'funds', { funds, amount })
}

/** 1856-2.7l: all that he can sell is sold, and his cash goes to the bank. Interest and loans count as paid (1856-2.5c, 1856-2.8b). */
function goBankrupt(state: State1856, seat: Seat, emit: Emit1856): void {
  emit({ kind: 'bankruptcy', seat, corporation: corporationOnTurn(state) })
  const operation = state.operation!
  for (const corporation of launched(state)) {
    const { most: count } = blockToRaise(state, seat, corporation)
    if (count > 0) sellShares(state, { corporation, count }, seat, emit)
    // its turn is over if it has closed (1856-1.2t), and there is nothing more to raise
    if (state.operation !== operation) break
  }
  transfer(state, seat, 'bank', state.players[seat]!.cash, 'bankruptcy', emit)
  finishGame(state, 'bankruptcy', emit)
}

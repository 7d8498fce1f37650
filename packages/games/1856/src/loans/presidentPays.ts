import { transfer } from '@roundhouse/18xx'
import type { Emit1856 } from '../events.ts'
import { controllerOf, type State1856 } from '../state.ts'

/** 1856-2.5b, 1856-2.8b: the president pays so much more for his corporation. Says whether he must sell shares for it (1856-2.5c). */
export function chargePresident(state: State1856, amount: number, emit: Emit1856): boolean {
  const operation = state.operation!
  operation.due += amount
  payDue(state, emit)
  if (operation.due === 0) return false
  const { company: corporation, due } = operation
  emit({ kind: 'money-due', corporation, seat: controllerOf(state, corporation)!, amount: due })
  return true
}

/** 1856-2.5c, 1856-2.8b: what the president has he pays, now and after each sale. */
export function payDue(state: State1856, emit: Emit1856): void {
  const operation = state.operation!
  const seat = controllerOf(state, operation.company)!
  const paid = Math.min(operation.due, state.players[seat]!.cash)
  operation.due -= paid
  transfer(state, seat, 'bank', paid, operation.step === 'interest' ? 'interest' : 'repayment', emit)
}

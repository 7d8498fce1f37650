import { type Refusal, refusal } from '@roundhouse/kernel'
import { corporationOnTurn } from '../operationStep.ts'
import { hasBegun, type State1856, sharesWithPlayers } from '../state.ts'

/** 1856-2.9c, 1856-2.9d: why the corporation on turn may take no loan in this round, whatever the step. */
export function refuseLoan(state: State1856): Refusal | undefined {
  const corporation = corporationOnTurn(state)
  const { loanTaken, loanRepaid } = state.operation!
  // 1856-3s
  if (hasBegun(state, '6')) return refusal('1856-2.9d', 'phase', { phase: state.phase })
  if (loanTaken) return refusal('1856-2.9c', 'once', { corporation })
  if (loanRepaid) return refusal('1856-2.9d', 'repaid', { corporation })
  const [loans, shares] = [state.corporations[corporation].loans, sharesWithPlayers(state, corporation)]
  return loans >= shares ? refusal('1856-2.9d', 'shares', { corporation, loans, shares }) : undefined
}

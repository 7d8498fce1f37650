import { type BnoAction, type BnoState, type CompanyId, topCard } from '@roundhouse/baltimore-ohio'
import type { Bot } from '../bot.ts'
import { lacksEquipment, operationStep } from './operation.ts'
import { playerTurn } from './playerTurn.ts'

/** Plays for growing companies and looks a turn ahead. Luck decides only between purchases that are as good as each other. */
export const steadyBno: Bot<BnoState, BnoAction> = (state, decision, luck) => {
  if (decision.prompt === 'player-turn') return playerTurn(state, decision, luck)
  if (decision.prompt === 'operation') return operationStep(state, decision)
  return dividend(state, decision.as as CompanyId)
}

/** A company that needs a card and cannot pay for it saves; any other shares its profit out. */
function dividend(state: BnoState, id: CompanyId): BnoAction {
  const company = state.companies[id]
  const saves = lacksEquipment(company) && company.treasury.cash < (topCard(state)?.cost ?? 0)
  return { kind: 'dividend', choice: saves ? 'withhold' : 'pay' }
}

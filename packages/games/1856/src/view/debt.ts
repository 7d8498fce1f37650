import type { Chip, DebtScene, Fact } from '@roundhouse/view'
import type { Actions1856 } from '../actions.ts'
import type { CorporationId } from '../components/companies.ts'
import { LOAN } from '../components/money.ts'
import { rescueCost } from '../government/decisions.ts'
import { refuseInTurn } from '../operationStep.ts'
import { controllerOf, hasBegun, type State1856, sharesWithPlayers } from '../state.ts'
import { money, type Wording1856 } from './wording.ts'

const REPAY_ONE: Actions1856['repay'] = { kind: 'repay', count: 1 }

/** 1856-2.9c, 1856-2.8a: the loans of the corporation on turn, as long as there are any. */
export function debtOf(state: State1856, wording: Wording1856): DebtScene | undefined {
  const { operation } = state
  if (!operation || hasBegun(state, '6')) return undefined
  const { company } = operation
  if (refuseInTurn(state, controllerOf(state, company)!)) return undefined
  const { facts, kinds } = wording.words
  return {
    title: facts.loans,
    facts: [...loanFacts(state, company, wording), ...shortageFacts(state, company, wording)],
    ways: [
      { label: kinds['take-loan'], probe: { kind: 'take-loan' } },
      { label: kinds.repay, probe: REPAY_ONE },
    ],
  }
}

/** 1856-2.9d, 1856-2.5a: until there are no loans any more. */
export function loanFacts(
  state: State1856,
  id: CorporationId,
  { words: { facts, company } }: Wording1856,
): Fact[] {
  const { loans } = state.corporations[id]
  if (hasBegun(state, '6') && loans === 0) return []
  const limit = sharesWithPlayers(state, id)
  const interest = loans * LOAN.interest
  return [
    {
      label: facts.loans,
      value: company.loansOf({ loans, limit }),
      amount: loans,
      limit,
      ...(loans > limit && { alarming: true as const }),
    },
    ...(loans > 0 ? [{ label: facts.interest, value: money(interest), amount: interest }] : []),
  ]
}

/** In sight wherever companies stand side by side. */
export function loanChips(
  { corporations }: State1856,
  id: CorporationId,
  { words: { facts, company, labelled } }: Wording1856,
): Chip[] {
  const { loans: count } = corporations[id]
  const interest = labelled({ label: facts.interest, text: money(count * LOAN.interest) })
  return count > 0 ? [{ label: company.loans({ count }), hint: interest }] : []
}

/** 1856-3b, 1856-3c: what it would lack if the CGR were formed as things stand. */
function shortageFacts(state: State1856, id: CorporationId, { words: { facts } }: Wording1856): Fact[] {
  if (state.corporations[id].loans === 0) return []
  const short = Math.max(0, rescueCost(state, id))
  return [
    {
      label: facts.shortAtFormation,
      value: money(short),
      amount: short,
      ...(short > 0 && { alarming: true as const }),
    },
  ]
}

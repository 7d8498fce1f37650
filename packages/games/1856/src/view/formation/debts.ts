import { eventsOf, playerName, type TableScene } from '@roundhouse/view'
import type { CorporationId } from '../../components/companies.ts'
import { LOAN } from '../../components/money.ts'
import { rescueCost } from '../../government/decisions.ts'
import { controllerOf, type State1856 } from '../../state.ts'
import type { Outcome1856 } from '../previews/outcome.ts'
import { money, type Wording1856 } from '../wording.ts'

/** 1856-3b, 1856-3c: who still owes what, what each rescue costs, and what has been decided. */
export function debtTable({ before, after, now }: Outcome1856, wording: Wording1856): TableScene {
  const { columns, decisions } = wording.words.formation
  const [begun] = eventsOf(now, 'formation-begun')
  const { rescued = [], merged = [], toDecide = begun?.toDecide ?? [] } = before.formation ?? {}
  const left = after.formation?.step === 'decide' ? after.formation.toDecide : []
  const merging = [...merged, ...eventsOf(now, 'merged').map(({ corporation }) => corporation)]
  const [asked] = before.formation?.toDecide ?? []
  const decisionOn = (id: CorporationId): keyof typeof decisions => {
    if (merging.includes(id)) return 'merges'
    if (!left.includes(id)) return 'rescued'
    if (id === asked) return 'now'
    return id === left[0] ? 'next' : 'later'
  }
  // before its debt is repaid or taken over
  const state = before.formation ? before : after
  return {
    columns: [columns.corporation, columns.owes, columns.treasury, columns.rescue, columns.decision],
    rows: [...rescued, ...merged, ...toDecide].map((company) => ({
      company,
      cells: [
        presidedBy(state, company, wording),
        ...figuresOf(state, company),
        decisions[decisionOn(company)],
      ],
      ...(company === asked && { now: true as const }),
    })),
  }
}

function presidedBy(state: State1856, company: CorporationId, wording: Wording1856): string {
  const president = controllerOf(state, company)
  if (president === null) return company
  return wording.words.formation.ofPresident({ company, who: playerName(wording, president) })
}

/** Nothing is owed any more where it has been settled. */
function figuresOf(state: State1856, company: CorporationId): string[] {
  const { loans, treasury } = state.corporations[company]
  if (loans === 0) return ['', '', '']
  return [loans * LOAN.value, treasury.cash, rescueCost(state, company)].map(money)
}

import { gainOf } from '@roundhouse/18xx/view'
import { percentOf } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import { type Change, cashChanges, changesBetween, type Fact } from '@roundhouse/view'
import { certificateLimit } from '../../certificateLimit.ts'
import { CORPORATIONS, type CorporationId } from '../../components/companies.ts'
import { rescueCost } from '../../government/decisions.ts'
import {
  certificatesFor,
  certificatesOf,
  isCgrFormed,
  type State1856,
  scoreOf,
  sharesOf,
} from '../../state.ts'
import { withMergers } from '../formation/outlook.ts'
import { money, type Wording1856 } from '../wording.ts'
import type { Outcome1856, Parts1856 } from './outcome.ts'

/** 1856-3c: what becomes of a corporation that cannot repay its loans. */
export const formationParts = {
  rescue: (outcome, _action, seat, wording) => {
    const { choices, notes, kinds, facts } = wording.words
    const company = outcome.before.formation!.toDecide[0]!
    const cost = rescueCost(outcome.before, company)
    const treasury = money(outcome.before.corporations[company].treasury.cash)
    return {
      label: choices.rescue({ company, price: money(cost) }),
      short: kinds.rescue,
      gains: [{ label: facts.toYou, value: money(-cost) }, ...valueFacts(outcome, seat, wording)],
      notes: [notes.rescuePays({ treasury, price: money(cost) })],
    }
  },
  merge: (outcome, _action, seat, wording) => ({
    label: wording.words.choices.merge({ company: outcome.before.formation!.toDecide[0]! }),
    short: wording.words.kinds.merge,
    gains: [{ label: wording.words.facts.toYou, value: money(0) }, ...valueFacts(outcome, seat, wording)],
  }),
} satisfies Parts1856

/** 1856-3f, 1856-4d: how much of the CGR the one who decides would have, and what all would be worth. */
function valueFacts(outcome: Outcome1856, seat: Seat, { words: { facts, changes } }: Wording1856): Fact[] {
  const { after } = withMergers(outcome)
  const held = isCgrFormed(after)
    ? [{ label: changes.holding({ company: 'CGR' }), value: holdingIn(after, seat, 'CGR') }]
    : []
  return [{ label: facts.value, value: money(scoreOf(after, seat)) }, ...held]
}

const holdingIn = (state: State1856, seat: Seat, company: CorporationId): string =>
  `${percentOf(certificatesFor(state, company), sharesOf(state, seat, company))}%`

/** What a decision changes for the one who makes it; what becomes of the corporations is told apart. */
export function decisionChanges(outcome: Outcome1856, seat: Seat, wording: Wording1856): Change[] {
  const { changes, facts } = wording.words
  const shown = withMergers(outcome)
  return [
    ...cashChanges(shown.before.players, seat, (one) => gainOf(shown, one), money, wording),
    ...changesBetween(shown, (state) => [
      ...CORPORATIONS.map(
        (company) => [changes.holding({ company }), holdingIn(state, seat, company)] as const,
      ),
      [facts.certificates, `${certificatesOf(state, seat)}/${certificateLimit(state)}`],
      [facts.value, money(scoreOf(state, seat))],
    ]),
  ]
}

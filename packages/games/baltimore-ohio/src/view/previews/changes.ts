import type { Seat } from '@roundhouse/kernel'
import { type Change, cashChanges, cellWith, change, type Preview, playerName } from '@roundhouse/view'
import { COMPANIES, type CompanyId } from '../../components/companies.ts'
import { CHART } from '../../components/money.ts'
import { type BnoState, capacityOf, statusOf, supplyOf } from '../../state.ts'
import { maintenanceOf, outlook } from '../outlook.ts'
import { type BnoWording, money } from '../wording.ts'
import { type BnoOutcome, paidBy, priceIn } from './outcome.ts'

/** Every figure that an action changes, the cash of whoever decides first. */
export const changesOf = (outcome: BnoOutcome, seat: Seat, wording: BnoWording): Change[] => [
  ...cashChanges(outcome.before.players, seat, (one) => -paidBy(outcome, one), money, wording),
  ...change(
    wording.words.changes.technology,
    String(outcome.before.technology),
    String(outcome.after.technology),
  ),
  ...COMPANIES.flatMap((id) => [
    ...moneyChanges(outcome, id, wording),
    ...shareChanges(outcome, id, seat, wording),
    ...pieceChanges(outcome, id, wording),
  ]),
  ...outlookChanges(outcome, wording),
]

function moneyChanges(outcome: BnoOutcome, company: CompanyId, { words: { changes } }: BnoWording): Change[] {
  const { before, after } = outcome
  const [one, other] = [before.companies[company], after.companies[company]]
  const [price, then] = [priceIn(before, company), priceIn(after, company)]
  return [
    ...change(changes.treasury({ company }), money(one.treasury.cash), money(other.treasury.cash)),
    ...(price === null
      ? []
      : change(changes.price({ company }), money(price), then === null ? changes.none : money(then))),
    ...change(changes.lastNetIncome({ company }), money(one.lastNetIncome), money(other.lastNetIncome)),
  ]
}

/** Of a company that is only now founded, just what it brings its founder. */
function shareChanges(
  { before, after }: BnoOutcome,
  company: CompanyId,
  seat: Seat,
  wording: BnoWording,
): Change[] {
  const { changes } = wording.words
  const [one, other] = [before.companies[company], after.companies[company]]
  const named = (president: Seat | null) =>
    president === null ? changes.nobody : playerName(wording, president)
  const held = change(changes.held({ company }), String(one.shares.held), String(other.shares.held))
  return [
    ...change(
      changes.holding({ company }),
      String(one.shares.players[seat]!),
      String(other.shares.players[seat]!),
    ),
    ...(statusOf(before, company) === 'unfounded' ? [] : held),
    ...change(changes.unowned({ company }), String(one.shares.unowned), String(other.shares.unowned)),
    ...(one.president === null
      ? []
      : change(changes.president({ company }), named(one.president), named(other.president))),
  ]
}

function pieceChanges({ before, after }: BnoOutcome, company: CompanyId, { words }: BnoWording): Change[] {
  const { changes } = words
  const [one, other] = [before.companies[company], after.companies[company]]
  if (statusOf(before, company) === 'unfounded') return []
  return [
    ...change(changes.cubes({ company }), String(supplyOf(one)), String(supplyOf(other))),
    ...change(changes.coal({ company }), String(one.coal), String(other.coal)),
  ]
}

/** What the company that operates can count on, until its income is determined. */
function outlookChanges({ before, after }: BnoOutcome, { words: { changes } }: BnoWording): Change[] {
  const company = companyBuilding(before, after)
  if (!company) return []
  const [one, other] = [before.companies[company], after.companies[company]]
  return [
    ...change(changes.capacity({ company }), String(capacityOf(one)), String(capacityOf(other))),
    ...change(
      changes.maintenance({ company }),
      money(maintenanceOf(before, one)),
      money(maintenanceOf(after, other)),
    ),
    ...change(
      changes.possible({ company }),
      money(outlook(before, one).net),
      money(outlook(after, other).net),
    ),
  ]
}

/** The company whose operation goes on before its income, in both positions. */
export function companyBuilding(before: BnoState, after: BnoState): CompanyId | undefined {
  const company = before.operation?.company
  const isGoingOn = after.operation?.company === company && after.operation?.netIncome === null
  const isSameRound = before.round === after.round && before.turn === after.turn
  return isGoingOn && isSameRound ? company : undefined
}

/** Where tokens go on the track. */
export const pricesOf = ({ before, after }: BnoOutcome): NonNullable<Preview['prices']> =>
  COMPANIES.flatMap((company) => {
    const to = priceIn(after, company)
    return to === null || to === priceIn(before, company) ? [] : [{ company, to: cellWith(CHART, to) }]
  })

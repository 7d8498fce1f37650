import { spaceAt } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import { type Change, cashChanges, cellAt, changesBetween, type Preview, playerName } from '@roundhouse/view'
import { COMPANIES, type CompanyId } from '../../components/companies.ts'
import { CHART } from '../../components/money.ts'
import { type BnoState, capacityOf, statusOf, supplyOf } from '../../state.ts'
import { maintenanceOf, outlook } from '../outlook.ts'
import { type BnoWording, money } from '../wording.ts'
import { type BnoOutcome, paidBy, priceIn } from './outcome.ts'

/** Every figure that an action changes, the cash of whoever decides first. */
export const changesOf = (outcome: BnoOutcome, seat: Seat, wording: BnoWording): Change[] => [
  ...cashChanges(outcome.before.players, seat, (one) => -paidBy(outcome, one), money, wording),
  ...changesBetween(outcome, ({ technology }) => [[wording.words.changes.technology, String(technology)]]),
  ...COMPANIES.flatMap((company) => companyChanges(outcome, company, seat, wording)),
  ...outlookChanges(outcome, wording),
]

/** Of a company that is only now founded, just what it brings its founder. */
function companyChanges(outcome: BnoOutcome, id: CompanyId, seat: Seat, wording: BnoWording): Change[] {
  const { changes } = wording.words
  const { before } = outcome
  const of = { company: id }
  const isFounded = statusOf(before, id) !== 'unfounded'
  const isPriced = priceIn(before, id) !== null
  const isLed = before.companies[id].president !== null
  return changesBetween(outcome, (state) => {
    const company = state.companies[id]
    const { treasury, lastNetIncome, shares, president, coal } = company
    const price = priceIn(state, id)
    const figures: readonly (readonly [isShown: boolean, label: string, value: string])[] = [
      [true, changes.treasury(of), money(treasury.cash)],
      [isPriced, changes.price(of), price === null ? changes.none : money(price)],
      [true, changes.lastNetIncome(of), money(lastNetIncome)],
      [true, changes.holding(of), String(shares.players[seat]!)],
      [isFounded, changes.held(of), String(shares.held)],
      [true, changes.unowned(of), String(shares.unowned)],
      [isLed, changes.president(of), president === null ? changes.nobody : playerName(wording, president)],
      [isFounded, changes.cubes(of), String(supplyOf(company))],
      [isFounded, changes.coal(of), String(coal)],
    ]
    return figures.filter(([isShown]) => isShown).map(([, label, value]) => [label, value] as const)
  })
}

/** What the company that operates can count on, until its income is determined. */
function outlookChanges(outcome: BnoOutcome, { words: { changes } }: BnoWording): Change[] {
  const id = companyBuilding(outcome.before, outcome.after)
  if (!id) return []
  const of = { company: id }
  return changesBetween(outcome, (state) => {
    const company = state.companies[id]
    return [
      [changes.capacity(of), String(capacityOf(company))],
      [changes.maintenance(of), money(maintenanceOf(state, company))],
      [changes.possible(of), money(outlook(state, company).net)],
    ]
  })
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
    return to === null || to === priceIn(before, company)
      ? []
      : [{ company, to: cellAt(CHART, spaceAt(CHART, to)) }]
  })

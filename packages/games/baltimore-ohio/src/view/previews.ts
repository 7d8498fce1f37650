import { spaceAt } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import {
  type Change,
  cashChanges,
  cellAt,
  changesBetween,
  eventsOf,
  type Preview,
  type Previewer,
  type PreviewsByKind,
  playerName,
  previewsFrom,
} from '@roundhouse/view'
import type { BnoAction } from '../actions.ts'
import { COMPANIES, COMPANY_CARDS, type CompanyId } from '../components/companies.ts'
import { CHART } from '../components/money.ts'
import { endReasons } from '../end.ts'
import type { BnoEvent } from '../events.ts'
import { type BnoState, capacityOf, statusOf, supplyOf } from '../state.ts'
import { hexScene } from './board.ts'
import { maintenanceOf, outlook } from './outlook.ts'
import { buildingParts } from './previews/building.ts'
import { equipmentParts } from './previews/equipment.ts'
import { incomeParts } from './previews/income.ts'
import { type BnoOutcome, PREVIEW_GAME, paidBy, priceIn } from './previews/outcome.ts'
import { stockParts } from './previews/stock.ts'
import { type BnoWording, money } from './wording.ts'

/** Every figure that an action changes, the cash of whoever decides first. */
const changesOf = (outcome: BnoOutcome, seat: Seat, wording: BnoWording): Change[] => [
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
      [
        isLed,
        changes.president(of),
        president === null ? wording.words.nobody : playerName(wording, president),
      ],
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
function companyBuilding(before: BnoState, after: BnoState): CompanyId | undefined {
  const company = before.operation?.company
  const isGoingOn = after.operation?.company === company && after.operation?.netIncome === null
  const isSameRound = before.round === after.round && before.turn === after.turn
  return isGoingOn && isSameRound ? company : undefined
}

/** Where tokens go on the track. */
const pricesOf = ({ before, after }: BnoOutcome): NonNullable<Preview['prices']> =>
  COMPANIES.flatMap((company) => {
    const to = priceIn(after, company)
    return to === null || to === priceIn(before, company)
      ? []
      : [{ company, to: cellAt(CHART, spaceAt(CHART, to)) }]
  })

/** Why to think twice before this. */
const warningsOf = (outcome: BnoOutcome, seat: Seat, wording: BnoWording): string[] => [
  ...technologyWarnings(outcome, wording),
  ...lossWarnings(outcome, wording),
  ...presidencyWarnings(outcome, seat, wording),
  ...endWarnings(outcome, wording),
]

/** BO-6.3: what a new level does to everyone. */
function technologyWarnings({ before, after }: BnoOutcome, { words }: BnoWording): string[] {
  const { warnings, list, fromTo } = words
  const { technology: level } = after
  if (level === before.technology) return []
  const costs = COMPANIES.filter((id) => id !== before.operation?.company).flatMap((what) => {
    const [now, then] = [before, after].map((state) => maintenanceOf(state, state.companies[what]))
    return now === then ? [] : [fromTo({ what, before: money(now!), after: money(then!) })]
  })
  const fresh = COMPANIES.filter((id) => {
    const { from } = COMPANY_CARDS[id]
    return from > before.technology && from <= level
  })
  return [
    warnings.technology({ level, cubes: level, companies: level }),
    ...(costs.length > 0 ? [warnings.maintenance({ costs: list(costs) })] : []),
    ...(fresh.length > 0 ? [warnings.newCompanies({ companies: list(fresh) })] : []),
  ]
}

/** BO-9: a loss, or an income that would come to one. */
function lossWarnings(outcome: BnoOutcome, wording: BnoWording): string[] {
  const { warnings } = wording.words
  const { before, after } = outcome
  const building = companyBuilding(before, after)
  const now = building && outlook(before, before.companies[building]).net
  const then = building && outlook(after, after.companies[building]).net
  return [
    ...eventsOf(outcome.now, 'loss').map(({ company, president }) =>
      warnings.loss({ company, who: playerName(wording, president) }),
    ),
    ...eventsOf(outcome.now, 'receivership').map(({ company }) => warnings.receivership({ company })),
    ...(now && then !== undefined && now > 0 && then <= 0
      ? [warnings.lossAhead({ company: building, net: money(then) })]
      : []),
  ]
}

const presidencyWarnings = (outcome: BnoOutcome, seat: Seat, wording: BnoWording): string[] =>
  eventsOf(outcome.now, 'president')
    .filter(({ before }) => before === seat)
    .map(({ company, after }) =>
      wording.words.warnings.presidency({ who: playerName(wording, after), company }),
    )

/** BO-13.1. */
function endWarnings(outcome: BnoOutcome, { words: { warnings } }: BnoWording): string[] {
  if (eventsOf(outcome.now, 'game-end').length > 0) return [warnings.endsGame]
  const already = endReasons(outcome.before)
  return endReasons(outcome.after)
    .filter((reason) => !already.includes(reason))
    .map((reason) => warnings.endAhead[reason])
}

/** What is told of whatever is done. */
const bnoPreviewer: Previewer<BnoState, BnoAction, BnoEvent, BnoWording> = {
  ...PREVIEW_GAME,
  changes: changesOf,
  prices: pricesOf,
  warnings: warningsOf,
  hexScene: (state, hex, { words }) => hexScene(state, hex, words),
}

/** How every action is put to the one who may do it. */
export const bnoPreviews: PreviewsByKind<BnoState, BnoAction, BnoWording> = previewsFrom(bnoPreviewer, {
  ...stockParts,
  ...equipmentParts,
  ...buildingParts,
  ...incomeParts,
})

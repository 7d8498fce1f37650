import { type Market, type Purse, percentOf, sharesAt } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import { type Change, cashChanges, change, changesBetween, playerName } from '@roundhouse/view'
import type { SharesAndPresident } from '../../shares/president.ts'
import { priceAt, type Wording18xx } from '../wording.ts'
import { type EventsNow, gainOf, priceMoves } from './outcomeFigures.ts'

/** Treasuries that the action itself fills or empties. */
export const treasuryChanges = <Company extends string>(
  outcome: EventsNow,
  companies: readonly Company[],
  cashOf: (company: Company) => number,
  { words, names }: Wording18xx,
): Change[] =>
  companies.flatMap((company) => {
    const cash = cashOf(company)
    const label = words.changes.treasury({ company })
    return change(label, names.companyMoney(cash), names.companyMoney(cash + gainOf(outcome, company)))
  })

/** Prices that the action itself moves. */
export const priceChanges = ({ now }: EventsNow, wording: Wording18xx): Change[] =>
  priceMoves(now).flatMap(({ company, before, after }) => {
    const label = wording.words.changes.price({ company })
    return before === null ? [] : change(label, priceAt(wording, before), priceAt(wording, after))
  })

/** What is compared of corporations, as the title counts it: each against its limit. */
export interface CorporationFigures<State, Corporation extends string> {
  readonly corporations: readonly Corporation[]
  certificates(state: State): Counted
  trains(state: State, corporation: Corporation): Counted
}

interface Counted {
  readonly count: number
  /** null: there is none. */
  readonly limit: number | null
}

interface ComparedState<Corporation extends string> {
  readonly market: Market<Corporation>
  readonly corporations: Readonly<Record<Corporation, SharesAndPresident & { readonly tokensLeft: number }>>
}

/** What whoever decides holds, who presides, and the tokens and trains of corporations that are started. */
export function corporationChanges<Corporation extends string, State extends ComparedState<Corporation>>(
  outcome: { readonly before: State; readonly after: State },
  seat: Seat,
  { corporations, certificates, trains }: CorporationFigures<State, Corporation>,
  wording: Wording18xx,
): Change[] {
  const { before, after } = outcome
  const { changes, facts } = wording.words
  const percent = (corporation: SharesAndPresident): number =>
    percentOf(wording.names.title.certificates(corporation), sharesAt(corporation.shares, seat))
  const [startedBefore, started] = [before, after].map((state) =>
    corporations.filter((id) => isStarted(state, id)),
  )
  const withTrains = started!.filter((id) => trains(before, id).count !== trains(after, id).count)
  return changesBetween(outcome, (state) => [
    ...corporations.map(
      (company) => [changes.holding({ company }), `${percent(state.corporations[company])}%`] as const,
    ),
    [facts.certificates, ofLimit(certificates(state))],
    ...startedBefore!.map(
      (company) =>
        [
          changes.president({ company }),
          presidentName(state.corporations[company].president, wording),
        ] as const,
    ),
    ...started!.map(
      (company) => [changes.tokens({ company }), String(state.corporations[company].tokensLeft)] as const,
    ),
    ...withTrains.map((company) => [changes.trains({ company }), ofLimit(trains(state, company))] as const),
  ])
}

/** It has a president, or had one before it went into receivership. */
const isStarted = <Corporation extends string>(
  { corporations, market }: ComparedState<Corporation>,
  id: Corporation,
): boolean => corporations[id].president !== null || market.some(({ company }) => company === id)

const ofLimit = ({ count, limit }: Counted): string => (limit === null ? String(count) : `${count}/${limit}`)

const presidentName = (president: Seat | null, wording: Wording18xx): string =>
  president === null ? wording.words.nobody : playerName(wording, president)

/** All that a title compares: what corporations have, and the cash of whatever else has a treasury. */
export interface TitleFigures<State, Corporation extends string, Company extends string>
  extends CorporationFigures<State, Corporation> {
  readonly companies: readonly Company[]
  cash(state: State, company: Company): number
}

/** Every figure that an action changes in any title: cash and treasuries, prices, then corporations. */
export const titleChanges = <
  Corporation extends string,
  Company extends string,
  State extends ComparedState<Corporation> & { readonly players: readonly Purse[] },
>(
  outcome: EventsNow & { readonly before: State; readonly after: State },
  seat: Seat,
  figures: TitleFigures<State, Corporation, Company>,
  wording: Wording18xx,
): Change[] => [
  ...cashChanges(outcome.before.players, seat, (one) => gainOf(outcome, one), wording.names.money, wording),
  ...treasuryChanges(outcome, figures.companies, (id) => figures.cash(outcome.before, id), wording),
  ...priceChanges(outcome, wording),
  ...corporationChanges(outcome, seat, figures, wording),
]

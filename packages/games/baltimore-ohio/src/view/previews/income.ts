import { spaceAt } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import { cellAt, type PreviewParts, playOnCopy } from '@roundhouse/view'
import type { BnoActions } from '../../actions.ts'
import { SHARES } from '../../components/companies.ts'
import { CHART } from '../../components/money.ts'
import { citiesCounted, incomeFrom } from '../../rounds/income.ts'
import { operating } from '../../rounds/operating.ts'
import type { BnoState } from '../../state.ts'
import { incomeLines, outlook } from '../outlook.ts'
import { type BnoWording, money } from '../wording.ts'
import { type BnoParts, PREVIEW_GAME, paidBy, paidFrom, priceIn } from './outcome.ts'

type Income = BnoActions['income']

/** The income of an operation, and what is done with it. */
export const incomeParts: BnoParts<'income' | 'dividend'> = {
  // the sum is told even while too few or too many cities are picked
  income: ({ before: state, refused }, action, seat, wording) => {
    const { notes } = wording.words
    const company = operating(state)
    const { net } = incomeFrom(state, company, action.cities)
    const label = labelOf(net, action.cities.length, wording)
    const costBreakdown = costBreakdownOf(state, action, wording)
    if (refused) return { label, costBreakdown, notes: [notes.cityCount({ count: citiesCounted(company) })] }
    const short = outlook(state, company).net - net
    const next = net > 0 ? priceAhead(state, action, seat, wording) : { notes: [] }
    return {
      label,
      costBreakdown,
      ...next,
      notes: [
        ...(short > 0 ? [notes.belowBest({ price: money(short) })] : []),
        notes.lastNetIncome({ net: money(company.lastNetIncome) }),
        ...next.notes,
      ],
    }
  },
  dividend: (outcome, { choice }, seat, { words: { choices, notes, facts } }) => {
    const { before, after } = outcome
    const { company, netIncome } = before.operation!
    const { unowned } = operating(before).shares
    const net = money(netIncome!)
    const isPaid = choice === 'pay'
    const perShare = money(isPaid ? netIncome! / SHARES : 0)
    const price = priceIn(before, company)!
    return {
      label: isPaid ? choices.pay({ net, perShare }) : choices.withhold({ net }),
      short: isPaid ? choices.payOut : choices.keep,
      gains: [
        { label: facts.perShare, value: perShare },
        { label: facts.toYou, value: `+${money(-paidBy(outcome, seat))}` },
        { label: facts.treasury, value: `+${money(-paidFrom(outcome, company))}` },
      ],
      notes: [
        ...(isPaid && unowned > 0 ? [notes.boxUnpaid({ count: unowned })] : []),
        ...(priceIn(after, company) === price
          ? [notes.priceNext({ before: money(price), after: money(price) })]
          : []),
      ],
    }
  },
}

function labelOf(net: number, count: number, { words: { choices } }: BnoWording): string {
  if (net <= 0) return choices.loss({ net: money(net) })
  return count > 0 ? choices.profit({ net: money(net), count }) : choices.profitFromCoal({ net: money(net) })
}

function costBreakdownOf(
  state: BnoState,
  { cities }: Income,
  wording: BnoWording,
): NonNullable<PreviewParts['costBreakdown']> {
  const income = incomeFrom(state, operating(state), cities)
  return {
    lines: incomeLines(income, cities.length, wording),
    total: money(income.net),
    totalLabel: wording.words.notes.netIncome,
  }
}

/** Where the price goes by the dividend that must follow; on the track only if that is the same either way. */
function priceAhead(
  state: BnoState,
  action: Income,
  seat: Seat,
  { words: { notes } }: BnoWording,
): Pick<PreviewParts, 'prices'> & { readonly notes: readonly string[] } {
  const { company } = state.operation!
  const now = priceIn(state, company)!
  const then = (choice: BnoActions['dividend']['choice']) => {
    const { after } = playOnCopy(PREVIEW_GAME, state, [
      [seat, action],
      [seat, { kind: 'dividend', choice }],
    ])
    return priceIn(after, company)!
  }
  const [paid, withheld] = [then('pay'), then('withhold')]
  const figures = (after: number) => ({ before: money(now), after: money(after) })
  if (paid !== withheld)
    return { notes: [notes.pricePaid(figures(paid)), notes.priceWithheld(figures(withheld))] }
  return {
    notes: [notes.priceNext(figures(paid))],
    prices: paid === now ? [] : [{ company, to: cellAt(CHART, spaceAt(CHART, paid)) }],
  }
}

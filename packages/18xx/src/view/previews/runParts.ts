import type { Seat } from '@roundhouse/kernel'
import type { PreviewParts } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'
import { type EventsNow, gainOf, sharedEvents } from './outcomeFigures.ts'

/** What a run earns. */
export const ranRevenue = ({ now }: EventsNow): number => sharedEvents(now, 'ran')[0]?.revenue ?? 0

/** A run, and the dividends of which one is chosen right after it, with what is said of both together. */
export function runParts<Choice extends string>(
  outcome: EventsNow & { readonly after: { readonly operation: { readonly step: string } | null } },
  choices: readonly Choice[],
  runAnd: Readonly<Record<Choice, (figures: { price: string }) => string>>,
  { words, names }: Wording18xx,
): PreviewParts {
  const revenue = ranRevenue(outcome)
  const price = names.money(revenue)
  return {
    label: revenue > 0 ? words.choices.run({ price }) : words.choices.runNothing,
    ...(outcome.after.operation?.step === 'dividend' && {
      next: choices.map((choice) => ({
        action: { kind: 'dividend', choice },
        label: runAnd[choice]({ price }),
      })),
    }),
  }
}

/** A revenue that is paid out to so many shares, or withheld; what it brings a share, whoever decides, and the treasury. */
export function dividendParts(
  outcome: EventsNow,
  shares: number,
  seat: Seat,
  { words: { choices, dividends, facts }, names: { money, companyMoney } }: Wording18xx,
): PreviewParts {
  const { company, choice, revenue, distributed } = sharedEvents(outcome.now, 'dividend')[0]!
  const perShare = money(distributed / shares)
  const isWithheld = choice === 'withhold'
  return {
    label: isWithheld
      ? choices.withhold({ revenue: companyMoney(revenue) })
      : choices.full({ revenue: money(revenue), perShare }),
    short: isWithheld ? dividends.withhold : dividends.full,
    gains: [
      { label: facts.perShare, value: perShare },
      { label: facts.toYou, value: signed(gainOf(outcome, seat), money) },
      { label: facts.treasury, value: signed(gainOf(outcome, company), companyMoney) },
    ],
  }
}

/** Less than nothing, where it has to pay more at once than it is paid. */
const signed = (amount: number, money: (amount: number) => string): string =>
  amount < 0 ? money(amount) : `+${money(amount)}`

/** Shares in the market for which nothing is paid out. */
export const unpaidNote = (count: number, { words }: Wording18xx): string[] =>
  count > 0 ? [words.notes.marketUnpaid({ count })] : []

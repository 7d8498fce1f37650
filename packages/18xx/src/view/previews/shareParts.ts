import type { Purse } from '@roundhouse/finance'
import type { GameEvent, Seat } from '@roundhouse/kernel'
import type { PreviewParts } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'
import { type EventsNow, gainOf, markerMoves, paidFor, sharedEvents } from './outcomeFigures.ts'

/** What a turn in a stock round does, and what follows of itself. */
export interface StockOutcome extends EventsNow {
  readonly before: {
    readonly players: readonly Purse[]
    readonly stock: { readonly soldNow: readonly string[] } | null
  }
  readonly later: readonly GameEvent[]
}

/** As in "3 × $60". */
export const eachNote = (count: number, price: number, { words, names }: Wording18xx): string =>
  words.notes.each({ count, price: names.money(price) })

/** That the stock round ends with it. */
const endNotes = ({ later }: Pick<StockOutcome, 'later'>, { words }: Wording18xx): string[] =>
  later.some(({ kind }) => kind === 'operating-round') ? [words.notes.endsRound] : []

/** A sale of shares. */
export const saleParts = (
  outcome: EventsNow,
  { corporation: company, count }: { readonly corporation: string; readonly count: number },
  _seat: Seat,
  wording: Wording18xx,
): PreviewParts => ({
  label: wording.words.choices.sell({ company, count, price: wording.names.money(paidFor(outcome, 'sale')) }),
  notes:
    count > 1 ? sharedEvents(outcome.now, 'sold').map(({ price }) => eachNote(count, price, wording)) : [],
})

/** A share, from where it is. */
export const purchaseParts = (
  outcome: Pick<StockOutcome, 'now' | 'later'>,
  { corporation: company, from }: { readonly corporation: string; readonly from: string },
  _seat: Seat,
  wording: Wording18xx,
): PreviewParts => ({
  label: wording.words.choices.buy({
    share: wording.words.sharePlaces[from]!.share({ company }),
    price: wording.names.money(paidFor(outcome, 'share')),
  }),
  notes: endNotes(outcome, wording),
})

/** A corporation launched at a price, and how many shares the cash that is left still buys. */
export function launchParts(
  outcome: StockOutcome,
  { corporation: company, par }: { readonly corporation: string; readonly par: number },
  seat: Seat,
  wording: Wording18xx,
): PreviewParts & { readonly notes: readonly string[] } {
  const { words, names } = wording
  const cashLeft = outcome.before.players[seat]!.cash + gainOf(outcome, seat)
  const price = names.money(paidFor(outcome, 'launch'))
  return {
    label: words.choices.launch({ company, par: names.money(par), price }),
    notes: [words.notes.stillAffords({ count: Math.floor(cashLeft / par) }), ...endNotes(outcome, wording)],
  }
}

/** Nothing bought; the pass that ends the round may move prices. */
export function passParts(
  outcome: StockOutcome,
  _action: unknown,
  _seat: Seat,
  wording: Wording18xx,
): PreviewParts {
  const { choices, kinds } = wording.words
  return {
    label: outcome.before.stock!.soldNow.length > 0 ? choices.endOfSales : kinds.pass,
    notes: endNotes(outcome, wording),
    prices: markerMoves(outcome.later, wording),
  }
}

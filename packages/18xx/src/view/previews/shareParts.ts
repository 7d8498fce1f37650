import type { GameEvent } from '@roundhouse/kernel'
import type { PreviewParts } from '@roundhouse/view'
import { placeName, type Wording18xx } from '../wording.ts'
import { type Happening, paidFor } from './outcomeFigures.ts'

/** A trade of shares that is told with what follows of itself. */
interface Trade extends Happening {
  readonly later: readonly GameEvent[]
}

/** As in "3 × $60", where it is more than one. */
export const eachNote = (count: number, price: number, { words, names }: Wording18xx): string[] =>
  count > 1 ? [words.notes.each({ count, price: names.money(price) })] : []

/** That the stock round ends with it. */
export const endNote = ({ later }: Pick<Trade, 'later'>, { words }: Wording18xx): string[] =>
  later.some(({ kind }) => kind === 'operating-round') ? [words.notes.endsRound] : []

/** A sale of so many shares at a price each. */
export const saleParts = (
  trade: Happening,
  { corporation: company, count }: { readonly corporation: string; readonly count: number },
  price: number,
  wording: Wording18xx,
): PreviewParts => ({
  label: wording.words.choices.sell({ company, count, price: wording.names.money(paidFor(trade, 'sale')) }),
  notes: eachNote(count, price, wording),
})

/** A share from the treasury, or from the market. */
export function purchaseParts(
  trade: Trade,
  { corporation: company, from }: { readonly corporation: string; readonly from: string },
  wording: Wording18xx,
): PreviewParts {
  const { buyFromTreasury, buyFromMarket } = wording.words.choices
  const say = from === 'treasury' ? buyFromTreasury : buyFromMarket
  return {
    label: say({ company, price: wording.names.money(paidFor(trade, 'share')) }),
    notes: endNote(trade, wording),
  }
}

/** A corporation launched at a price: where it begins, and how many shares the cash that is left still buys. */
export function launchParts(
  trade: Trade,
  { corporation: company, par }: { readonly corporation: string; readonly par: number },
  {
    home,
    cashLeft,
    bonusNotes = [],
  }: { readonly home: string; readonly cashLeft: number; readonly bonusNotes?: readonly string[] },
  wording: Wording18xx,
): PreviewParts {
  const { words, names } = wording
  const price = names.money(paidFor(trade, 'launch'))
  return {
    label: words.choices.launch({ company, par: names.money(par), price }),
    notes: [
      words.notes.home({ place: placeName(wording, home) }),
      ...bonusNotes,
      words.notes.stillAffords({ count: Math.floor(cashLeft / par) }),
      ...endNote(trade, wording),
    ],
  }
}

import type { Seat } from '@roundhouse/kernel'
import { type PreviewParts, playerName } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'
import { type EventsNow, paidFor } from './outcomeFigures.ts'

/** A train of the bank or of its pool, with what the president adds. */
export function trainPurchaseParts(
  outcome: EventsNow,
  { name, from, price }: { readonly name: string; readonly from: 'bank' | 'pool'; readonly price: number },
  seat: Seat,
  wording: Wording18xx,
): PreviewParts {
  const { words, names } = wording
  const { buyTrain, buyUsedTrain } = words.choices
  const aid = paidFor(outcome, 'president')
  const figures = { who: playerName(wording, seat), price: names.money(aid) }
  return {
    label: (from === 'bank' ? buyTrain : buyUsedTrain)({ name, price: names.companyMoney(price) }),
    notes: aid > 0 ? [words.notes.presidentPays(figures)] : [],
  }
}

/** A train of another corporation: bought, or only asked for where somebody else decides. */
export function trainOfferParts(
  { name, seller, price, owner }: { name: string; seller: string; price: number; owner: Seat },
  seat: Seat,
  wording: Wording18xx,
): PreviewParts & { readonly notes: readonly string[] } {
  const { words, names } = wording
  const figures = { name, seller, price: names.companyMoney(price) }
  if (owner === seat) return { label: words.choices.takeTrain(figures), notes: [] }
  const who = playerName(wording, owner)
  return { label: words.choices.offerTrain({ ...figures, who }), notes: [words.notes.decides({ who })] }
}

/** The same of a private. */
export function privateOfferParts(
  { private: id, price, owner }: { private: string; price: number; owner: Seat },
  seat: Seat,
  wording: Wording18xx,
): PreviewParts & { readonly notes: readonly string[] } {
  const { words, names } = wording
  const figures = { name: names.privateName(id), price: names.companyMoney(price) }
  if (owner === seat) return { label: words.choices.buyPrivate(figures), notes: [] }
  const who = playerName(wording, owner)
  return { label: words.choices.offerPrivate({ ...figures, who }), notes: [words.notes.decides({ who })] }
}

/** A train given up, for which nothing is paid. */
export const trainReturnParts = (name: string, { words }: Wording18xx): PreviewParts => ({
  label: words.choices.returnTrain({ name }),
  notes: [words.notes.noMoney],
})

/** Nothing more is done in this turn. */
export const endTurnParts = (
  _outcome: unknown,
  _action: unknown,
  _seat: Seat,
  { words }: Wording18xx,
): PreviewParts => ({ label: words.choices.endTurn })

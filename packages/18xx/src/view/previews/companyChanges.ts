import type { Seat } from '@roundhouse/kernel'
import { type Change, change, playerName } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'
import { gainOf, type Happening, priceMoves } from './outcomeFigures.ts'

/** Treasuries that the action itself fills or empties. */
export const treasuryChanges = <Company extends string>(
  happening: Happening,
  companies: readonly Company[],
  cashOf: (company: Company) => number,
  { words, names }: Wording18xx,
): Change[] =>
  companies.flatMap((company) => {
    const cash = cashOf(company)
    const label = words.changes.treasury({ company })
    return change(label, names.money(cash), names.money(cash + gainOf(happening, company)))
  })

/** Prices that the action itself moves. */
export const priceChanges = ({ now }: Happening, { words, names }: Wording18xx): Change[] =>
  priceMoves(now).flatMap(({ company, before, after }) =>
    change(words.changes.price({ company }), names.money(before), names.money(after)),
  )

/** Who is president before and after. */
export function presidentChange(
  company: string,
  before: Seat | null,
  after: Seat | null,
  wording: Wording18xx,
): Change[] {
  const { president, nobody } = wording.words.changes
  const named = (seat: Seat | null) => (seat === null ? nobody : playerName(wording, seat))
  return change(president({ company }), named(before), named(after))
}

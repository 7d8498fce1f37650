import type { AskedFor } from '../previews/dealParts.ts'
import type { Wording18xx } from '../wording.ts'

/** What is asked in a stock round: whoever holds too many certificates must sell first, and not everybody can sell. */
export function stockPrompt(
  { certificates, limit, canSell }: { certificates: number; limit: number; canSell: boolean },
  { words: { prompts } }: Wording18xx,
): string {
  if (certificates > limit) return prompts.sellDown({ certificates, limit })
  return canSell ? prompts.stock : prompts.stockBuying
}

/** An offer that waits for an answer, to whoever owns the private or the train. */
export function dealPrompt(deal: AskedFor, { words, names }: Wording18xx): string {
  const figures = { by: deal.buyer, price: names.companyMoney(deal.price) }
  return deal.kind === 'private'
    ? words.prompts.dealPrivate({ ...figures, what: names.privateName(deal.private) })
    : words.prompts.dealTrain({
        ...figures,
        what: words.train.namedOf({ name: deal.name, company: deal.seller }),
      })
}

/** Whether a train may be bought or must be, and what is short of it then. */
export function trainPrompt(
  company: string,
  short: number | undefined,
  { words: { prompts }, names }: Wording18xx,
): string {
  if (short === undefined) return prompts.trains({ company })
  return short > 0
    ? prompts.mustBuyShort({ company, short: names.companyMoney(short) })
    : prompts.mustBuy({ company })
}

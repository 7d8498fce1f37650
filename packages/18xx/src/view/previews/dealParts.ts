import type { Seat } from '@roundhouse/kernel'
import type { PreviewParts } from '@roundhouse/view'
import type { AnyDeal } from '../../trains/deals.ts'
import type { NamedTrain } from '../../trains/ownedTrains.ts'
import type { Wording18xx } from '../wording.ts'

/** What is asked for, and what it would cost the corporation. */
export type AskedFor = { readonly buyer: string; readonly price: number } & (
  | { readonly kind: 'private'; readonly private: string }
  | { readonly kind: 'train'; readonly name: string; readonly seller: string }
)

/** A position in which a corporation has made an offer. */
interface DealState<Train> {
  readonly deal: AnyDeal | null
  readonly operation: { readonly company: string } | null
  readonly corporations: Readonly<Record<string, { readonly trains: readonly Train[] }>>
}

/** What the offer that waits for an answer is for; a train by what the title calls it. */
export function askedFor<Train extends NamedTrain>(
  { deal, operation, corporations }: DealState<Train>,
  nameOf: (train: Train) => string,
): AskedFor {
  const { price } = deal!
  const figures = { buyer: operation!.company, price }
  if (deal!.kind === 'private') return { ...figures, kind: 'private', private: deal!.private }
  const { seller, train } = deal!
  const name = nameOf(corporations[seller]!.trains.find(({ id }) => id === train)!)
  return { ...figures, kind: 'train', name, seller }
}

/** Yes to an offer for a train or a private. */
export function agreeParts(deal: AskedFor, { words, names }: Wording18xx): PreviewParts {
  const figures = { buyer: deal.buyer, price: names.companyMoney(deal.price) }
  return {
    short: words.kinds.agree,
    label:
      deal.kind === 'private'
        ? words.choices.agreePrivate({ ...figures, name: names.privateName(deal.private) })
        : words.choices.agreeTrain({ ...figures, name: deal.name }),
  }
}

/** No to it. */
export const disagreeParts = (
  _outcome: unknown,
  _action: unknown,
  _seat: Seat,
  { words }: Wording18xx,
): PreviewParts => ({ short: words.kinds.disagree, label: words.choices.disagree })

import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { SharedEvent } from '../events.ts'
import type { TrainRules } from './trainsTitle.ts'

/** An offer that waits for the answer of whoever decides on it (1846 6.50a and 6.6a, 1856 2.7b and 2.9a, 1860 BUY.3). */
export type Deal<Corporation extends string, Private extends string> =
  | { kind: 'train'; seat: Seat; seller: Corporation; train: string; price: number }
  | { kind: 'private'; seat: Seat; private: Private; price: number }

export type DealEvent<Corporation extends string> = SharedEvent<
  'offered' | 'answered',
  { corporation: Corporation }
>

/** Puts an offer to somebody else. */
export function offerDeal<Corporation extends string, Private extends string>(
  state: { deal: Deal<Corporation, Private> | null },
  deal: Deal<Corporation, Private>,
  by: Corporation,
  emit: (event: DealEvent<Corporation>) => void,
): void {
  state.deal = deal
  const { kind, seat, price } = deal
  emit({ kind: 'offered', deal: kind, what: kind === 'train' ? deal.train : deal.private, seat, by, price })
}

/** The offer is answered: it waits no longer, and is carried out by whoever asked. */
export function answerDeal<D extends Deal<string, string>>(
  state: { deal: D | null },
  agreed: boolean,
  emit: (event: DealEvent<never>) => void,
): D {
  const deal = state.deal!
  state.deal = null
  emit({ kind: 'answered', seat: deal.seat, agreed })
  return deal
}

/** Whose trains can be bought: those of another corporation that has a president to agree (1846 6.50a, 1856 2.7b, 1860 BUY.5). */
export function refuseSeller<Corporation extends string>(
  { trainRules }: TrainRules<'seller'>,
  corporations: Readonly<
    Record<
      Corporation,
      { readonly president: Seat | null; readonly trains: readonly { readonly id: string }[] }
    >
  >,
  buyer: Corporation,
  seller: Corporation,
  train: string,
): Refusal | undefined {
  const { president, trains } = corporations[seller]
  if (seller === buyer || !trains.some(({ id }) => id === train))
    return refusal(trainRules.seller, 'train', { corporation: seller, train })
  return president === null ? refusal(trainRules.seller, 'no-president', { corporation: seller }) : undefined
}

import { type Offer, type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import type { SharedEvent } from '../events.ts'
import { type PaymentEvent, type Purses, transfer } from '../money.ts'
import { type NamedTrain, takeTrain } from './ownedTrains.ts'
import type { TrainRules } from './trainsTitle.ts'

/** An offer that waits for the answer of whoever decides on it (1846 6.50a and 6.6a, 1856 2.7b and 2.9a, 1860 BUY.3). */
export type Deal<Corporation extends string, Private extends string = never> =
  | { kind: 'train'; seat: Seat; seller: Corporation; train: string; price: number }
  // none in a title without privates
  | (Private extends string ? { kind: 'private'; seat: Seat; private: Private; price: number } : never)

/** Of any title. */
export type AnyDeal = Deal<string, string>

export type DealEvent<Corporation extends string> = SharedEvent<
  'offered' | 'answered',
  { corporation: Corporation }
>

/** Puts an offer to somebody else. */
export function offerDeal<D extends AnyDeal, Corporation extends string>(
  state: { deal: D | null },
  deal: NoInfer<D>,
  by: Corporation,
  emit: (event: DealEvent<Corporation>) => void,
): void {
  state.deal = deal
  const { kind, seat, price }: AnyDeal = deal
  emit({ kind: 'offered', deal: kind, what: nameOf(deal), seat, by, price })
}

const nameOf = (deal: AnyDeal): string => (deal.kind === 'train' ? deal.train : deal.private)

/** The offer is answered: it waits no longer, and is carried out by whoever asked. */
export function answerDeal<D extends AnyDeal>(
  state: { deal: D | null },
  agreed: boolean,
  emit: (event: DealEvent<never>) => void,
): D {
  const deal = state.deal!
  state.deal = null
  emit({ kind: 'answered', seat: deal.seat, agreed, price: deal.price })
  return deal
}

/** The trains of other corporations, each for any price up to what the buyer has, where the title says so in steps (1860 BUY.3); who sells, and what a train costs new, is the title's to say. */
export function* trainOffers<Corporation extends string, Train extends NamedTrain>(
  corporations: Readonly<Record<Corporation, Trading<Train>>>,
  buyer: Corporation,
  sellers: readonly Corporation[],
  faceOf: (train: Train) => number,
  step = 1,
): Generator<Offer<{ kind: 'offer-train'; seller: Corporation; train: string; price: number }>> {
  const { cash } = corporations[buyer].treasury
  const max = cash - (cash % step)
  for (const seller of sellers) {
    if (seller === buyer || max === 0) continue
    for (const train of corporations[seller].trains)
      yield {
        action: { kind: 'offer-train', seller, train: train.id },
        blank: {
          kind: 'integer',
          field: 'price',
          min: step,
          max,
          ...(step > 1 && { step }),
          face: faceOf(train),
        },
      }
  }
}

/** A train goes to its buyer as it is, and the price to its seller. */
export function tradeTrain<Corporation extends string, Train extends NamedTrain>(
  state: Purses & { readonly corporations: Readonly<Record<Corporation, { readonly trains: Train[] }>> },
  buyer: Corporation,
  seller: Corporation,
  train: string,
  price: number,
  emit: (event: PaymentEvent<Corporation>) => void,
): Train {
  const traded = takeTrain(state.corporations[seller].trains, train)
  state.corporations[buyer].trains.push(traded)
  transfer(state, buyer, seller, price, 'train', emit)
  return traded
}

interface Trading<Train extends NamedTrain = NamedTrain> {
  readonly president: Seat | null
  readonly treasury: { readonly cash: number }
  readonly trains: readonly Train[]
}

/** Whose trains can be bought: those of another corporation that has a president to agree (1846 6.50a, 1856 2.7b, 1860 BUY.5). */
export function refuseSeller<Corporation extends string>(
  { trainRules }: TrainRules<'seller'>,
  corporations: Readonly<Record<Corporation, Pick<Trading, 'president' | 'trains'>>>,
  buyer: Corporation,
  seller: Corporation,
  train: string,
): Refusal | undefined {
  const { president, trains } = corporations[seller]
  if (seller === buyer || !trains.some(({ id }) => id === train))
    return refusal(trainRules.seller, 'train', { corporation: seller, train })
  return president === null ? refusal(trainRules.seller, 'no-president', { corporation: seller }) : undefined
}

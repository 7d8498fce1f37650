import { type Certificates, percentOf, type Shares, sharesAt } from '@roundhouse/finance'
import type { CompanyScene, Fact } from '@roundhouse/view'
import { placeName, type Wording18xx } from '../wording.ts'

/** The holdings of players, and what lies in places of the title, in this order. */
export const holdingParts = <Place extends string>(
  shares: Shares<Place>,
  places: readonly Place[],
  certificates: Certificates,
  { words: { sharePlaces } }: Wording18xx,
): Pick<CompanyScene, 'holdings' | 'elsewhere'> => ({
  holdings: shares.players.map((count) => percentOf(certificates, count)),
  elsewhere: places.map((place) => ({
    label: sharePlaces[place]!.name,
    percent: percentOf(certificates, sharesAt(shares, place)),
  })),
})

export const homeFact = (hex: string, wording: Wording18xx): Fact => ({
  label: wording.words.facts.home,
  value: placeName(wording, hex),
})

/** Trains against the limit, where there is one; more than it is alarming. */
export const trainLimitFact = (count: number, limit: number | null, { words }: Wording18xx): Fact =>
  limit === null
    ? { label: words.facts.trains, value: String(count) }
    : {
        label: words.facts.trainLimit,
        value: words.company.trainLimitOf({ count, limit }),
        ...(count > limit && { alarming: true }),
      }

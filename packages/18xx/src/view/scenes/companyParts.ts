import { type Certificates, percentOf, type Shares } from '@roundhouse/finance'
import type { CompanyScene, Fact } from '@roundhouse/view'
import { placeName, type Wording18xx } from '../wording.ts'

/** The holdings of players, and what lies in the market and in the treasury. */
export function holdingParts(
  { players, market, treasury }: Shares<'market' | 'treasury'>,
  certificates: Certificates,
  { words: { facts } }: Wording18xx,
): Pick<CompanyScene, 'holdings' | 'elsewhere'> {
  return {
    holdings: players.map((count) => percentOf(certificates, count)),
    elsewhere: [
      { label: facts.market, percent: percentOf(certificates, market) },
      { label: facts.treasury, percent: percentOf(certificates, treasury) },
    ],
  }
}

export const homeFact = (hex: string, wording: Wording18xx): Fact => ({
  label: wording.words.facts.home,
  value: placeName(wording, hex),
})

/** Trains against the limit; more than it is alarming. */
export const trainLimitFact = (count: number, limit: number, { words }: Wording18xx): Fact => ({
  label: words.facts.trainLimit,
  value: words.company.trainLimitOf({ count, limit }),
  ...(count > limit && { alarming: true }),
})

import type { Shares } from '@roundhouse/finance'
import type { CompanyScene, Fact } from '@roundhouse/view'
import { placeName, type Wording18xx } from '../wording.ts'

/** How many of so many shares, in percent. */
export const percentOf = (count: number, shares: number): number => (count * 100) / shares

/** The holdings of players, and what lies in the market and in the treasury. */
export function holdingsOf(
  { players, market, treasury }: Shares<'market' | 'treasury'>,
  shares: number,
  { words: { facts } }: Wording18xx,
): Pick<CompanyScene, 'holdings' | 'elsewhere'> {
  return {
    holdings: players.map((count) => percentOf(count, shares)),
    elsewhere: [
      { label: facts.market, percent: percentOf(market, shares) },
      { label: facts.treasury, percent: percentOf(treasury, shares) },
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

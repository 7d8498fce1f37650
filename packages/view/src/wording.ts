import { type Currency, formatAmount, type Language, type Seat } from '@roundhouse/kernel'
import type { Fact } from './fact.ts'
import type { Reader } from './gameView.ts'

/** The words and names in which something is told. */
export interface ReaderWording<Words = unknown> {
  readonly words: Words
  readonly players: readonly string[]
}

/** The words of a reader's language. */
export const wordsFor = <Words>(
  dictionaries: Readonly<Record<Language, Words>>,
  { language }: Pick<Reader, 'language'>,
): Words => dictionaries[language]

export const playerName = ({ players }: Pick<ReaderWording, 'players'>, seat: Seat): string =>
  players[seat] ?? String(seat + 1)

/** A player, or a company by its letters. */
export const ownerName = (wording: Pick<ReaderWording, 'players'>, owner: Seat | string): string =>
  typeof owner === 'number' ? playerName(wording, owner) : owner

export const DOLLARS: Currency = { before: '$' }

/** How amounts of a currency are written, alone and as a fact. */
export const amountsIn = (currency: Currency) => {
  const money = (amount: number): string => formatAmount(amount, currency)
  const moneyFact = (label: string, amount: number): Fact => ({ label, value: money(amount), amount })
  return { money, moneyFact }
}

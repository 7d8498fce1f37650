import type { Seat } from '@roundhouse/kernel'
import { type Currency, formatAmount } from '@roundhouse/kernel'
import type { Fact, Reader } from '@roundhouse/view'
import { HEX } from '../components/board.ts'
import { CORPORATION, type CompanyId, isMinor, PRIVATE } from '../components/companies.ts'
import type { PurseName } from '../events.ts'
import { en, type Words } from './words.en.ts'
import { ja } from './words.ja.ts'

/** The words and names in which something is told. */
export interface Wording {
  readonly words: Words
  readonly players: readonly string[]
}

export const wordsIn = ({ language }: Pick<Reader, 'language'>): Words => (language === 'ja' ? ja : en)

export const wordingFor = (reader: Reader): Wording => ({ words: wordsIn(reader), players: reader.players })

export const DOLLARS: Currency = { before: '$' }

/** An amount, as in $1,250 or −$20. */
export const money = (amount: number): string => formatAmount(amount, DOLLARS)

export const moneyFact = (label: string, amount: number): Fact => ({ label, value: money(amount), amount })

export const playerName = ({ players }: Wording, seat: Seat): string => players[seat] ?? String(seat + 1)

/** A player, or a company by its letters. */
export const ownerName = (wording: Wording, owner: Seat | string): string =>
  typeof owner === 'number' ? playerName(wording, owner) : owner

export const purseName = (wording: Wording, purse: PurseName): string =>
  purse === 'bank' ? wording.words.facts.bank : ownerName(wording, purse)

/** A company by its full name. */
export const companyName = (id: CompanyId): string => (isMinor(id) ? PRIVATE[id].name : CORPORATION[id].name)

/** A hex by its name and place, as in Toledo (D14). */
export function placeName({ words }: Wording, hex: string): string {
  const name = HEX.get(hex)?.name
  return name === undefined ? hex : words.place({ name, hex })
}

import type { Seat } from '@roundhouse/kernel'
import { type Currency, written } from '@roundhouse/kernel'
import type { Fact, Reader } from '@roundhouse/view'
import { HEX } from '../components/board.ts'
import { CORPORATION, type CompanyId, isMinor, PRIVATE } from '../components/companies.ts'
import type { PurseName } from '../events.ts'
import { en, type Words } from './words.en.ts'
import { ja } from './words.ja.ts'

/** The words and names in which something is told. */
export interface Telling {
  readonly words: Words
  readonly players: readonly string[]
}

export const wordsIn = ({ language }: Pick<Reader, 'language'>): Words => (language === 'ja' ? ja : en)

export const tellingTo = (reader: Reader): Telling => ({ words: wordsIn(reader), players: reader.players })

export const DOLLARS: Currency = { before: '$' }

/** An amount, as in $1,250 or −$20. */
export const money = (amount: number): string => written(amount, DOLLARS)

export const moneyFact = (label: string, amount: number): Fact => ({ label, value: money(amount), amount })

export const playerName = ({ players }: Telling, seat: Seat): string => players[seat] ?? String(seat + 1)

/** A player, or a company by its letters. */
export const ownerName = (telling: Telling, owner: Seat | string): string =>
  typeof owner === 'number' ? playerName(telling, owner) : owner

export const purseName = (telling: Telling, purse: PurseName): string =>
  purse === 'bank' ? telling.words.facts.bank : ownerName(telling, purse)

/** A company by its full name. */
export const companyName = (id: CompanyId): string => (isMinor(id) ? PRIVATE[id].name : CORPORATION[id].name)

/** A hex by its name and place, as in Toledo (D14). */
export function placeName({ words }: Telling, hex: string): string {
  const name = HEX.get(hex)?.name
  return name === undefined ? hex : words.place({ name, hex })
}

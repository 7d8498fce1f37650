import type { HexName } from '@roundhouse/board'
import type { Seat } from '@roundhouse/kernel'
import { type Currency, formatAmount } from '@roundhouse/kernel'
import type { Fact, Reader } from '@roundhouse/view'
import { HEX } from '../components/map.ts'
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

/** What the board calls a hex: its city or its coalfield. */
export const nameOf = (hex: HexName): string | undefined => {
  const { city, coal } = HEX.get(hex)!
  return city?.name ?? coal?.name
}

/** A hex by its name and place, as in Baltimore (I31). */
export function placeName({ words }: Wording, hex: HexName): string {
  const name = nameOf(hex)
  return name === undefined ? hex : words.place({ name, hex })
}

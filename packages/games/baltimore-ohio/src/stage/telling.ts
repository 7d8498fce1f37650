import type { HexName } from '@roundhouse/board'
import type { Reader, Seat } from '@roundhouse/kernel'
import { HEX } from '../components/map.ts'
import { en, type Words } from './words.en.ts'
import { ja } from './words.ja.ts'

/** The words and names in which something is told. */
export interface Telling {
  readonly words: Words
  readonly players: readonly string[]
}

export const wordsIn = ({ language }: Pick<Reader, 'language'>): Words => (language === 'ja' ? ja : en)

export const tellingTo = (reader: Reader): Telling => ({ words: wordsIn(reader), players: reader.players })

/** An amount, as in $1,250 or −$20. */
export function money(amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 ? '−' : ''}$${digits}`
}

/** A price as the track has it. */
export const cellLabel = (price: number): string => String(price)

export const playerName = ({ players }: Telling, seat: Seat): string => players[seat] ?? String(seat + 1)

/** What the board calls a hex: its city or its coalfield. */
export const nameOf = (hex: HexName): string | undefined => {
  const { city, coal } = HEX.get(hex)!
  return city?.name ?? coal?.name
}

/** A hex by its name and place, as in Baltimore (I31). */
export function placeName({ words }: Telling, hex: HexName): string {
  const name = nameOf(hex)
  return name === undefined ? hex : words.place({ name, hex })
}

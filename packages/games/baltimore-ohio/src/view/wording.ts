import type { HexName } from '@roundhouse/board'
import { amountsIn, DOLLARS, type Reader, type ReaderWording, wordsFor } from '@roundhouse/view'
import { HEX } from '../components/map.ts'
import type { EndReason } from '../state.ts'
import { type BnoWords, enBno } from './words.en.ts'
import { jaBno } from './words.ja.ts'

export type BnoWording = ReaderWording<BnoWords>

export const wordsIn = (reader: Pick<Reader, 'language'>): BnoWords =>
  wordsFor({ en: enBno, ja: jaBno }, reader)

export const wordingFor = (reader: Reader): BnoWording => ({
  words: wordsIn(reader),
  players: reader.players,
})

export const { money, moneyFact } = amountsIn(DOLLARS)

/** Why the game is over. */
export const endSentence = (reasons: readonly EndReason[], { words: { log, list } }: BnoWording): string =>
  log.ends({ reasons: list(reasons.map((reason) => log.reasons[reason])) })

/** What the board calls a hex: its city or its coalfield. */
export const nameOf = (hex: HexName): string | undefined => {
  const { city, coal } = HEX.get(hex)!
  return city?.name ?? coal?.name
}

/** A hex by its name and place, as in Baltimore (I31). */
export function cityName({ words }: BnoWording, hex: HexName): string {
  const name = nameOf(hex)
  return name === undefined ? hex : words.place({ name, hex })
}

import type { HexName } from '@roundhouse/board'
import type { Language } from '@roundhouse/kernel'
import { type Reader, type ReaderWording, wordsFor } from '@roundhouse/view'
import type { SharesTitle } from '../shares/sharesTitle.ts'
import type { TrackTitle } from '../track/trackTitle.ts'
import type { Words18xx } from './words.en.ts'

/** How a title writes amounts and calls what it has. */
export interface TitleNames {
  readonly title: Pick<TrackTitle, 'board' | 'colors'> & Pick<SharesTitle, 'chart' | 'certificates'>
  /** What players have and shares cost. */
  money(amount: number): string
  /** What companies have and pay with, where that is another currency (1860). */
  companyMoney(amount: number): string
  privateName(id: string): string
}

/** The words of a title, the shared ones among them, and its names. */
export interface Wording18xx<Words extends Words18xx = Words18xx> extends ReaderWording<Words> {
  readonly names: TitleNames
}

/** How a title speaks to a reader: its words in his language, with its names. */
export const titleWording = <Words extends Words18xx>(
  words: Readonly<Record<Language, Words>>,
  names: TitleNames,
) => {
  const wordsIn = (reader: Pick<Reader, 'language'>): Words => wordsFor(words, reader)
  const wordingFor = (reader: Reader): Wording18xx<Words> => ({
    words: wordsIn(reader),
    players: reader.players,
    names,
  })
  return { wordsIn, wordingFor }
}

/** What a share costs on a space of the chart. */
export const priceAt = ({ names: { money, title } }: Wording18xx, space: number): string =>
  money(title.chart.cells[space]!.price)

/** What is printed on a hex, where something is. */
export const hexName = ({ names }: Wording18xx, hex: HexName): string | undefined =>
  names.title.board.map.places.get(hex)?.printed.name

/** A hex by its name and place, as in Toledo (D14). */
export function placeName(wording: Wording18xx, hex: HexName): string {
  const name = hexName(wording, hex)
  return name === undefined ? hex : wording.words.place({ name, hex })
}

import type { TitleNames, Wording18xx } from '@roundhouse/18xx/view'
import { amountsIn, DOLLARS, type Reader, wordsFor } from '@roundhouse/view'
import { PRIVATE, type PrivateId } from '../components/companies.ts'
import { TITLE } from '../title.ts'
import { en1846, type Words1846 } from './words.en.ts'
import { ja1846 } from './words.ja.ts'

export type Wording1846 = Wording18xx<Words1846>

export const { money } = amountsIn(DOLLARS)

const NAMES: TitleNames = {
  title: TITLE,
  money,
  companyMoney: money,
  privateName: (id) => PRIVATE[id as PrivateId]?.name ?? id,
}

export const wordsIn = (reader: Pick<Reader, 'language'>): Words1846 =>
  wordsFor({ en: en1846, ja: ja1846 }, reader)

export const wordingFor = (reader: Reader): Wording1846 => ({
  words: wordsIn(reader),
  players: reader.players,
  names: NAMES,
})

import { titleWording, type Wording18xx } from '@roundhouse/18xx/view'
import { amountsIn, DOLLARS } from '@roundhouse/view'
import { PRIVATE, type PrivateId } from '../components/companies.ts'
import { TITLE } from '../title.ts'
import { en1846, type Words1846 } from './words.en.ts'
import { ja1846 } from './words.ja.ts'

export type Wording1846 = Wording18xx<Words1846>

export const { money } = amountsIn(DOLLARS)

export const { wordsIn, wordingFor } = titleWording<Words1846>(
  { en: en1846, ja: ja1846 },
  {
    title: TITLE,
    money,
    companyMoney: money,
    privateName: (id) => PRIVATE[id as PrivateId]?.name ?? id,
  },
)

import { titleWording, type Wording18xx } from '@roundhouse/18xx/view'
import { amountsIn, DOLLARS } from '@roundhouse/view'
import { PRIVATE, type PrivateId } from '../components/companies.ts'
import { TITLE } from '../title.ts'
import { en1856, type Words1856 } from './words.en.ts'
import { ja1856 } from './words.ja.ts'

export type Wording1856 = Wording18xx<Words1856>

export const { money } = amountsIn(DOLLARS)

export const { wordsIn, wordingFor } = titleWording<Words1856>(
  { en: en1856, ja: ja1856 },
  {
    title: TITLE,
    money,
    companyMoney: money,
    privateName: (id) => PRIVATE[id as PrivateId]?.called ?? id,
  },
)

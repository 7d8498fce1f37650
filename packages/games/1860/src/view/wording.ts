import { titleWording, type Wording18xx } from '@roundhouse/18xx/view'
import type { Currency } from '@roundhouse/kernel'
import { amountsIn } from '@roundhouse/view'
import { PRIVATE, type PrivateId } from '../components/companies.ts'
import { CREDITS } from '../components/money.ts'
import { TITLE } from '../title.ts'
import { en1860, type Words1860 } from './words.en.ts'
import { ja1860 } from './words.ja.ts'

export type Wording1860 = Wording18xx<Words1860>

/** 1860-SET.7: players have pounds, companies credits. */
export const POUNDS: Currency = { before: '£' }
export const COMPANY_CREDITS: Currency = { after: CREDITS }

export const { money } = amountsIn(POUNDS)
export const { money: credits } = amountsIn(COMPANY_CREDITS)

export const { wordsIn, wordingFor } = titleWording<Words1860>(
  { en: en1860, ja: ja1860 },
  {
    title: TITLE,
    money,
    companyMoney: credits,
    privateName: (id) => PRIVATE[id as PrivateId]?.called ?? id,
  },
)

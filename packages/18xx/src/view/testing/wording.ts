import { amountsIn, DOLLARS } from '@roundhouse/view'
import { LAKESIDE } from '../../testing/lakeside.ts'
import { SHARES_TITLE } from '../../testing/sharesTitle.ts'
import type { Wording18xx } from '../wording.ts'
import { en18xx } from '../words.en.ts'

/** The title for tests, as three players read of it in English. */
export const LAKESIDE_WORDING: Wording18xx = {
  words: { ...en18xx, bonuses: { ...en18xx.bonuses, north: 'Ferry to the north' } },
  players: ['Ann', 'Bob', 'Cid'],
  names: {
    title: { ...LAKESIDE, ...SHARES_TITLE },
    money: amountsIn(DOLLARS).money,
    companyMoney: amountsIn(DOLLARS).money,
    privateName: (id) => `The ${id}`,
  },
}

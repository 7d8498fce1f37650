import { amountsIn, DOLLARS } from '@roundhouse/view'
import { LAKESIDE } from '../../testing/lakeside.ts'
import type { Wording18xx } from '../wording.ts'
import { en18xx } from '../words.en.ts'

/** The title for tests, as three players read of it in English. */
export const LAKESIDE_WORDING: Wording18xx = {
  words: en18xx,
  players: ['Ann', 'Bob', 'Cid'],
  names: {
    title: LAKESIDE,
    money: amountsIn(DOLLARS).money,
    hexName: (hex) => ({ B3: 'West', C4: 'Middle' })[hex],
    privateName: (id) => `The ${id}`,
  },
}

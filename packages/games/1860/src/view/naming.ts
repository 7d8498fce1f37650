import { trainTypeOf } from '@roundhouse/18xx'
import { namingOf } from '@roundhouse/18xx/view'
import type { Naming } from '@roundhouse/kernel'
import type { Wording1860 } from './wording.ts'

/** What a refusal calls a train: by its type, for nobody tells trains of one type apart. All else as in other titles. */
export const naming1860 =
  (wording: Wording1860): Naming =>
  (figure, word) =>
    figure === 'train' && word.includes('-') ? trainTypeOf(word) : namingOf(wording)(figure, word)

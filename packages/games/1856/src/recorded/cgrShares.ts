import type { State1856 } from '../state.ts'
import type { Memory1856 } from './memory.ts'

/** Ordinary certificates of the CGR by number: eight, and ten more where it has twenty shares (1856-3g). */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]

/** 1856-3f: at the formation certificates were dealt from the highest number down, and the bank kept the others. To be told before the first is bought. */
export function noteDealtShares({ corporations }: State1856, { sold }: Memory1856): void {
  if (sold.has('CGR_0')) return
  sold.add('CGR_0')
  for (const number of NUMBERS.slice(corporations.CGR.shares.bank)) sold.add(`CGR_${number}`)
}

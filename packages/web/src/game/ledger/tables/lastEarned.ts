import type { LoggedLine } from '../../../worker/protocol/position.ts'
import { earningsOf } from './earnings.ts'

/** What each company took in when it last took in anything, by the lines up to a move. */
export const lastEarned = (log: readonly LoggedLine[], move: number): ReadonlyMap<string, number> =>
  new Map(
    earningsOf(log.filter((line) => line.move <= move)).rows.map(({ company, cells }) => [
      company,
      cells.findLast((cell) => cell !== null)!.earned,
    ]),
  )

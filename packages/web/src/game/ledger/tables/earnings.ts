import type { LoggedLine } from '../../../worker/protocol/position.ts'
import { logPartsOf } from '../timeline.ts'

/** What a company took in, and what it paid out of that. */
export interface Earning {
  readonly earned: number
  readonly paid: number
}

/** What each company took in, round by round. */
export interface Earnings {
  /** Rounds in which any did, by the number of moves made when they begin. */
  readonly rounds: readonly { readonly name: string; readonly move: number }[]
  readonly rows: readonly {
    readonly company: string
    readonly cells: readonly (Earning | null)[]
    readonly sum: Earning
  }[]
  readonly sums: readonly Earning[]
  /** The most that a company took in at once. */
  readonly most: number
}

const NOTHING: Earning = { earned: 0, paid: 0 }

const addEarnings = (one: Earning, other: Earning | null): Earning => ({
  earned: one.earned + (other?.earned ?? 0),
  paid: one.paid + (other?.paid ?? 0),
})

export function earningsOf(log: readonly LoggedLine[]): Earnings {
  const rounds = logPartsOf(log).flatMap(({ round, turns }) => {
    const lines = turns
      .flatMap((turn) => turn.lines)
      .filter(({ earned, paid }) => earned !== undefined || paid !== undefined)
    return round && lines.length > 0 ? [{ name: round.text, move: round.move, lines }] : []
  })
  const allLines = rounds.flatMap(({ lines }) => lines)
  const companies = [...new Set(allLines.flatMap(({ company }) => company ?? []))]
  const rows = companies.map((company) => {
    const cells = rounds.map(({ lines }) => {
      const own = lines.filter((line) => line.company === company)
      return own.length === 0
        ? null
        : own.reduce((sum, { earned = 0, paid = 0 }) => addEarnings(sum, { earned, paid }), NOTHING)
    })
    return { company, cells, sum: cells.reduce(addEarnings, NOTHING) }
  })
  return {
    rounds: rounds.map(({ name, move }) => ({ name, move })),
    rows,
    sums: rounds.map((_, index) => rows.map(({ cells }) => cells[index]!).reduce(addEarnings, NOTHING)),
    most: Math.max(1, ...rows.flatMap(({ cells }) => cells.map((cell) => cell?.earned ?? 0))),
  }
}

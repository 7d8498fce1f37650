import type { LoggedLine } from '../../worker/protocol/position.ts'

/** A round in the history: its name and the number of moves made when it begins. */
interface RoundStart {
  readonly name: string
  readonly move: number
}

/** Where rounds begin. A line tells of the move that brought it about. */
export const roundsOf = (log: readonly LoggedLine[]): readonly RoundStart[] =>
  log.flatMap(({ heading, text, move }) => (heading === 'round' ? [{ name: text, move }] : []))

/** Lines under the heading of their turn, under the heading of their round. */
export interface LogPart {
  readonly round: LoggedLine | null
  readonly turns: readonly { readonly turn: LoggedLine | null; readonly lines: readonly LoggedLine[] }[]
}

export function logPartsOf(log: readonly LoggedLine[]): readonly LogPart[] {
  const parts: { round: LoggedLine | null; turns: { turn: LoggedLine | null; lines: LoggedLine[] }[] }[] = []
  for (const line of log) {
    if (line.heading === 'round' || parts.length === 0)
      parts.push({ round: line.heading === 'round' ? line : null, turns: [] })
    const { turns } = parts.at(-1)!
    if (line.heading === 'turn') turns.push({ turn: line, lines: [] })
    else if (line.heading === undefined) {
      if (turns.length === 0) turns.push({ turn: null, lines: [] })
      turns.at(-1)!.lines.push(line)
    }
  }
  return parts
}

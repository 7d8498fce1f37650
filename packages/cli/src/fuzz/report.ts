import { countsText, numbersIn } from '../counter.ts'
import { shellQuote } from '../shellQuote.ts'
import type { Dictionary } from '../words.ts'
import type { FuzzFigures } from './series.ts'

/** What is printed about a fuzzing. Other programs read it: the names stay. */
export interface FuzzReport extends FuzzFigures {
  readonly game: string
  readonly seed: number
  readonly seconds: number
  readonly actionsPerSecond: number
  readonly failure: {
    readonly law: string
    readonly message: string
    /** The length of the game in the file. */
    readonly actions: number
    readonly file: string
  } | null
}

/** The same for reading. */
export function reportText(report: FuzzReport, words: Dictionary): string {
  const { kinds, refusals, events, failure } = report
  const number = numbersIn(words)
  const lines = [
    words.fuzz.games(number(report.games), number(report.ended), number(report.capped)),
    words.simulation.actions(number(report.actions), number(report.seconds), number(report.actionsPerSecond)),
    words.fuzz.kinds(countsText(kinds, words)),
    words.fuzz.refusals(countsText(refusals, words)),
    words.simulation.events(countsText(events, words)),
  ]
  if (failure) lines.push(words.fuzz.failed(failure.law, failure.message, shellQuote(failure.file)))
  return lines.join('\n')
}

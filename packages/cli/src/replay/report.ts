import type { EndedBy } from '@roundhouse/kernel'
import type { BrokenLaw, FoundDifference, RefusedMove } from '../fault.ts'
import type { Dictionary } from '../words.ts'
import type { ReplayOutcome } from './outcome.ts'

/** What is printed about a file. Other programs read it: the names stay. */
export interface ReplayReport {
  readonly file: string
  readonly game: string
  readonly actions: number
  readonly finished: boolean
  /** Who ended the game where its rules did not. */
  readonly endedBy: EndedBy | null
  readonly milliseconds: number
  readonly result: ReplayOutcome['result']
  readonly matches: boolean | null
  readonly refused: RefusedMove | null
  readonly differs: FoundDifference | null
  readonly broken: BrokenLaw | null
}

export function replayReport(
  file: string,
  { wrong, ...outcome }: ReplayOutcome,
  milliseconds: number,
): ReplayReport {
  const { game, actions, finished, endedBy, result, matches } = outcome
  const nothing = { refused: null, differs: null, broken: null }
  return {
    file,
    game,
    actions,
    finished,
    endedBy,
    milliseconds: Math.round(milliseconds * 10) / 10,
    result,
    matches,
    ...nothing,
    ...wrong,
  }
}

/** The same in one readable line. */
export function sentenceOn(report: ReplayReport, words: Dictionary): string {
  const { file, game, actions, finished, endedBy, milliseconds, matches, refused, differs, broken } = report
  const jsonText = (value: unknown) => JSON.stringify(value) ?? words.absent
  const found = () => {
    if (refused) return words.refusedAt(refused)
    if (differs)
      return words.differsAt(differs.at, differs.path, jsonText(differs.expected), jsonText(differs.actual))
    if (broken) return words.brokenAt(broken)
    return matches ? words.matches : words.nothingToCompare
  }
  const state = endedBy ? words.endedBy[endedBy] : finished ? words.finished : words.unfinished
  return `${file}: ${game}, ${words.actions(actions)}, ${state}, ${Math.round(milliseconds)} ms: ${found()}`
}

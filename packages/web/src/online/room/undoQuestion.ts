import type { onlineEn } from '../../words/online.en.ts'
import type { LoggedLine } from '../../worker/protocol/position.ts'

interface UndoWords {
  readonly ballots: Pick<typeof onlineEn.play.ballots, 'undo' | 'undoSeveral'>
  move(move: number): string
}

/** What is asked of a table, and what the button says that asks: to take these moves back, by what the log says of the first of them. */
export function undoQuestion(
  log: readonly LoggedLine[],
  moves: number,
  movesLeft: number,
  { ballots, move }: UndoWords,
): string {
  const first = movesLeft + 1
  const line = log.find((line) => line.move === first && line.heading === undefined)
  const what = line?.text.replace(/[.。]$/, '') ?? move(first)
  const count = moves - movesLeft
  return count > 1 ? ballots.undoSeveral(count, what) : ballots.undo(what)
}

import type { TakeBack } from '@roundhouse/kernel'
import type { LoggedLine } from '../../../worker/protocol/position.ts'

/** The log with what is no move of the game: where moves were taken back, and at its end what is asked of the table. */
export function withTableLines(
  lines: readonly LoggedLine[],
  takeBacks: readonly TakeBack[],
  tell: (one: TakeBack) => string,
  asked: readonly string[],
): readonly LoggedLine[] {
  const all = [...lines]
  for (const one of takeBacks) {
    const place = all.findIndex(({ move }) => move > one.after)
    all.splice(place < 0 ? all.length : place, 0, { text: tell(one), move: one.after })
  }
  const move = lines.at(-1)?.move ?? 0
  return [...all, ...asked.map((text) => ({ text, move }))]
}

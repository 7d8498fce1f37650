import type { LogChange, LoggedLine } from '../../worker/protocol/position.ts'

/** The log after a change of it. */
export const applyLogChange = (lines: readonly LoggedLine[], change: LogChange): readonly LoggedLine[] => [
  ...lines.filter(({ move }) => move < change.from),
  ...change.lines,
]

import { linesOfEvents, operatingLines, privateLines, stockLines } from '@roundhouse/18xx/view'
import type { LogLine } from '@roundhouse/view'
import type { Event1846 } from '../events.ts'
import type { Lines } from './log/context.ts'
import { draftLines } from './log/draftLines.ts'
import { markerLines } from './log/markerLines.ts'
import { moneyLines } from './log/moneyLines.ts'
import { runLines } from './log/runLines.ts'
import { shareLines } from './log/shareLines.ts'
import { trainLines } from './log/trainLines.ts'
import type { Wording1846 } from './wording.ts'

const LINES: Lines<Event1846['kind']> = {
  ...stockLines,
  ...operatingLines,
  ...privateLines,
  ...draftLines,
  ...shareLines,
  ...markerLines,
  ...runLines,
  ...trainLines,
  ...moneyLines,
  'game-end': ({ reason }, { wording }) => ({ text: wording.words.log.ends[reason], heading: 'round' }),
}

/** What the log says of everything that one action brought about. */
export const linesOf = (events: readonly Event1846[], wording: Wording1846): LogLine[] =>
  linesOfEvents(LINES, events, wording)

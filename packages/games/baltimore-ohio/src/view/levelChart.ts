import { type PhaseChart, progressOf } from '@roundhouse/view'
import { LAST_TECHNOLOGY, MAINTENANCE, startingPrices } from '../components/money.ts'
import type { BnoState } from '../state.ts'
import { type BnoWording, money } from './wording.ts'

/** BO-6.3: what each technology level means for everyone. */
export function levelChart({ technology }: BnoState, { words: { levels } }: BnoWording): PhaseChart {
  return {
    title: levels.title,
    columns: [levels.level, levels.cubes, levels.companies, levels.maintenance, levels.startingPrices],
    rows: Array.from({ length: LAST_TECHNOLOGY }, (_, place) => place + 1).map((level) => ({
      cells: [
        String(level),
        String(level),
        String(level),
        money(MAINTENANCE * level),
        level === LAST_TECHNOLOGY ? levels.last : startingPrices(level).join(' · '),
      ],
      state: progressOf(level, technology),
    })),
  }
}

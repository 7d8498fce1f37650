import { type PhaseChart, progressOf } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'

/** What a phase is about. */
export interface PhaseRow {
  readonly phase: string
  /** The trains that begin it, each by the names of its sides. */
  readonly trains: readonly string[]
  readonly colors: readonly string[]
  readonly trainLimit: number
  readonly happens: string
}

/** Which trains begin each phase, what may be laid and owned in it, and what happens. */
export function phaseChartOf(rows: readonly PhaseRow[], now: string, { words }: Wording18xx): PhaseChart {
  const { phases, colors: named, facts } = words
  const index = rows.findIndex(({ phase }) => phase === now)
  return {
    title: phases.title,
    columns: [facts.phase, facts.trains, phases.tiles, facts.trainLimit, phases.happens],
    rows: rows.map(({ phase, trains, colors, trainLimit, happens }, number) => ({
      cells: [phase, trains.join(' · '), named[colors.at(-1)!]!, String(trainLimit), happens],
      state: progressOf(number, index),
    })),
  }
}

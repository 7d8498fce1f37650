import type { PhaseChart } from '@roundhouse/view'
import { PHASE, PHASE_OF, PHASES, SIDES_OF, TYPES } from '../components/trains.ts'
import type { State } from '../state.ts'
import type { Wording } from './wording.ts'

/** 1846-8: which trains begin each phase, what may be laid and owned in it, and what happens. */
export function phaseChart({ phase: now }: State, { words }: Wording): PhaseChart {
  const { phases, colors, facts } = words
  const place = PHASES.indexOf(now)
  return {
    title: phases.title,
    columns: [facts.phase, facts.trains, phases.tiles, facts.trainLimit, phases.happens],
    rows: PHASES.map((phase, number) => {
      const type = TYPES.find((one) => PHASE_OF[one] === phase)!
      const { trainLimit, colors: laid } = PHASE[phase]
      return {
        cells: [
          phase,
          SIDES_OF[type].join(' · '),
          colors[laid.at(-1)!]!,
          String(trainLimit),
          phases.events[phase],
        ],
        state: number < place ? 'done' : number > place ? 'later' : 'now',
      }
    }),
  }
}

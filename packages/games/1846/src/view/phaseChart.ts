import { phaseChartOf } from '@roundhouse/18xx/view'
import type { PhaseChart } from '@roundhouse/view'
import { PHASE, PHASE_OF, PHASES, SIDES_OF, TYPES } from '../components/trains.ts'
import type { State1846 } from '../state.ts'
import type { Wording1846 } from './wording.ts'

/** 1846-8. */
export const phaseChart = ({ phase: now }: State1846, wording: Wording1846): PhaseChart =>
  phaseChartOf(
    PHASES.map((phase) => ({
      phase,
      trains: SIDES_OF[TYPES.find((type) => PHASE_OF[type] === phase)!],
      ...PHASE[phase],
      happens: wording.words.phases.events[phase],
    })),
    now,
    wording,
  )

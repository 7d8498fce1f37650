import { phaseChartOf, roundInSet } from '@roundhouse/18xx/view'
import { type PhaseChart, type RoundScene, roundsAround } from '@roundhouse/view'
import { PHASE, PHASE_OF, PHASES, SIDES_OF, TYPES } from '../components/trains.ts'
import type { State1846 } from '../state.ts'
import type { Wording1846 } from './wording.ts'

/** A round by its place in the game: the draft, then a stock round and two operating rounds in each set. */
const placeOf = ({ set, operatingRound }: Pick<State1846, 'set' | 'operatingRound'>): number =>
  set === 0 ? 0 : 3 * set - 2 + operatingRound

export function roundName({ round, set, operatingRound }: State1846, { words }: Wording1846): string {
  if (round === 'draft' || round === 'over') return words.round[round]
  return roundInSet(set, round === 'stock' ? 0 : operatingRound, words).name
}

/** 1846-4.1: what was played and what comes, as far as the end is not in sight (1846-9.1). With two players it is not known (1846-10.2). */
export function roundScenes(state: State1846, { words }: Wording1846): readonly RoundScene[] {
  const { round, set, bankBroken, lastSet, openDraft } = state
  if (round === 'over' || openDraft) return []
  const last = bankBroken ? set : lastSet
  return roundsAround(
    placeOf(state),
    (place) =>
      place === 0
        ? { label: words.roundShort.draft, name: words.round.draft }
        : roundInSet(Math.ceil(place / 3), (place - 1) % 3, words),
    last === null ? undefined : 3 * last,
  )
}

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

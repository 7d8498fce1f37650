import { phaseChartOf, roundInSet } from '@roundhouse/18xx/view'
import { type PhaseChart, type RoundScene, roundsAround } from '@roundhouse/view'
import { PHASE } from '../components/trains.ts'
import { type State1856, trainTypes } from '../state.ts'
import type { Wording1856 } from './wording.ts'

export function roundName({ round, set, operatingRound }: State1856, { words }: Wording1856): string {
  if (round === 'auction' || round === 'over') return words.round[round]
  return roundInSet(set, operatingRound, words).name
}

/** 1856-2a: from this set on, for sets differ in length; the auction comes before the first. */
export function roundScenes(state: State1856, { words }: Wording1856): readonly RoundScene[] {
  const { round, operatingRound, phase, bankBroken } = state
  if (round === 'over') return []
  const set = Math.max(state.set, 1)
  const before = set === 1 ? 1 : 0
  const later = PHASE[phase].operatingRounds
  const here = round === 'operating' ? state.operatingRounds : later
  const named = (place: number) => {
    if (place < before) return { label: words.roundShort.auction, name: words.round.auction }
    const inSet = place - before
    if (inSet <= here) return roundInSet(set, inSet, words)
    const beyond = inSet - here - 1
    return roundInSet(set + 1 + Math.floor(beyond / (later + 1)), beyond % (later + 1), words)
  }
  const now = round === 'auction' ? 0 : before + operatingRound
  // 1856-4a: the set is finished
  return roundsAround(now, named, bankBroken ? before + here : undefined)
}

/** 1856-P. */
export const phaseChart = (state: State1856, wording: Wording1856): PhaseChart => {
  const { phases, sentences } = wording.words
  return phaseChartOf(
    trainTypes(state).map(({ type: phase }) => ({
      phase,
      trains: [phase],
      ...PHASE[phase],
      happens: sentences([phases.rounds({ count: PHASE[phase].operatingRounds }), phases.events[phase]]),
    })),
    state.phase,
    wording,
  )
}

import { phaseChartOf, roundInSet } from '@roundhouse/18xx/view'
import { type PhaseChart, type RoundScene, roundsAround } from '@roundhouse/view'
import { PHASE, PHASES } from '../components/trains.ts'
import type { State1860 } from '../state.ts'
import type { Wording1860 } from './wording.ts'

export function roundName(state: State1860, { words }: Wording1860): string {
  const { round, set, operatingRound, nationalisation } = state
  if (round === 'auction' || round === 'over') return words.round[round]
  const { name } = roundInSet(set, operatingRound, words)
  return nationalisation ? words.details([name, words.round.nationalised]) : name
}

/** 1860-OR.1: from this set on, for sets differ in length; the auction comes before the first. Once nationalised there are operating rounds only (1860-NAT.2). */
export function roundScenes(state: State1860, { words }: Wording1860): readonly RoundScene[] {
  const { round, operatingRound, phase, bankBroken, nationalisation } = state
  if (round === 'over') return []
  const set = Math.max(state.set, 1)
  const before = set === 1 ? 1 : 0
  const later = PHASE[phase].operatingRounds
  const here = round === 'operating' ? state.operatingRounds : later
  const named = (place: number) => {
    if (place < before) return { label: words.roundShort.auction, name: words.round.auction }
    const inSet = place - before
    if (inSet <= here || nationalisation) return roundInSet(set, inSet, words)
    const beyond = inSet - here - 1
    return roundInSet(set + 1 + Math.floor(beyond / (later + 1)), beyond % (later + 1), words)
  }
  const now = round === 'auction' ? 0 : before + operatingRound
  return roundsAround(now, named, lastPlace(state, bankBroken, before))
}

/** 1860-END.2, 1860-NAT.10: the place of the round after which the game ends, where that is known. */
function lastPlace(
  { round, operatingRound, nationalisation }: State1860,
  bankBroken: boolean,
  before: number,
): number | undefined {
  const here = before + operatingRound
  if (bankBroken) return round === 'operating' ? here : here + 1
  const isLast = nationalisation && (nationalisation.lastRound || nationalisation.operating.length <= 2)
  return isLast ? here : undefined
}

/** 1860-PH.1. */
export const phaseChart = (state: State1860, wording: Wording1860): PhaseChart => {
  const { phases, sentences } = wording.words
  return phaseChartOf(
    PHASES.map((phase) => ({
      phase,
      trains: [PHASE[phase].startsWith],
      ...PHASE[phase],
      happens: sentences([phases.rounds({ count: PHASE[phase].operatingRounds }), phases.events[phase]]),
    })),
    state.phase,
    wording,
  )
}

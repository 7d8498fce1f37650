import { type PhaseChart, progressOf, type RoundScene, roundsAround } from '@roundhouse/view'
import { LAST_TECHNOLOGY, MAINTENANCE, startingPrices } from '../components/money.ts'
import type { BnoState } from '../state.ts'
import { type BnoWording, money } from './wording.ts'

const ROUNDS = ['stock', 'operating1', 'operating2'] as const
type RoundInTurn = (typeof ROUNDS)[number]

export const roundName = ({ round, turn }: BnoState, { words }: BnoWording): string =>
  round === 'over' ? words.round.over : inWords(round, turn, words.round)

function inWords(round: RoundInTurn, turn: number, words: BnoWording['words']['roundShort']): string {
  return round === 'stock' ? words.stock({ turn }) : words.operating({ turn, round: ROUNDS.indexOf(round) })
}

/** BO-0.1: a stock round and two operating rounds make a turn. */
export function roundScenes(
  { round: now, turn: nowTurn }: BnoState,
  { words }: BnoWording,
): readonly RoundScene[] {
  if (now === 'over') return []
  return roundsAround((nowTurn - 1) * ROUNDS.length + ROUNDS.indexOf(now), (place) => {
    const round = ROUNDS[place % ROUNDS.length]!
    const turn = Math.floor(place / ROUNDS.length) + 1
    return { label: inWords(round, turn, words.roundShort), name: inWords(round, turn, words.round) }
  })
}

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

import type { RoundScene } from '@roundhouse/view'
import type { State } from '../state.ts'
import type { Wording } from './wording.ts'

/** How many rounds before and after this one a time table shows. */
const AROUND = 2

const ROUNDS = ['stock', 'operating1', 'operating2'] as const
type RoundInTurn = (typeof ROUNDS)[number]

export const roundName = ({ round, turn }: State, { words }: Wording): string =>
  round === 'over' ? words.round.over : inWords(round, turn, words.round)

function inWords(round: RoundInTurn, turn: number, words: Wording['words']['roundShort']): string {
  return round === 'stock' ? words.stock({ turn }) : words.operating({ turn, round: ROUNDS.indexOf(round) })
}

/** BO-0.1: a stock round and two operating rounds make a turn. */
export function roundScenes({ round: now, turn: nowTurn }: State, { words }: Wording): readonly RoundScene[] {
  if (now === 'over') return []
  const place = (nowTurn - 1) * ROUNDS.length + ROUNDS.indexOf(now)
  const first = Math.max(0, place - AROUND)
  return Array.from({ length: place + AROUND - first + 1 }, (_, number) => first + number).map((one) => {
    const round = ROUNDS[one % ROUNDS.length]!
    const turn = Math.floor(one / ROUNDS.length) + 1
    return {
      label: inWords(round, turn, words.roundShort),
      name: inWords(round, turn, words.round),
      state: one < place ? 'done' : one > place ? 'later' : 'now',
    }
  })
}

import type { RoundScene } from '@roundhouse/view'
import type { State } from '../state.ts'
import type { Wording } from './wording.ts'

/** How many rounds before and after this one a time table shows. */
const AROUND = 2

/** A round by its place in the game: the distribution, then a stock round and two operating rounds in each set. */
const placeOf = ({ set, operatingRound }: Pick<State, 'set' | 'operatingRound'>): number =>
  set === 0 ? 0 : 3 * set - 2 + operatingRound

export function roundName({ round, set, operatingRound }: State, { words }: Wording): string {
  if (round === 'stock') return words.round.stock({ set })
  if (round === 'operating') return words.round.operating({ set, round: operatingRound })
  return words.round[round]
}

/** 1846-4.1: what was played and what comes, as far as the end is not in sight (1846-9.1). With two players it is not known (1846-10.2). */
export function roundScenes(state: State, { words }: Wording): readonly RoundScene[] {
  const { round, set, bankBroken, lastSet, openDraft } = state
  if (round === 'over' || openDraft) return []
  const now = placeOf(state)
  const last = bankBroken ? 3 * set : lastSet === null ? now + AROUND : 3 * lastSet
  const first = Math.max(0, now - AROUND)
  const until = Math.min(last, now + AROUND)
  return Array.from({ length: until - first + 1 }, (_, number) => first + number).map((place) => ({
    ...named(place, words),
    state: place < now ? 'done' : place > now ? 'later' : 'now',
  }))
}

function named(
  place: number,
  { round: long, roundShort: short }: Wording['words'],
): Pick<RoundScene, 'label' | 'name'> {
  if (place === 0) return { label: short.draft, name: long.draft }
  const set = Math.ceil(place / 3)
  const round = (place - 1) % 3
  if (round === 0) return { label: short.stock({ set }), name: long.stock({ set }) }
  return { label: short.operating({ set, round }), name: long.operating({ set, round }) }
}

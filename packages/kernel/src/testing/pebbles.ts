import { shuffle } from '../chance/chance.ts'
import type { CheckedGame } from '../game/game.ts'
import { refusal } from '../game/refusal.ts'
import { copy } from '../json/copy.ts'
import { pebbleNotation, readPebbleRecording } from './pebbleFiles.ts'
import {
  type PebblesAction,
  type PebblesEvent,
  type PebblesOptions,
  type PebblesState,
  SHELLS,
} from './pebbleState.ts'
import { isHiding, pebbleSteps } from './pebbleSteps.ts'
import { isSwitch, usually } from './shape.ts'

export type { PebblesAction, PebblesState } from './pebbleState.ts'

export type PebblesGame = CheckedGame<PebblesState, PebblesAction, PebblesOptions>

export const pebbles: PebblesGame = {
  id: 'pebbles',
  name: 'Pebbles',
  version: 1,
  players: { min: 2, max: 3 },
  options: usually(
    {
      heap: Number.isSafeInteger,
      quick: isSwitch,
      charms: isSwitch,
      shells: isSwitch,
      begins: (value) => value === 'first' || value === 'anybody',
    },
    { heap: 12, quick: false, charms: false, shells: false, begins: 'first' },
  ),
  fallbackRules: { over: 'PB-1.2', turn: 'PB-1.2', form: 'PB-1.2' },
  refuseSetup(players, { heap, quick, charms, shells }) {
    if (players < 2 || players > 3) return refusal('PB-1.1', 'players', { players })
    if (heap >= 4) return undefined
    if (quick) return refusal('PB-1.1', 'quick')
    if (charms) return refusal('PB-1.1', 'charms')
    return shells ? refusal('PB-1.1', 'shells') : undefined
  },
  setup(players, { heap, quick, charms, shells, begins }, chance, emit) {
    const bag = shells ? shuffle(chance, SHELLS) : []
    const hands = Array.from({ length: players }, () => bag.splice(-1))
    for (const [to, hand] of hands.entries())
      for (const shell of hand) emit({ kind: 'drew-shell', to, shell } as PebblesEvent)
    const total = quick ? Math.floor(heap / 2) : heap
    return {
      total,
      heap: total,
      turn: begins === 'first' ? 0 : chance.order(players)[0]!,
      taken: hands.map(() => 0),
      charms: charms ? hands.map(() => null) : [],
      bag,
      pile: [],
      hands,
    }
  },
  asked(state) {
    const { heap, turn, charms } = state
    if (heap === 0) return []
    if (!isHiding(state)) return [{ seat: turn, prompt: 'turn' }]
    return charms.flatMap((charm, seat) => (charm === null ? [{ seat, prompt: 'charm' }] : []))
  },
  fork: copy,
  steps: pebbleSteps,
  redact(state, viewer) {
    const { charms, bag, hands } = state
    if (charms.length === 0 && shellsIn(state) === 0) return state
    const hidden = (shells: readonly string[]) => shells.map(() => '?')
    return {
      ...state,
      charms: charms.map((charm, seat) => (seat === viewer || charm === null ? charm : '?')),
      bag: hidden(bag),
      hands: hands.map((hand, seat) => (seat === viewer ? hand : hidden(hand))),
    }
  },
  standings: ({ taken }) =>
    taken
      .map((score, seat) => ({ seat, score, rank: 1 + taken.filter((other) => other > score).length }))
      .sort((a, b) => a.rank - b.rank),
  violations: (state) => [
    ...(state.heap < 0 || state.taken.some((count) => count < 0) ? ['pebbles are owed'] : []),
    ...(state.taken.reduce((sum, count) => sum + count, state.heap) === state.total
      ? []
      : ['pebbles were made or lost']),
    ...([0, SHELLS.length].includes(shellsIn(state)) ? [] : ['shells were made or lost']),
  ],
  audit(before, events, after) {
    const gone = (events as readonly PebblesEvent[]).reduce((sum, { count = 0 }) => sum + count, 0)
    return before.heap - gone === after.heap ? [] : ['the heap changed, and no event tells of it']
  },
  log: pebbleNotation,
  recording: readPebbleRecording,
}

const shellsIn = ({ bag, pile, hands }: PebblesState): number => [bag, pile, ...hands].flat().length

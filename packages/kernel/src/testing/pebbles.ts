import { type Asked, type Game, type GameState, plainStep, type Recording, type Seat, step } from '../game.ts'
import { refusal } from '../refusal.ts'
import { form, isWord, usually } from './shape.ts'

/** Pebbles, a game for tests everywhere: take one to three pebbles in turn, or throw for it; who has most wins. */
export interface PebblesState extends GameState {
  heap: number
  turn: Seat
  taken: number[]
  /** What each player hides before the first pebble is taken; null where nothing has been chosen, `?` where it cannot be seen. */
  charms: (string | null)[]
}

interface PebblesOptions {
  heap: number
  /** Half a heap. */
  quick: boolean
  /** First everybody hides a charm in the hand. */
  charms: boolean
  /** Who begins: the first player, or whoever luck picks. */
  begins: 'first' | 'anybody'
}

type Hide = { kind: 'hide'; charm: string }
type Take = { kind: 'take'; count: number }
type Toss = { kind: 'toss' }
export type PebblesAction = Hide | Take | Toss

const CHARMS = ['owl', 'fox']
const MOST = 3

const isHiding = ({ charms }: PebblesState): boolean => charms.includes(null)

function endTurn(state: PebblesState): void {
  state.turn = (state.turn + 1) % state.taken.length
}

function taking(state: PebblesState, count: number): void {
  state.heap -= count
  state.taken[state.turn]! += count
  if (state.heap > 0) endTurn(state)
}

const take = step<PebblesState, Take>({
  kind: 'take',
  shape: form('take', { count: Number.isSafeInteger }),
  open: (state) => (isHiding(state) ? refusal('PB-3.1', 'first') : undefined),
  candidates: () => [
    { action: { kind: 'take' }, blank: { kind: 'integer', field: 'count', min: 1, max: MOST } },
  ],
  refuse: ({ heap }, { count }) =>
    count < 1 || count > Math.min(heap, MOST) ? refusal('PB-2.1', 'count', { count, heap }) : undefined,
  apply(state, { count }, seat, emit) {
    taking(state, count)
    emit({ kind: 'took', seat, count } as { kind: string })
  },
})

const toss = plainStep<PebblesState, Toss>({
  kind: 'toss',
  shape: form('toss'),
  open: (state) => {
    if (isHiding(state)) return refusal('PB-3.1', 'first')
    return state.heap < 2 ? refusal('PB-2.2', 'heap') : undefined
  },
  apply(state, _action, seat, emit, chance) {
    const count = 1 + chance.order(2)[0]!
    taking(state, count)
    emit({ kind: 'tossed', seat, count } as { kind: string })
  },
})

const hide = step<PebblesState, Hide>({
  kind: 'hide',
  secret: true,
  shape: form('hide', { charm: isWord }),
  open: (state) => (isHiding(state) ? undefined : refusal('PB-3.1', 'over')),
  candidates: () => CHARMS.map((charm) => ({ action: { kind: 'hide', charm } })),
  refuse: (_, { charm }) => (CHARMS.includes(charm) ? undefined : refusal('PB-3.1', 'charm', { charm })),
  apply(state, { charm }, seat, emit) {
    state.charms[seat] = charm
    emit({ kind: 'chose', to: seat })
    emit({ kind: 'hid' })
    endTurn(state)
  },
})

export const pebbles: Game<PebblesState, PebblesAction, PebblesOptions> = {
  id: 'pebbles',
  name: 'Pebbles',
  version: 1,
  players: { min: 2, max: 3 },
  options: usually(
    {
      heap: Number.isSafeInteger,
      quick: isSwitch,
      charms: isSwitch,
      begins: (value) => value === 'first' || value === 'anybody',
    },
    { heap: 12, quick: false, charms: false, begins: 'first' },
  ),
  fallbackRules: { over: 'PB-1.2', turn: 'PB-1.2', form: 'PB-1.2' },
  refuseSetup: (players, { heap, quick, charms }) => {
    if (players < 2 || players > 3) return refusal('PB-1.1', 'players', { players })
    if (heap >= 4) return undefined
    if (quick) return refusal('PB-1.1', 'quick')
    return charms ? refusal('PB-1.1', 'charms') : undefined
  },
  setup: (players, { heap, quick, charms, begins }, chance) => ({
    heap: quick ? Math.floor(heap / 2) : heap,
    turn: begins === 'first' ? 0 : chance.order(players)[0]!,
    taken: Array.from({ length: players }, () => 0),
    charms: Array.from({ length: charms ? players : 0 }, () => null),
  }),
  asked: ({ heap, turn }) => (heap > 0 ? [{ seat: turn, prompt: 'turn' }] : []),
  steps: [take, toss, hide],
  redact: (state, viewer) =>
    state.charms.length === 0
      ? state
      : {
          ...state,
          charms: state.charms.map((charm, seat) => (seat === viewer || charm === null ? charm : '?')),
        },
  standings: ({ taken }) =>
    taken
      .map((score, seat) => ({ seat, score, rank: 1 + taken.filter((other) => other > score).length }))
      .sort((a, b) => a.rank - b.rank),
  violations: ({ heap, taken }) => (heap < 0 || taken.some((count) => count < 0) ? ['pebbles are owed'] : []),
  log: {
    begin(line) {
      if (!isOpening(line)) return undefined
      const { players, options, first, state } = line
      const seats = players.map((_, seat) => seat)
      const chosen = players.indexOf(first)
      return { players, options, setup: [[chosen, ...seats.filter((seat) => seat !== chosen)]], state }
    },
    actor: ({ seat }: Asked, players) => ({ player: players[seat] }),
    describe: ({ heap, turn, taken }, _decisions, players) => ({
      heap,
      next: heap > 0 ? players[turn] : null,
      taken: Object.fromEntries(taken.map((count, seat) => [players[seat]!, count])),
    }),
  },
  recording: async (file): Promise<Recording<PebblesState> | undefined> => {
    const { pebbles: counts } = (file ?? {}) as { pebbles?: number[] }
    if (!Array.isArray(counts)) return undefined
    return {
      players: ['Left', 'Right'],
      options: {},
      setup: [],
      result: undefined,
      actions: counts.map((_, id) => ({ id })),
      movesFor: (state, place) => [
        { seat: state.turn, action: { kind: 'take', count: counts[place] } as Take },
      ],
    }
  },
}

/** The first line of a log of Pebbles. */
interface Opening {
  readonly game: 'pebbles'
  readonly players: string[]
  readonly options: unknown
  readonly first: string
  readonly state: unknown
}

function isOpening(line: unknown): line is Opening {
  const { game, players, first } = (line ?? {}) as Partial<Opening>
  return game === 'pebbles' && Array.isArray(players) && isWord(first)
}

function isSwitch(value: unknown): boolean {
  return typeof value === 'boolean'
}

import { type Emit, plainStep, type Step, step } from '../game/game.ts'
import { type Refusal, refusal } from '../game/refusal.ts'
import {
  CHARMS,
  type Draw,
  type Hide,
  HOLD_MOST,
  type PebblesAction,
  type PebblesEvent,
  type PebblesState,
  TAKE_MOST,
  type Take,
  type Toss,
  TRADE_MOST,
  type Trade,
} from './pebbleState.ts'
import { form, isWord, isWords } from './shape.ts'

export const isHiding = ({ charms }: PebblesState): boolean => charms.includes(null)

const whileHiding = (state: PebblesState): Refusal | undefined =>
  isHiding(state) ? refusal('PB-3.1', 'first') : undefined

function endTurn(state: PebblesState): void {
  state.turn = (state.turn + 1) % state.taken.length
}

/** So many pebbles go from the heap to whoever is in turn. */
function takePebbles(state: PebblesState, kind: string, count: number, emit: Emit): void {
  emit({ kind, seat: state.turn, count } as PebblesEvent)
  state.heap -= count
  state.taken[state.turn]! += count
  if (state.heap > 0) endTurn(state)
}

const take = step<PebblesState, Take>({
  kind: 'take',
  shape: form('take', { count: Number.isSafeInteger }),
  refuseNow: whileHiding,
  candidates: () => [
    { action: { kind: 'take' }, blank: { kind: 'integer', field: 'count', min: 1, max: TAKE_MOST } },
  ],
  refuse: ({ heap }, { count }) =>
    count < 1 || count > Math.min(heap, TAKE_MOST) ? refusal('PB-2.1', 'count', { count, heap }) : undefined,
  apply: (state, { count }, _seat, emit) => takePebbles(state, 'took', count, emit),
})

const toss = plainStep<PebblesState, Toss>({
  kind: 'toss',
  shape: form('toss'),
  refuseNow: (state) => whileHiding(state) ?? (state.heap < 2 ? refusal('PB-2.2', 'heap') : undefined),
  apply: (state, _action, _seat, emit, chance) => takePebbles(state, 'tossed', 1 + chance.order(2)[0]!, emit),
})

const hide = step<PebblesState, Hide>({
  kind: 'hide',
  secret: true,
  shape: form('hide', { charm: isWord }),
  refuseNow: (state) => (isHiding(state) ? undefined : refusal('PB-3.1', 'over')),
  candidates: () => CHARMS.map((charm) => ({ action: { kind: 'hide', charm } })),
  refuse: (_, { charm }) => (CHARMS.includes(charm) ? undefined : refusal('PB-3.1', 'charm', { charm })),
  apply(state, { charm }, seat, emit) {
    state.charms[seat] = charm
    emit({ kind: 'chose', to: seat })
    emit({ kind: 'hid' })
  },
})

const draw = step<PebblesState, Draw>({
  kind: 'draw',
  turnRule: 'PB-4.1',
  shape: form('draw', { from: isWord }),
  refuseNow: (state, seat) =>
    whileHiding(state) ??
    (state.hands[seat]!.length < HOLD_MOST ? undefined : refusal('PB-4.1', 'full', { most: HOLD_MOST })),
  candidates: () => ['bag', 'pile'].map((from) => ({ action: { kind: 'draw', from } })),
  refuse(state, { from }) {
    if (from !== 'bag' && from !== 'pile') return refusal('PB-4.1', 'place', { from })
    return state[from].length > 0 ? undefined : refusal('PB-4.1', 'none')
  },
  apply(state, { from }, seat, emit) {
    const shell = state[from as 'bag' | 'pile'].pop()!
    state.hands[seat]!.push(shell)
    emit({ kind: 'drew' })
    emit({ kind: 'drew-shell', to: seat, shell } as PebblesEvent)
    endTurn(state)
  },
})

const trade = step<PebblesState, Trade>({
  kind: 'trade',
  shape: form('trade', { shells: isWords }),
  refuseNow: (state) =>
    whileHiding(state) ??
    (state.heap < TRADE_MOST ? refusal('PB-4.2', 'heap', { heap: state.heap }) : undefined),
  *candidates({ hands }, seat) {
    const from = hands[seat]!
    const max = Math.min(TRADE_MOST, from.length)
    yield { action: { kind: 'trade' }, blank: { kind: 'subset', field: 'shells', from, min: 1, max } }
  },
  refuse({ hands }, { shells }, seat) {
    if (shells.length < 1 || shells.length > TRADE_MOST)
      return refusal('PB-4.2', 'many', { count: shells.length })
    const areHeld =
      new Set(shells).size === shells.length && shells.every((shell) => hands[seat]!.includes(shell))
    return areHeld ? undefined : refusal('PB-4.2', 'held')
  },
  apply(state, { shells }, seat, emit) {
    state.hands[seat] = state.hands[seat]!.filter((shell) => !shells.includes(shell))
    state.pile.push(...shells)
    takePebbles(state, 'traded', shells.length, emit)
  },
})

export const pebbleSteps: readonly Step<PebblesState, PebblesAction>[] = [take, toss, hide, draw, trade]

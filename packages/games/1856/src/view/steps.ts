import { hexesReached } from '@roundhouse/18xx/view'
import type { StepScene } from '@roundhouse/view'
import type { Action1856, Kind1856 } from '../actions.ts'
import { hasBegun, OPERATING_STEPS, type OperatingStep, type State1856 } from '../state.ts'
import { TITLE } from '../title.ts'
import { laysNow } from '../track/layRules.ts'
import { trainsForSale } from '../trains/trainsForSale.ts'
import type { Wording1856 } from './wording.ts'

interface ShownStep {
  readonly kinds: readonly Kind1856[]
  /** The steps of the rules that it shows. */
  readonly steps: readonly OperatingStep[]
  /** Something of the step, to ask why it is not open. */
  probe(state: State1856): Action1856
}

/** 1856-2d: the steps of an operating turn; interest is paid between run and dividend. */
const STEPS = {
  home: {
    kinds: ['home-token'],
    steps: ['home'],
    probe: () => ({ kind: 'home-token', city: 0 }),
  },
  track: {
    kinds: ['lay'],
    steps: ['track'],
    probe: (state) => firstLay(state) ?? { kind: 'lay', hex: 'N11', tile: '120', rotation: 0 },
  },
  token: {
    kinds: ['token'],
    steps: ['token'],
    probe(state) {
      const [hex = 'N11'] = hexesReached(TITLE, state.board, state.operation!.company)
      return { kind: 'token', hex, city: 0 }
    },
  },
  run: {
    kinds: ['borrow-train', 'run', 'dividend'],
    steps: ['run', 'interest', 'dividend'],
    probe: () => ({ kind: 'run', routes: [] }),
  },
  trains: {
    kinds: ['buy-train', 'trade-in', 'offer-train', 'return-train', 'sell-for-train', 'bankrupt'],
    steps: ['trains'],
    probe: (state) => ({ kind: 'buy-train', ...trainsForSale(state, state.operation!.company)[0]! }),
  },
  loans: {
    kinds: ['repay'],
    steps: ['loans'],
    probe: () => ({ kind: 'repay', count: 1 }),
  },
} as const satisfies Record<string, ShownStep>

type StepName = keyof typeof STEPS

export function stepScenes(state: State1856, { words }: Wording1856): readonly StepScene[] {
  if (!state.operation || state.formation) return []
  const names = (Object.keys(STEPS) as StepName[]).filter((name) => isShown(state, name))
  return names.map((name) => {
    const now = stateOf(state, name)
    const { kinds, probe }: ShownStep = STEPS[name]
    return {
      label: words.steps[name],
      state: now,
      kinds,
      ...(now === 'open' && leftIn(state, name, words)),
      probe: probe(state),
    }
  })
}

/** Only one home leaves a choice (1856-2.1c), and no loans exist in phase 6 (1856-3s). */
function isShown(state: State1856, name: StepName): boolean {
  if (name === 'home') return state.operation!.step === 'home'
  return name !== 'loans' || !hasBegun(state, '6')
}

function leftIn(state: State1856, name: StepName, { left }: Wording1856['words']): Pick<StepScene, 'left'> {
  if (name === 'token') return { left: left.token }
  return name === 'track' && !state.operation!.tileLaid ? { left: left.tile } : {}
}

function stateOf({ operation }: State1856, name: StepName): StepScene['state'] {
  const { step, tileLaid, tokenPlaced } = operation!
  const { steps }: ShownStep = STEPS[name]
  if (steps.includes(step)) return 'open'
  if (OPERATING_STEPS.indexOf(step) < OPERATING_STEPS.indexOf(steps[0]!)) return 'later'
  const isDone = { home: true, track: tileLaid, token: tokenPlaced, run: true, trains: false, loans: false }
  return isDone[name] ? 'done' : 'passed'
}

function firstLay(state: State1856): Action1856 | undefined {
  for (const { hex, tile, rotation } of laysNow(state)) return { kind: 'lay', hex, tile, rotation }
  return undefined
}

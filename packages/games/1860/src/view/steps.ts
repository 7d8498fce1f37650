import { hexesReached } from '@roundhouse/18xx/view'
import type { StepScene } from '@roundhouse/view'
import type { Action1860, Kind1860 } from '../actions.ts'
import { companyOnTurn } from '../operationStep.ts'
import { isBuildingOver, OPERATING_STEPS, type OperatingStep, type State1860 } from '../state.ts'
import { titleOf } from '../title.ts'
import { laysNow } from '../track/layRules.ts'
import { cheapestInBank } from '../trains/trainsForSale.ts'
import type { Wording1860 } from './wording.ts'

interface ShownStep {
  readonly kinds: readonly Kind1860[]
  /** The steps of the rules that it shows. */
  readonly steps: readonly OperatingStep[]
  /** Something of the step, to ask why it is not open. */
  probe(state: State1860): Action1860
}

/** 1860-OR.3: the steps of an operating turn. */
const STEPS = {
  'return-trains': {
    kinds: ['return-train'],
    steps: ['return-trains'],
    probe: () => ({ kind: 'return-train', train: '' }),
  },
  track: {
    kinds: ['lay'],
    steps: ['track'],
    probe: (state) => firstLay(state) ?? { kind: 'lay', hex: 'G5', tile: '763', rotation: 0 },
  },
  token: {
    kinds: ['token'],
    steps: ['token'],
    probe(state) {
      const [hex = 'G5'] = hexesReached(titleOf(state), state.board, companyOnTurn(state))
      return { kind: 'token', hex, city: 0 }
    },
  },
  run: {
    kinds: ['run', 'dividend'],
    steps: ['run', 'dividend'],
    probe: () => ({ kind: 'run', routes: [] }),
  },
  trains: {
    kinds: ['buy-train', 'offer-train'],
    steps: ['trains'],
    probe: (state) => ({ kind: 'buy-train', ...cheapestInBank(state) }),
  },
} as const satisfies Record<string, ShownStep>

type StepName = keyof typeof STEPS

export function stepScenes(state: State1860, { words }: Wording1860): readonly StepScene[] {
  if (!state.operation) return []
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

/** 1860-BUY.9, 1860-SOU.2: few companies hand back trains, and in the end nobody builds. */
function isShown(state: State1860, name: StepName): boolean {
  if (name === 'return-trains') return state.operation!.step === 'return-trains'
  return (name !== 'track' && name !== 'token') || !isBuildingOver(state)
}

function leftIn(state: State1860, name: StepName, { left }: Wording1860['words']): Pick<StepScene, 'left'> {
  if (name === 'token') return { left: left.token }
  // 1860-TR.1
  return name === 'track' ? { left: left.tiles({ count: 2 - state.operation!.tilesLaid }) } : {}
}

function stateOf({ operation }: State1860, name: StepName): StepScene['state'] {
  const { step } = operation!
  const { steps }: ShownStep = STEPS[name]
  if (steps.includes(step)) return 'open'
  return OPERATING_STEPS.indexOf(step) < OPERATING_STEPS.indexOf(steps[0]!) ? 'later' : 'done'
}

function firstLay(state: State1860): Action1860 | undefined {
  for (const { hex, tile, rotation } of laysNow(state)) return { kind: 'lay', hex, tile, rotation }
  return undefined
}

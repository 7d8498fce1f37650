import type { StepScene } from '@roundhouse/kernel'
import type { Kind } from '../actions.ts'
import { isMinor } from '../components/companies.ts'
import { issue, redeem } from '../rounds/issuing.ts'
import { token } from '../rounds/tokens.ts'
import { lay } from '../rounds/track.ts'
import { controllerOf, type State } from '../state.ts'
import { hasOffer } from './offers.ts'
import type { Telling } from './telling.ts'

const KINDS = {
  issue: ['issue', 'redeem'],
  track: ['lay'],
  token: ['token'],
  run: ['run', 'dividend'],
  trains: ['buy-train', 'offer-train', 'return-train', 'emergency-issue', 'sell-for-train', 'bankrupt'],
} as const satisfies Record<string, readonly Kind[]>

type StepName = keyof typeof KINDS

const OF_CORPORATION: readonly StepName[] = ['issue', 'track', 'token', 'run', 'trains']
/** 1846-3.55. */
const OF_MINOR: readonly StepName[] = ['track', 'run']

/** 1846-6.0: the steps of an operating turn. */
export function stepScenes(state: State, { words }: Telling): readonly StepScene[] {
  const { operation } = state
  if (!operation) return []
  return (isMinor(operation.company) ? OF_MINOR : OF_CORPORATION).map((name) => ({
    label: words.steps[name],
    state: stateOf(state, name),
    kinds: KINDS[name],
  }))
}

function stateOf(state: State, name: StepName): StepScene['state'] {
  const { company, step } = state.operation!
  if (name === 'trains') return step === 'trains' ? 'open' : 'later'
  if (name === 'run') return step === 'trains' ? 'done' : 'open'
  if (step !== 'build') return 'done'
  const seat = controllerOf(state, company)
  if (seat === null || state.deal) return 'open'
  const isOpen = {
    issue: () => hasOffer(state, seat, issue) || hasOffer(state, seat, redeem),
    track: () => hasOffer(state, seat, lay),
    token: () => hasOffer(state, seat, token),
  }
  return isOpen[name]() ? 'open' : 'done'
}

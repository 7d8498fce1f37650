import type { HexName } from '@roundhouse/board'
import { kindsOffered, type StepScene } from '@roundhouse/view'
import type { Action1846, Kind1846 } from '../actions.ts'
import { CORPORATION, isMinor, MINOR } from '../components/companies.ts'
import { game1846 } from '../index.ts'
import { issue } from '../shares/issuing.ts'
import { controllerOf, type Operation, type State1846 } from '../state.ts'
import { roomFor, token } from '../track/tokens.ts'
import { lay } from '../track/track.ts'
import { trainsForSale } from '../trains/trainsForSale.ts'
import { tilesLeftNow } from './tilesLeft.ts'
import type { Wording1846 } from './wording.ts'
import type { Words1846 } from './words.en.ts'

const KINDS = {
  issue: ['issue', 'redeem'],
  track: ['lay'],
  token: ['token'],
  run: ['run', 'dividend'],
  trains: ['buy-train', 'offer-train', 'return-train', 'emergency-issue', 'sell-for-train', 'bankrupt'],
} as const satisfies Record<string, readonly Kind1846[]>

type StepName = keyof typeof KINDS

const OF_CORPORATION: readonly StepName[] = ['issue', 'track', 'token', 'run', 'trains']
/** 1846-3.55. */
const OF_MINOR: readonly StepName[] = ['track', 'run']

/** 1846-6.0: the steps of an operating turn. */
export function stepScenes(state: State1846, { words }: Wording1846): readonly StepScene[] {
  if (!state.operation) return []
  return (isMinor(state.operation.company) ? OF_MINOR : OF_CORPORATION).map((name) => {
    const now = stateOf(state, name)
    return {
      label: words.steps[name],
      state: now,
      kinds: KINDS[name],
      ...(now === 'open' && leftIn(state, name, words)),
      probe: PROBES[name](state),
    }
  })
}

function leftIn(state: State1846, name: StepName, { left }: Words1846): Pick<StepScene, 'left'> {
  if (name === 'track') return { left: left.tiles(tilesLeftNow(state)) }
  // 1846-6.24a
  return name === 'token' ? { left: left.token } : {}
}

function stateOf(state: State1846, name: StepName): StepScene['state'] {
  const { company, step } = state.operation!
  if (name === 'trains') return step === 'trains' ? 'open' : 'later'
  if (name === 'run') return step === 'trains' ? 'done' : 'open'
  const past = isDone(state.operation!, name) ? 'done' : 'passed'
  if (step !== 'build') return past
  const seat = controllerOf(state, company)
  if (seat === null || state.deal || kindsOffered(game1846, state, KINDS[name]).length > 0) return 'open'
  // a tile can make room for a token, and money for both can still come
  return past === 'passed' && !STEP[name].refuseNow(state, seat) ? 'later' : past
}

const STEP = { issue, track: lay, token }

const isDone = (operation: Operation, name: keyof typeof STEP): boolean =>
  ({
    issue: operation.issued,
    track: operation.yellowLays + operation.upgrades > 0,
    token: operation.tokenPlaced,
  })[name]

/** Something of each step, to ask why it is not open. */
const PROBES: Readonly<Record<StepName, (state: State1846) => Action1846>> = {
  issue: () => ({ kind: 'issue', count: 1 }),
  track: (state) => firstFitting(state) ?? { kind: 'lay', hex: homeOf(state), tile: '57', rotation: 0 },
  token(state) {
    const { company } = state.operation!
    const room = isMinor(company) ? undefined : roomFor(state, company)
    return { kind: 'token', ...(room ?? { hex: homeOf(state), city: 0 }) }
  },
  run: () => ({ kind: 'run', routes: [] }),
  trains: (state) => ({ kind: 'buy-train', ...(trainsForSale(state)[0] ?? { from: 'bank', side: '2' }) }),
}

/** A tile that would fit: if it is refused, then not for its form. */
function firstFitting(state: State1846): Action1846 | undefined {
  for (const { action } of lay.candidates(state, 0)) return action as Action1846
  return undefined
}

function homeOf({ operation }: State1846): HexName {
  const { company } = operation!
  return (isMinor(company) ? MINOR[company] : CORPORATION[company]).home
}

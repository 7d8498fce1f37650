import { hasOffer } from '@roundhouse/kernel'
import type { StepScene } from '@roundhouse/view'
import type { Action1846, Kind1846 } from '../actions.ts'
import { CORPORATION, type CompanyId, isMinor, MINOR } from '../components/companies.ts'
import { issue, redeem } from '../shares/issuing.ts'
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
  const { operation } = state
  if (!operation) return []
  return (isMinor(operation.company) ? OF_MINOR : OF_CORPORATION).map((name) => {
    const now = stateOf(state, name)
    return {
      label: words.steps[name],
      state: now,
      kinds: KINDS[name],
      ...(now === 'open' && leftIn(state, name, words)),
      probe: tryOf(state, name),
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
  if (seat === null || state.deal) return 'open'
  const isOpen = {
    issue: () => hasOffer(state, seat, issue) || hasOffer(state, seat, redeem),
    track: () => hasOffer(state, seat, lay),
    token: () => hasOffer(state, seat, token),
  }
  if (isOpen[name]()) return 'open'
  // a tile can make room for a token, and money for both can still come
  return past === 'passed' && !STEP[name].open(state, seat) ? 'later' : past
}

const STEP = { issue, track: lay, token }

const isDone = (operation: Operation, name: 'issue' | 'track' | 'token'): boolean =>
  ({
    issue: operation.issued,
    track: operation.yellowLays + operation.upgrades > 0,
    token: operation.tokenPlaced,
  })[name]

const homeOf = (id: CompanyId) => (isMinor(id) ? MINOR[id] : CORPORATION[id]).home

/** A tile that would fit: if it is refused, then not for its form. */
function firstFitting(state: State1846): Action1846 | undefined {
  for (const { action } of lay.candidates(state, 0)) return action as Action1846
  return undefined
}

/** Something of each step, to ask why it is not open. */
function tryOf(state: State1846, name: StepName): Action1846 {
  const { company } = state.operation!
  const hex = homeOf(company)
  switch (name) {
    case 'issue':
      return { kind: 'issue', count: 1 }
    case 'track':
      return firstFitting(state) ?? { kind: 'lay', hex, tile: '57', rotation: 0 }
    case 'token':
      return { kind: 'token', ...((!isMinor(company) && roomFor(state, company)) || { hex, city: 0 }) }
    case 'run':
      return { kind: 'run', routes: [] }
    case 'trains':
      return { kind: 'buy-train', ...(trainsForSale(state)[0] ?? { from: 'bank', side: '2' }) }
  }
}

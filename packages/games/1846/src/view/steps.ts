import type { HexName } from '@roundhouse/board'
import { kindsOffered, type StepScene } from '@roundhouse/view'
import type { Action1846, Kind1846 } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { CORPORATION, isMinor, MINOR } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import { game1846 } from '../index.ts'
import { issue } from '../shares/issuing.ts'
import { controllerOf, type Operation, type State1846 } from '../state.ts'
import { roomFor, token } from '../track/tokens.ts'
import { builderOf, lay, tilesLeft } from '../track/track.ts'
import { trainsForSale } from '../trains/trainsForSale.ts'
import type { Wording1846 } from './wording.ts'
import type { Words1846 } from './words.en.ts'

interface OperatingStep {
  readonly kinds: readonly Kind1846[]
  /** Something of the step, to ask why it is not open. */
  probe(state: State1846): Action1846
}

/** 1846-6.0: the steps of an operating turn. */
const STEPS = {
  issue: {
    kinds: ['issue', 'redeem'],
    probe: () => ({ kind: 'issue', count: 1 }),
  },
  track: {
    kinds: ['lay'],
    probe: (state) => firstFitting(state) ?? likeliestLay(state),
  },
  token: {
    kinds: ['token'],
    probe(state) {
      const { company } = state.operation!
      const room = isMinor(company) ? undefined : roomFor(state, company)
      return { kind: 'token', ...(room ?? { hex: homeOf(state), city: 0 }) }
    },
  },
  run: {
    kinds: ['run', 'dividend'],
    probe: () => ({ kind: 'run', routes: [] }),
  },
  trains: {
    kinds: ['buy-train', 'offer-train', 'return-train', 'emergency-issue', 'sell-for-train', 'bankrupt'],
    probe: (state) => ({ kind: 'buy-train', ...(trainsForSale(state)[0] ?? { from: 'bank', side: '2' }) }),
  },
} as const satisfies Record<string, OperatingStep>

type StepName = keyof typeof STEPS

const OF_CORPORATION = Object.keys(STEPS) as StepName[]
/** 1846-3.55. */
const OF_MINOR: readonly StepName[] = ['track', 'run']

export function stepScenes(state: State1846, { words }: Wording1846): readonly StepScene[] {
  if (!state.operation) return []
  return (isMinor(state.operation.company) ? OF_MINOR : OF_CORPORATION).map((name) => {
    const now = stateOf(state, name)
    const { kinds, probe }: OperatingStep = STEPS[name]
    return {
      label: words.steps[name],
      state: now,
      kinds,
      ...(now === 'open' && leftIn(state, name, words)),
      probe: probe(state),
      ...(name === 'track' && now !== 'open' && nothingToLay(state, words)),
    }
  })
}

function leftIn(state: State1846, name: StepName, { left }: Words1846): Pick<StepScene, 'left'> {
  if (name === 'track') return { left: left.tiles(tilesLeftNow(state)) }
  // 1846-6.24a
  return name === 'token' ? { left: left.token } : {}
}

/** 1846-6.20a: the tiles left in this turn, and the upgrades among them; 1846-6.20b: there are none while all tiles are yellow. */
export function tilesLeftNow(state: State1846): ReturnType<typeof tilesLeft> {
  const { tiles, upgrades } = tilesLeft(state)
  return { tiles, upgrades: PHASE[state.phase].colors.length > 1 ? upgrades : 0 }
}

function stateOf(state: State1846, name: StepName): StepScene['state'] {
  const { company, step } = state.operation!
  if (name === 'trains') return step === 'trains' ? 'open' : 'later'
  if (name === 'run') return step === 'trains' ? 'done' : 'open'
  const past = isDone(state.operation!, name) ? 'done' : 'passed'
  if (step === 'trains') return past
  const seat = controllerOf(state, company)
  // an offer that waits for its answer ends nothing
  const answered = { ...state, deal: null }
  if (seat === null || kindsOffered(game1846, answered, STEPS[name].kinds).length > 0) return 'open'
  // a tile can make room for a token, and money for both can still come
  const rules = { issue, track: lay, token }[name]
  return past === 'passed' && !rules.refuseNow(answered, seat) ? 'later' : past
}

const isDone = (
  { issued, yellowLays, upgrades, tokenPlaced }: Operation,
  name: 'issue' | 'track' | 'token',
): boolean => ({ issue: issued, track: yellowLays + upgrades > 0, token: tokenPlaced })[name]

/** A tile that would fit: if it is refused, then not for its form. */
function firstFitting(state: State1846): Action1846 | undefined {
  for (const { action } of lay.candidates(state, 0)) return action as Action1846
  return undefined
}

/** Where it is the time to lay track and none would fit, in whatever colour. */
function nothingToLay(state: State1846, { nothing }: Words1846): Pick<StepScene, 'nothing'> {
  const { company } = state.operation!
  const seat = controllerOf(state, company)
  if (seat === null || lay.refuseNow({ ...state, deal: null }, seat) || firstFitting(state)) return {}
  return { nothing: nothing.track({ company, colors: [...builderOf(state).colors] }) }
}

/** The reasons that tell most of why a tile does not fit, the best first. */
const TELLING = ['phase', 'stock', 'exit', 'first-connection', 'upgrade-connection', 'track']

/** The tile for the home that comes nearest to being legal. */
function likeliestLay(state: State1846): Action1846 {
  const hex = homeOf(state)
  const rank = (tile: string) => {
    const place = TELLING.indexOf(lay.refuse(state, layAt(hex, tile), 0)?.reason ?? '')
    return place < 0 ? TELLING.length : place
  }
  const [first, ...others] = BOARD.tiles.keys()
  return layAt(
    hex,
    others.reduce((best, tile) => (rank(tile) < rank(best) ? tile : best), first!),
  )
}

const layAt = (hex: HexName, tile: string) => ({ kind: 'lay', hex, tile, rotation: 0 }) as const

function homeOf({ operation }: State1846): HexName {
  const { company } = operation!
  return (isMinor(company) ? MINOR[company] : CORPORATION[company]).home
}

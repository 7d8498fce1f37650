import {
  type Action1860,
  bestRunOf,
  type CorporationId,
  floated,
  game1860,
  type State1860,
} from '@roundhouse/1860'
import { checked1860 } from '@roundhouse/1860/checked'
import {
  act,
  type Decision,
  decisions,
  hash,
  isOffered,
  isRefusal,
  newTable,
  seeded,
} from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../index.ts'
import { steady1860 } from './steady.ts'

const steady = steady1860 as Bot

interface Asked {
  readonly state: State1860
  readonly decision: Decision<Action1860>
}

/** Plays until somebody is asked what is looked for, or to the end; every bot must keep to the offers. */
function played(
  players: number,
  seed: number,
  options: unknown = {},
  until: (asked: Asked) => boolean = () => false,
): Asked {
  const names = Array.from({ length: players }, (_, seat) => `${seat}`)
  const table = newTable(game1860, { players: names, seed, options })
  if (isRefusal(table)) throw new Error(table.rule)
  const { state } = table
  const luck = seeded(seed)
  for (let actions = 0; actions < 5000; actions++) {
    const [decision] = decisions(game1860, state)
    if (!decision || until({ state, decision })) return { state, decision: decision! }
    const action = steady(state, decision, luck)
    if (!isOffered(decision.offers, action)) throw new Error(`not on offer: ${JSON.stringify(action)}`)
    act(game1860, state, decision.seat, action)
  }
  throw new Error('the game does not end')
}

/** The first time that three steady players are asked what is looked for. */
const asked = (until: (asked: Asked) => boolean): Asked => played(3, 1, {}, until)

/** What the bot does in a position, by what is offered in it now. */
function choice(state: State1860): Action1860 {
  const [decision] = decisions(game1860, state)
  return steady(state, decision!, seeded(1)) as Action1860
}

/** Milliseconds for a whole game on a slow machine. */
const WHOLE_GAME = 120_000

describe.each([2, 3, 4])('%i steady players', (players) => {
  test(
    'come to an end by the rules, with companies that have grown',
    () => {
      const { state } = played(players, 1)
      expect(['nationalisation', 'bank', 'highest-price']).toContain(state.endReason)
      expect(checked1860.violations(state)).toEqual([])
      expect(floated(state).length).toBeGreaterThan(5)
      const scores = game1860.standings(state).map(({ score }) => score!)
      expect(scores.reduce((sum, score) => sum + score)).toBeGreaterThan(10_000)
    },
    WHOLE_GAME,
  )
})

test.each([
  { preset: 'recorded', exchangeTiming: 'ownTurn' },
  { map: 'small', towns: 'maySkip' },
])(
  'they keep to the offers with %j, too',
  (options) => {
    expect(played(3, 2, options).state.endReason).not.toBeNull()
  },
  WHOLE_GAME,
)

test('looking for a choice changes nothing of the position', () => {
  for (const prompt of ['auction', 'choose-lot', 'stock', 'track', 'token', 'run', 'dividend', 'trains']) {
    const { state, decision } = asked((one) => one.decision.prompt === prompt)
    const before = hash(state)
    steady(state, decision, seeded(1))
    expect(hash(state)).toBe(before)
  }
})

test('the best run is made, and paid out while trains last', () => {
  const { state, decision } = asked((one) => one.decision.prompt === 'run')
  const id = decision.as as CorporationId
  act(game1860, state, decision.seat, choice(state))
  expect(state.operation!.revenue).toBe(bestRunOf(state, id).revenue)
  expect(choice(state)).toEqual({ kind: 'dividend', choice: 'full' })
})

test('a company that will soon have no train saves for the next', () => {
  const { state, decision } = asked((one) => one.decision.prompt === 'dividend')
  const id = decision.as as CorporationId
  // the last 4+2 is on top, and the 7+4 that makes it rust is near
  const { treasury, trains } = state.corporations[id]
  trains.splice(0, trains.length, { id: '2+1-4' })
  Object.assign(state.depot.sold, { '2+1': 5, '3+2': 4 })
  treasury.cash = 300
  state.operation!.revenue = 60
  expect(choice(state)).toEqual({ kind: 'dividend', choice: 'withhold' })
})

test('no company sells its last train', () => {
  const { state } = asked((one) => one.decision.prompt === 'trains')
  const seller = floated(state).find((id) => state.corporations[id].trains.length === 0)!
  state.corporations[seller].trains.push({ id: '2+1-4' })
  state.deal = { kind: 'train', seat: 0, seller, train: '2+1-4', price: 990 }
  expect(choice(state)).toEqual({ kind: 'disagree' })
})

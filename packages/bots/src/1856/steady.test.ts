import {
  type Action1856,
  bestRunOf,
  type CorporationId,
  game1856,
  launched,
  privatesOf,
  type State1856,
  trainsOf,
} from '@roundhouse/1856'
import { checked1856 } from '@roundhouse/1856/checked'
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
import { random } from '../random.ts'
import { steady1856 } from './steady.ts'

const steady = steady1856 as Bot

interface Asked {
  readonly state: State1856
  readonly decision: Decision<Action1856>
}

/** Plays until somebody is asked what is looked for, or to the end; every bot must keep to the offers. */
function played(
  bots: readonly Bot[],
  seed: number,
  { options = {}, until = () => false }: { options?: unknown; until?: (asked: Asked) => boolean } = {},
): Asked {
  const table = newTable(game1856, { players: bots.map((_, seat) => `${seat}`), seed, options })
  if (isRefusal(table)) throw new Error(table.rule)
  const { state } = table
  const luck = seeded(seed)
  for (let actions = 0; actions < 5000; actions++) {
    const [decision] = decisions(game1856, state)
    if (!decision || until({ state, decision })) return { state, decision: decision! }
    const action = bots[decision.seat]!(state, decision, luck)
    if (!isOffered(decision.offers, action)) throw new Error(`not on offer: ${JSON.stringify(action)}`)
    act(game1856, state, decision.seat, action)
  }
  throw new Error('the game does not end')
}

const steadies = (players: number): Bot[] => Array.from({ length: players }, () => steady)

/** The first time that four steady players are asked what is looked for. */
const asked = (until: (asked: Asked) => boolean): Asked => played(steadies(4), 1, { until })

/** What the bot does in a position, by what is offered in it now. */
function choice(state: State1856): Action1856 {
  const [decision] = decisions(game1856, state)
  return steady(state, decision!, seeded(1)) as Action1856
}

const companyOf = ({ decision }: Asked) => decision.as as CorporationId

/** Milliseconds for a whole game on a slow machine. */
const WHOLE_GAME = 60_000

describe.each([3, 4, 5, 6])('%i steady players', (players) => {
  test(
    'come to an end by the rules, with corporations that have grown',
    () => {
      const { state } = played(steadies(players), 1)
      expect(['bank', 'bankruptcy']).toContain(state.endReason)
      expect(checked1856.violations(state)).toEqual([])
      const scores = game1856.standings(state).map(({ score }) => score!)
      expect(scores.reduce((sum, score) => sum + score)).toBeGreaterThan(3 * 1500)
    },
    WHOLE_GAME,
  )
})

test(
  'in most games the CGR is formed, and a train without end is bought',
  () => {
    const ends = [3, 4, 5, 6].map((players) => played(steadies(players), 2).state)
    expect(ends.filter((state) => launched(state).includes('CGR')).length).toBeGreaterThan(2)
    expect(ends.filter((state) => state.depot.sold.D > 0).length).toBeGreaterThan(2)
  },
  4 * WHOLE_GAME,
)

test('which homes they like best is a matter of luck', () => {
  const started = (seed: number) =>
    launched(played(steadies(4), seed, { until: ({ state }) => state.round === 'operating' }).state)
  const starts = [1, 2, 3, 4, 5, 6].map((seed) => started(seed).toSorted().join())
  expect(started(1).toSorted().join()).toBe(starts[0])
  expect(new Set(starts).size).toBeGreaterThan(1)
})

test.each([
  { preset: 'recorded' },
  { eightTrain: true },
  { alternateDestinations: true, formationPresidentRepay: 'forbidden' },
])(
  'they keep to the offers with %j, too',
  (options) => {
    expect(played(steadies(4), 2, { options }).state.endReason).not.toBeNull()
  },
  WHOLE_GAME,
)

test('looking for a choice changes nothing of the position', () => {
  const watching: Bot = (state, decision, luck) => {
    const before = hash(state)
    const action = steady(state, decision, luck)
    expect(hash(state)).toBe(before)
    return action
  }
  played([watching, watching, watching], 1, { until: ({ state }) => state.set === 4 })
})

test(
  'a steady player beats random ones',
  () => {
    const { state } = played([random, steady, random], 1)
    expect(game1856.standings(state)[0]!.seat).toBe(1)
  },
  WHOLE_GAME,
)

describe('in the auction', () => {
  test('every private is sold for no more than half above its face value', () => {
    const { state } = asked(({ state }) => state.round === 'stock')
    const spent = state.players.reduce((sum, { cash }) => sum + 375 - cash, 0)
    expect(spent).toBeGreaterThan(360)
    expect(spent).toBeLessThan(1.5 * 380)
  })

  test('everybody keeps enough for a corporation', () => {
    const { state } = asked(({ state }) => state.round === 'stock')
    for (const { cash } of state.players) expect(cash).toBeGreaterThanOrEqual(130)
  })
})

test('whoever can starts a corporation in the first stock round, and floats it', () => {
  const { state } = asked(({ state }) => state.round === 'operating')
  for (const seat of state.players.keys())
    expect(launched(state).some((id) => state.corporations[id].president === seat)).toBe(true)
  expect(state.toOperate.length + 1).toBe(launched(state).length)
})

test('trains run for the most', () => {
  const { state } = asked(({ state, decision }) => decision.prompt === 'dividend' && state.phase === '3')
  const { company, revenue } = state.operation!
  expect(revenue).toBe(bestRunOf(state, company).revenue)
})

describe('a corporation that earns', () => {
  const earning = ({ state, decision }: Asked) => decision.prompt === 'dividend' && state.phase === '3'

  test('pays out when its treasury is full', () => {
    const there = asked(earning)
    there.state.corporations[companyOf(there)].treasury.cash = 2000
    expect(choice(there.state)).toEqual({ kind: 'dividend', choice: 'full' })
  })

  test('withholds when it has no train left and no money for one', () => {
    const there = asked(earning)
    const corporation = there.state.corporations[companyOf(there)]
    Object.assign(corporation, { trains: [], loans: 9 })
    corporation.treasury.cash = 0
    there.state.operation!.revenue = 220
    expect(choice(there.state)).toEqual({ kind: 'dividend', choice: 'withhold' })
  })
})

describe('a corporation without a train', () => {
  const without = (there: Asked) =>
    there.decision.prompt === 'trains' && trainsOf(there.state, companyOf(there)).length === 0

  test('buys one out of its treasury', () => {
    const there = asked(without)
    there.state.corporations[companyOf(there)].treasury.cash = 500
    expect(choice(there.state)).toMatchObject({ kind: 'buy-train', from: 'bank' })
  })

  test('borrows before its president pays', () => {
    const there = asked(without)
    there.state.corporations[companyOf(there)].treasury.cash = 30
    expect(choice(there.state)).toEqual({ kind: 'take-loan' })
  })

  test('borrows before its president pays the interest', () => {
    const there = asked(({ state, decision }) => decision.prompt === 'track' && state.phase === '2')
    const corporation = there.state.corporations[companyOf(there)]
    Object.assign(corporation, { trains: [], loans: 1, tokensLeft: 0 })
    corporation.treasury.cash = 0
    act(game1856, there.state, there.decision.seat, { kind: 'done' })
    expect(decisions(game1856, there.state)[0]!.prompt).toBe('run')
    expect(choice(there.state)).toEqual({ kind: 'take-loan' })
  })

  test('takes a spare one of a sister for what it has', () => {
    const there = asked((here) => without(here) && here.state.operation!.company !== launched(here.state)[0])
    const { state, decision } = there
    const [seller] = launched(state)
    Object.assign(state.corporations[seller!], {
      president: decision.seat,
      trains: [{ id: '2-0' }, { id: '2-1' }],
    })
    const buyer = companyOf(there)
    state.corporations[buyer].treasury.cash = 30
    expect(['offer-train', 'take-loan']).toContain(choice(state).kind)
  })
})

test('privates of the president are bought by his corporation', () => {
  const there = asked(
    ({ state, decision }) =>
      decision.prompt === 'loans' &&
      state.phase === '3' &&
      privatesOf(state, decision.seat).includes('NFSBC'),
  )
  const { state } = there
  state.corporations[companyOf(there)].treasury.cash = 1000
  expect(choice(state)).toMatchObject({ kind: 'buy-private' })
})

describe('an offer', () => {
  const dealing = () => asked(({ state, decision }) => decision.prompt === 'loans' && state.phase === '3')

  test('of twice its face value for a private is accepted, one of half of it is not', () => {
    for (const [price, answer] of [
      [200, 'agree'],
      [50, 'disagree'],
    ] as const) {
      const { state, decision } = dealing()
      const owner = (decision.seat + 1) % 4
      Object.assign(state.privates.NFSBC, { owner })
      state.corporations[decision.as as CorporationId].treasury.cash = 1000
      expect(
        act(game1856, state, decision.seat, { kind: 'buy-private', private: 'NFSBC', price }),
      ).toBeUndefined()
      expect(choice(state).kind).toBe(answer)
    }
  })

  test('for the last train of a corporation is not accepted at any price', () => {
    const there = asked(({ state, decision }) => decision.prompt === 'trains' && state.set === 2)
    const { state, decision } = there
    const seller = launched(state).find((id) => state.corporations[id].president !== decision.seat)!
    const [train] = trainsOf(state, seller)
    state.corporations[seller].trains = [train!]
    state.corporations[companyOf(there)].treasury.cash = 5000
    expect(
      act(game1856, state, decision.seat, { kind: 'offer-train', seller, train: train!.id, price: 5000 }),
    ).toBeUndefined()
    expect(choice(state)).toEqual({ kind: 'disagree' })
  })
})

test('the train that is given up is the one that earns least', () => {
  const { state } = asked(({ state, decision }) => decision.prompt === 'track' && state.phase === '4')
  const [id] = launched(state)
  state.corporations[id!].trains = ['5-0', '4-1', '3-2', '4-3'].map((train) => ({ id: train }))
  expect(choice(state)).toEqual({ kind: 'return-train', train: '3-2' })
})

describe('as the CGR is formed', () => {
  const deciding = () => asked(({ decision }) => decision.prompt === 'formation-decide')

  test('a corporation worth much and owing little is rescued', () => {
    const there = deciding()
    const { state, decision } = there
    const corporation = state.corporations[companyOf(there)]
    Object.assign(corporation, { loans: 1, trains: [{ id: '5-0' }] })
    corporation.treasury.cash = 0
    state.players[decision.seat]!.cash = 500
    expect(choice(state)).toEqual({ kind: 'rescue' })
  })

  test('one without trains and deep in debt is not', () => {
    const there = deciding()
    const { state, decision } = there
    const corporation = state.corporations[companyOf(there)]
    Object.assign(corporation, { loans: 5, trains: [] })
    corporation.treasury.cash = 0
    state.players[decision.seat]!.cash = 600
    expect(choice(state)).toEqual({ kind: 'merge' })
  })
})

import { type Action1846, bestRunOf, type CorporationId, game1846, type State1846 } from '@roundhouse/1846'
import { checked1846 } from '@roundhouse/1846/checked'
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
import { type Bot, botsFor } from '../index.ts'

const { random, steady } = (await botsFor('1846')) as { random: Bot; steady: Bot }

interface Asked {
  readonly state: State1846
  readonly decision: Decision<Action1846>
}

/** Plays until somebody is asked what is looked for, or to the end; every bot must keep to the offers. */
function played(
  bots: readonly Bot[],
  seed: number,
  { options = {}, until = () => false }: { options?: unknown; until?: (asked: Asked) => boolean } = {},
): Asked {
  const table = newTable(game1846, { players: bots.map((_, seat) => `${seat}`), seed, options })
  if (isRefusal(table)) throw new Error(table.rule)
  const { state } = table
  const luck = seeded(seed)
  for (let actions = 0; actions < 5000; actions++) {
    const [decision] = decisions(game1846, state)
    if (!decision || until({ state, decision })) return { state, decision: decision! }
    const action = bots[decision.seat]!(state, decision, luck)
    if (!isOffered(decision.offers, action)) throw new Error(`not on offer: ${JSON.stringify(action)}`)
    act(game1846, state, decision.seat, action)
  }
  throw new Error('the game does not end')
}

const steadies = (players: number): Bot[] => Array.from({ length: players }, () => steady)

/** The first time that three steady players are asked what is looked for. */
const asked = (until: (asked: Asked) => boolean, seed = 1): Asked => played(steadies(3), seed, { until })

/** What the bot does in a position, by what is offered in it now. */
function choice(state: State1846): Action1846 {
  const [decision] = decisions(game1846, state)
  return steady(state, decision!, seeded(1)) as Action1846
}

const companyOf = ({ decision }: Asked) => decision.as as CorporationId

/** Milliseconds for a whole game on a slow machine. */
const WHOLE_GAME = 60_000

describe.each([2, 3, 4, 5])('%i steady players', (players) => {
  test(
    'come to an end by the rules, with corporations that have grown',
    () => {
      const { state } = played(steadies(players), 2)
      expect(['bank', 'bankruptcy', 'trains']).toContain(state.endReason)
      expect(checked1846.violations(state)).toEqual([])
      const scores = game1846.standings(state).map(({ score }) => score!)
      expect(scores.reduce((sum, score) => sum + score)).toBeGreaterThan(3 * 400 * players)
    },
    WHOLE_GAME,
  )
})

test.each([{ preset: 'recorded' }, { edition: 'second' }])(
  'they keep to the offers with %j, too',
  (options) => {
    const { state } = played(steadies(4), 3, { options, until: ({ state }) => state.set === 4 })
    expect(state.set).toBe(4)
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
  played([watching, watching, watching], 1, { until: ({ state }) => state.set === 3 })
})

test('the same position gives the same choice', () => {
  const until = ({ state }: Asked) => state.set === 2
  expect(played(steadies(3), 7, { until })).toEqual(played(steadies(3), 7, { until }))
})

test(
  'a steady player beats random ones',
  () => {
    const { state } = played([random, steady, random], 1)
    expect(game1846.standings(state)[0]!.seat).toBe(1)
  },
  WHOLE_GAME,
)

test('whoever can launches a corporation in the first stock round', () => {
  const { state } = asked(({ state }) => state.round === 'operating')
  for (const seat of state.players.keys())
    expect(Object.values(state.corporations).some(({ president }) => president === seat)).toBe(true)
})

test('trains run for the most', () => {
  const there = asked(({ state, decision }) => decision.prompt === 'dividend' && state.phase === 'II')
  const { company, revenue } = there.state.operation!
  for (const train of there.state.corporations[company as CorporationId].trains) train.ran = false
  expect(revenue).toBe(bestRunOf(there.state, company).revenue)
})

describe('a corporation that earns', () => {
  const earning = ({ state, decision }: Asked) => decision.prompt === 'dividend' && state.phase === 'II'

  test('pays out when its treasury is full', () => {
    const there = asked(earning)
    there.state.corporations[companyOf(there)].treasury.cash = 2000
    expect(choice(there.state)).toEqual({ kind: 'dividend', choice: 'full' })
  })

  test('withholds when it has no train left and no money for one', () => {
    const there = asked(earning)
    const corporation = there.state.corporations[companyOf(there)]
    Object.assign(corporation, { trains: [] })
    corporation.treasury.cash = 0
    there.state.operation!.revenue = 200
    expect(choice(there.state)).toEqual({ kind: 'dividend', choice: 'withhold' })
  })
})

describe('a corporation without a train', () => {
  const without = ({ decision, state }: Asked) =>
    decision.prompt === 'trains' && state.corporations[decision.as as CorporationId].trains.length === 0

  test('buys one out of its treasury', () => {
    const there = asked(without)
    there.state.corporations[companyOf(there)].treasury.cash = 500
    expect(choice(there.state)).toMatchObject({ kind: 'buy-train', from: 'bank' })
  })

  test('takes a spare one of a sister for what it has', () => {
    const there = asked(
      (here) =>
        without(here) &&
        Object.values(here.state.corporations).some(({ trains }) => trains.length > 1) &&
        here.state.set === 1,
      2,
    )
    const { state, decision } = there
    const [seller, sister] = Object.entries(state.corporations).find(([, { trains }]) => trains.length > 1)!
    sister.president = decision.seat
    state.corporations[companyOf(there)].treasury.cash = 30
    expect(choice(state)).toMatchObject({ kind: 'offer-train', seller, price: 30 })
  })
})

describe('an offer', () => {
  /** A corporation of somebody else makes an offer to the owner of a private or a train. */
  const offered = (state: State1846, seat: number, action: Action1846): string => {
    expect(act(game1846, state, seat, action)).toBeUndefined()
    return choice(state).kind
  }
  const dealing = (kind: 'buy-private' | 'offer-train') => () =>
    asked(
      ({ state, decision }) =>
        state.phase === 'I' &&
        decision.offers.some(
          ({ action }) => action.kind === kind && ownerOf(state, action) !== decision.seat,
        ),
    )
  const ownerOf = (state: State1846, action: Partial<Action1846>) =>
    action.kind === 'buy-private'
      ? state.privates[action.private!].owner
      : action.kind === 'offer-train'
        ? state.corporations[action.seller!].president
        : null

  test('of the full price for a private is accepted, one of a dollar is not', () => {
    for (const [price, answer] of [
      ['most', 'agree'],
      [1, 'disagree'],
    ] as const) {
      const { state, decision } = dealing('buy-private')()
      const { action, blank } = decision.offers.find(
        (offer) => offer.action.kind === 'buy-private' && ownerOf(state, offer.action) !== decision.seat,
      )!
      const most = blank?.kind === 'integer' ? blank.max : 0
      const offer = { ...action, price: price === 'most' ? most : price } as Action1846
      expect(offered(state, decision.seat, offer)).toBe(answer)
    }
  })

  test('for the last train of a corporation is not accepted at any price', () => {
    const { state, decision } = dealing('offer-train')()
    const { action } = decision.offers.find(
      (offer) => offer.action.kind === 'offer-train' && ownerOf(state, offer.action) !== decision.seat,
    )!
    const { seller, train } = action as { seller: CorporationId; train: string }
    const { trains } = state.corporations[seller]
    state.corporations[seller].trains = trains.filter(({ id }) => id === train)
    state.corporations[decision.as as CorporationId].treasury.cash = 5000
    expect(offered(state, decision.seat, { kind: 'offer-train', seller, train, price: 5000 })).toBe(
      'disagree',
    )
  })
})

test('the train that is returned is the one that earns least', () => {
  const there = asked(({ state, decision }) => decision.prompt === 'build' && state.phase === 'III')
  const { state } = there
  const id = Object.keys(state.corporations).find(
    (other) => state.corporations[other as CorporationId].status === 'launched',
  ) as CorporationId
  const train = (name: string, side: '4' | '5' | '4/6') => ({ id: name, side, phasedOut: false, ran: false })
  state.corporations[id].trains = [train('a', '5'), train('b', '4'), train('c', '4/6'), train('d', '5')]
  state.surplus = [id]
  expect(choice(state)).toEqual({ kind: 'return-train', train: 'b' })
})

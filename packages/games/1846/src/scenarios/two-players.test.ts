import { newTrains } from '@roundhouse/18xx'
import { entryFor, eventsFor, isRefusal, move, newTable, redactFor } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { BLUE, CORPORATIONS, NORTH, ORANGE, type PrivateId, SOUTH } from '../components/companies.ts'
import { game1846 } from '../index.ts'
import { certificateLimit, type State1846, unsoldPrivates } from '../state.ts'
import { trainTypes } from '../trains/trainTypes.ts'
import {
  actions,
  afterDraft,
  allPass,
  askedOf,
  bank,
  cash,
  cashOf,
  corporation,
  does,
  doesWithConsent,
  earns,
  game,
  isIn,
  kindsFor,
  ownerOf,
  putInPool,
  refuses,
  routeVia,
  setOperation,
  setPhase,
  setStockRound,
  setTrainsLeft,
  sidesOf,
  slots,
  tiles,
  tokenPlaces,
  trainId,
  treasury,
} from './position.ts'

describe('setting up (10.1)', () => {
  const missing = (state: State1846, group: readonly Parameters<typeof isIn>[1][]) =>
    group.filter((id) => !isIn(state, id)).length

  test('money, limits and trains', () => {
    for (const phase4Trains of ['unlimited', 'nine'] as const) {
      const state = game(2, { options: { phase4Trains } })
      expect(state.players.map((player) => player.cash)).toEqual([600, 600])
      expect(state.bank.cash).toBe(7000 - 1200)
      expect(certificateLimit(state)).toBe(19)
      const forSale = trainTypes(state).map((type) => newTrains(state.depot, type))
      expect(forSale).toEqual([5, 5, 3, 4])
    }
  })

  test('one of each group leaves', () => {
    const state = game(2)
    expect([BLUE, ORANGE, NORTH, SOUTH].map((group) => missing(state, group))).toEqual([1, 1, 1, 1])
    expect(unsoldPrivates(state)).toHaveLength(8)
    expect(CORPORATIONS.filter((id) => isIn(state, id))).toHaveLength(5)
  })

  test('1846-2.9: with the second edition one more private of each', () => {
    const state = game(2, { options: { edition: 'second' } })
    const groups = [[...BLUE, 'LM'] as const, [...ORANGE, 'BT'] as const, NORTH, SOUTH]
    expect(groups.map((group) => missing(state, group))).toEqual([2, 2, 1, 1])
    expect(unsoldPrivates(state)).toHaveLength(8)
  })

  test('nobody plays alone', () => {
    const alone = newTable(game1846, { players: ['A'], seed: 1 })
    expect(alone).toMatchObject({ rule: '1846-2.1', reason: 'players', figures: { players: 1 } })
  })

  test('every corporation may leave, with its token at home', () => {
    for (const id of CORPORATIONS) {
      const state = game(2, { without: [id] })
      expect(tokenPlaces(state, id)).toHaveLength(id === 'ERIE' ? 2 : 1)
    }
  })

  test('a player may hold 70% of a corporation (5.11)', () => {
    const state = afterDraft(game(2, { with: ['GT'] }))
    corporation(state, 'GT', { price: 40, players: { A: 6 } })
    setStockRound(state, 'A')
    does(state, 'A', actions.buy('GT'))
    does(state, 'B', actions.pass)
    refuses(state, 'A', actions.buy('GT'), '5.11')
  })
})

describe('G41 ERIE is removed (10.1)', () => {
  const position = () => {
    const state = afterDraft(game(2, { without: ['ERIE'], with: ['PRR'], options: { bestRun: 'declared' } }))
    expect(tokenPlaces(state, 'ERIE')).toEqual(['D20.0', 'E21.0'])
    expect(slots(state, 'D20')).toEqual([null, 'ERIE'])
    corporation(state, 'NYC', { price: 100, players: { A: 3 } })
    expect(slots(state, 'D20')).toEqual(['NYC', 'ERIE'])
    tiles(state, 'E19 #8 r3')
    corporation(state, 'PRR', { price: 90, players: { B: 3 }, treasury: 200, trains: ['4'] })
    return state
  }

  test('Erie is full for a token of another (6.24a)', () => {
    const state = position()
    setOperation(state, 'PRR')
    refuses(state, 'B', actions.token('D20'), '6.24a')
  })

  test('a train may end there, and not pass (6.30b)', () => {
    const state = position()
    setOperation(state, 'PRR')
    const train = trainId(state, 'PRR', '4')
    refuses(state, 'B', actions.run(routeVia(train, 'F20 E19 D20 C21')), '6.30b')
    expect(earns(state, 'B', actions.run(routeVia(train, 'F20 E19 D20')))).toBe(20)
  })

  test('no third token comes when Erie becomes green', () => {
    const state = position()
    setPhase(state, 'II')
    setOperation(state, 'PRR')
    does(state, 'B', actions.lay('D20 #14 r0'))
    expect(slots(state, 'D20')).toEqual(['NYC', 'ERIE'])
  })
})

describe('G42 a second token comes when its city becomes green (10.1)', () => {
  /** Phase II, without this corporation; A owns Lake Shore Line. */
  const without = (id: (typeof CORPORATIONS)[number], ...kept: (typeof CORPORATIONS)[number][]) => {
    const state = game(2, { without: [id], with: ['LSL', ...kept], options: { bestRun: 'declared' } })
    afterDraft(state, { A: ['LSL'] })
    setPhase(state, 'II')
    return state
  }

  test('PRR: the slot of yellow Fort Wayne is open to all', () => {
    const state = without('PRR', 'GT')
    tiles(state, 'D14 #6 r0', 'E13 #8 r1', 'E11 #57 r1')
    corporation(state, 'GT', { price: 100, players: { A: 3 }, treasury: 100, tokens: [['D14', 0]] })
    setOperation(state, 'GT')
    does(state, 'A', actions.token('E11'))
    expect([slots(state, 'E11'), treasury(state, 'GT')]).toEqual([['GT'], 20])
  })

  test('PRR: its token takes the other slot of green Fort Wayne, and blocks at once', () => {
    const state = without('PRR', 'GT', 'NYC')
    tiles(state, 'D14 #6 r0', 'E13 #8 r1', 'E11 #6 r4', 'F10 #9 r0', 'G9 #57 r0')
    corporation(state, 'GT', { price: 100, players: { B: 3 }, tokens: [['E11', 0]] })
    corporation(state, 'NYC', {
      price: 90,
      players: { A: 3 },
      treasury: 500,
      trains: ['4'],
      tokens: [['D14', 0]],
    })
    setOperation(state, 'NYC')
    const events = does(state, 'A', actions.lay('E11 #14 r0'))
    expect(events).toContainEqual({ kind: 'second-token', corporation: 'PRR', hex: 'E11' })
    expect(slots(state, 'E11')).toEqual(['GT', 'PRR'])
    expect(tokenPlaces(state, 'PRR')).toEqual(['E11.0', 'F20.0'])
    refuses(state, 'A', actions.lay('H8 #9 r0'), '6.20f')
    refuses(state, 'A', actions.token('G9'), '6.24a')
    const train = trainId(state, 'NYC', '4')
    refuses(state, 'A', actions.run(routeVia(train, 'D14 E13 E11 F10 G9')), '6.30b')
    expect(earns(state, 'A', actions.run(routeVia(train, 'D14 E13 E11')))).toBe(20 + 30)
  })

  test('GT: Toledo, upgraded by Lake Shore Line', () => {
    const state = without('GT', 'NYC')
    tiles(state, 'D14 #6 r1')
    corporation(state, 'NYC', { price: 90, players: { A: 3 }, treasury: 100 })
    setOperation(state, 'NYC')
    does(state, 'A', actions.buyPrivate('LSL', 1))
    does(state, 'A', actions.privateLay('LSL', 'D14 #15 r0'))
    expect(slots(state, 'D14')).toEqual(['GT', null])
    expect(tokenPlaces(state, 'GT')).toEqual(['B16.0', 'D14.0'])
  })

  test('C&O: Cincinnati, upgraded by Little Miami, where a slot is reserved for B&O (6.24b)', () => {
    const state = game(2, { without: ['C&O'], with: ['LM', 'GT'], options: { edition: 'second' } })
    afterDraft(state)
    setPhase(state, 'II')
    tiles(state, 'H12 #292 r2')
    corporation(state, 'GT', { price: 90, players: { A: 3 }, treasury: 100, privates: ['LM'] })
    setOperation(state, 'GT')
    does(state, 'A', actions.privateLay('LM', 'H12 #296 r0'))
    expect(slots(state, 'H12')).toEqual([null, 'C&O'])
    does(state, 'A', actions.privateLay('LM', 'G13 #57 r0'))
    corporation(state, 'B&O', { price: 80, players: { B: 3 }, treasury: 100 })
    setOperation(state, 'B&O')
    does(state, 'B', actions.token('H12'))
    expect(slots(state, 'H12')).toEqual(['B&O', 'C&O'])
  })

  test('not with three players (2.5)', () => {
    const state = afterDraft(game(3, { without: ['PRR'] }))
    setPhase(state, 'II')
    tiles(state, 'D14 #6 r0', 'E13 #8 r1', 'E11 #57 r1')
    corporation(state, 'GT', { price: 100, players: { A: 3 }, treasury: 100, tokens: [['D14', 0]] })
    setOperation(state, 'GT')
    does(state, 'A', actions.lay('E11 #14 r1'))
    expect(slots(state, 'E11')).toEqual([null, null])
  })
})

describe('the open draft (10.2)', () => {
  /** Whoever is asked buys these, one after the other. */
  const buy = (state: State1846, ...ids: PrivateId[]) => {
    for (const id of ids) does(state, askedOf(state) as 'A', actions.draftBuy(id))
  }
  /** Everything but these is bought. */
  const buyAllBut = (state: State1846, ...ids: PrivateId[]) =>
    buy(state, ...unsoldPrivates(state).filter((id) => !ids.includes(id)))

  test('the second seat begins, and must buy', () => {
    const state = game(2)
    expect(askedOf(state)).toBe('B')
    expect(kindsFor(state, 'B')).toEqual(['draft-buy'])
    refuses(state, 'B', actions.draftPass, '10.2')
    refuses(state, 'A', actions.draftBuy('MS'), '4.1')
    does(state, 'B', actions.draftBuy('MS'))
    expect(askedOf(state)).toBe('A')
    does(state, 'A', actions.draftPass)
    expect(askedOf(state)).toBe('B')
  })

  test('it is paid at once, the debt of a minor too (3.8)', () => {
    const state = game(2)
    buy(state, 'MS', 'MAIL')
    expect([cashOf(state, 'B'), cashOf(state, 'A')]).toEqual([600 - 140, 600 - 80])
    expect([ownerOf(state, 'MS'), ownerOf(state, 'MAIL')]).toEqual(['B', 'A'])
    expect([treasury(state, 'MS'), treasury(state, 'BIG4')]).toEqual([60, 0])
  })

  test('only what is in the game and not sold', () => {
    const state = game(2, { without: ['SC'] })
    buy(state, 'MS')
    refuses(state, 'A', actions.draftBuy('MS'), '10.2')
    refuses(state, 'A', actions.draftBuy('SC'), '2.4')
  })

  test('nothing of it is hidden (9.4)', () => {
    const table = newTable(game1846, { players: ['A', 'B'], seed: 1 })
    if (isRefusal(table)) throw new Error(table.rule)
    const events: Parameters<typeof eventsFor>[0][number][] = []
    expect(move(table, 1, actions.draftBuy('MS'), events)).toBeUndefined()
    const { state, record } = table
    for (const viewer of [0, 1, null]) {
      expect(eventsFor(events, viewer)).toEqual(events)
      expect(entryFor(game1846, record.entries[0]!, viewer)).toMatchObject({ action: actions.draftBuy('MS') })
      expect(redactFor(game1846, state, viewer)).toEqual(redactFor(game1846, state, 0))
    }
  })

  test('it is not the draft of three players, and theirs is not this one', () => {
    const two = game(2)
    for (const action of [actions.draft('MS'), actions.takeLast, actions.decline])
      refuses(two, 'B', action, '10.2')
    const three = game(3)
    for (const action of [actions.draftBuy('MS'), actions.draftPass]) refuses(three, 'C', action, '10.2')
  })

  test('after two passes in a row two operating rounds are played, and it goes on', () => {
    const state = game(2, { with: ['O&I'] })
    buy(state, 'MS', 'O&I')
    does(state, 'B', actions.draftPass)
    buy(state, 'C&WI')
    does(state, 'B', actions.draftPass)
    expect(state.round).toBe('draft')
    does(state, 'A', actions.draftPass)
    expect(state).toMatchObject({ round: 'operating', set: 0, operatingRound: 1 })
    expect(cashOf(state, 'A')).toBe(600 - 40 - 60 + 15 + 10)
    expect(askedOf(state)).toBe('B for MS')
    refuses(state, 'B', actions.draftBuy('MAIL'), '10.2')
    refuses(state, 'B', actions.launch('GT', 40), '4.1')
    does(state, 'B', actions.run())
    expect(state).toMatchObject({ round: 'operating', set: 0, operatingRound: 2 })
    const events = does(state, 'B', actions.run())
    expect(events).toContainEqual({ kind: 'draft-resumed', seat: 1 })
    expect(state).toMatchObject({ round: 'draft', set: 0, operatingRound: 0 })
    expect(askedOf(state)).toBe('B')
    does(state, 'B', actions.draftPass)
    does(state, 'A', actions.draftPass)
    expect(state.round).toBe('operating')
  })

  test('S104 each part begins again with the second seat', () => {
    const state = game(2, { with: ['NYC', 'B&O'] })
    refuses(state, 'B', actions.draftPass, '10.2')
    buy(state, 'MAIL')
    does(state, 'A', actions.draftPass)
    // nobody owns a minor: two operating rounds go by in which nobody operates
    const events = does(state, 'B', actions.draftPass)
    expect(events.filter(({ kind }) => kind === 'operating-round')).toHaveLength(2)
    expect(events).toContainEqual({ kind: 'draft-resumed', seat: 1 })
    expect(askedOf(state)).toBe('B')
    buy(state, 'BIG4')
    expect(cashOf(state, 'B')).toBe(600 - 80 - 100)
    does(state, 'A', actions.draftPass)
    does(state, 'B', actions.draftPass)
    for (const round of [1, 2]) {
      expect(state).toMatchObject({ round: 'operating', operatingRound: round })
      expect(askedOf(state)).toBe('B for BIG4')
      does(state, 'B', actions.run())
    }
    expect([state.round, askedOf(state)]).toEqual(['draft', 'B'])
    buyAllBut(state)
    expect([state.round, askedOf(state)]).toEqual(['stock', 'A'])
    // 1846-4.4: the operating round after it is the first of the game
    corporation(state, 'NYC', { price: 70, players: { A: 2 } })
    corporation(state, 'B&O', { price: 90, players: { B: 2 } })
    const order = allPass(state).find(({ kind }) => kind === 'operating-round')
    expect(order).toMatchObject({ set: 1, round: 1, order: ['MS', 'BIG4', 'NYC', 'B&O'] })
  })

  test('a bank that breaks before the first set ends the game (9.1)', () => {
    const state = game(2)
    buy(state, 'C&WI')
    bank(state, 5, 'A')
    does(state, 'A', actions.draftPass)
    does(state, 'B', actions.draftPass)
    expect(state).toMatchObject({ round: 'over', endReason: 'bank', set: 0 })
    expect(askedOf(state)).toBe('')
  })

  test('the last private falls by $10 with each pass (3.6)', () => {
    const state = game(2)
    buyAllBut(state, 'MAIL')
    expect(askedOf(state)).toBe('A')
    const before = cashOf(state, 'A')
    does(state, 'A', actions.draftPass)
    does(state, 'B', actions.draftPass)
    expect(state.round).toBe('draft')
    does(state, 'A', actions.draftBuy('MAIL'))
    expect(before - cashOf(state, 'A')).toBe(60)
    expect(state).toMatchObject({ round: 'stock', set: 1, openDraft: null })
    expect(askedOf(state)).toBe('A')
    refuses(state, 'A', actions.draftBuy('MAIL'), '3.5')
    refuses(state, 'A', actions.draftPass, '3.5')
  })

  test('G01 at its floor it must be taken (3.6, 3.8)', () => {
    const state = game(2)
    buyAllBut(state, 'BIG4')
    const before = cashOf(state, 'A')
    for (const name of ['A', 'B', 'A', 'B'] as const) {
      expect(askedOf(state)).toBe(name)
      does(state, name, actions.draftPass)
    }
    expect(ownerOf(state, 'BIG4')).toBe('A')
    expect(before - cashOf(state, 'A')).toBe(60)
    expect(treasury(state, 'BIG4')).toBe(40)
    expect(state.round).toBe('stock')
  })

  test('G01 the floor of others is $0 (3.6)', () => {
    const state = game(2)
    buyAllBut(state, 'MAIL')
    const before = cashOf(state, 'A')
    while (state.openDraft) does(state, askedOf(state) as 'A', actions.draftPass)
    expect(ownerOf(state, 'MAIL')).toBe('A')
    expect(cashOf(state, 'A')).toBe(before)
  })

  test('all of them do not cost more than a player has', () => {
    const state = game(2, { with: ['MPC', 'TBC'] })
    while (state.openDraft) {
      const [id] = unsoldPrivates(state) as [PrivateId]
      does(
        state,
        askedOf(state) as 'A',
        askedOf(state) === 'B' || id === 'MS' ? actions.draftBuy(id) : actions.draftPass,
      )
    }
    // MS, BIG4, C&WI, MAIL, TBC, MPC, LSL, and MC after one pass
    expect(cashOf(state, 'B')).toBe(600 - 140 - 100 - 60 - 80 - 60 - 60 - 40 - 30)
  })
})

describe('the last train (10.3)', () => {
  /** The bank has one train left; GT buys it in the first operating round of the fourth set. */
  const position = () => {
    const state = afterDraft(game(2, { with: ['GT', 'NYC'], options: { bestRun: 'declared' } }))
    setTrainsLeft(state, '6', 1)
    corporation(state, 'GT', { price: 100, players: { A: 5 }, treasury: 2000, trains: ['6'] })
    corporation(state, 'NYC', { price: 90, players: { B: 5 }, treasury: 100, trains: ['5'] })
    cash(state, { A: 0, B: 0 })
    setOperation(state, 'GT', { set: 4, step: 'trains' })
    return state
  }
  const buysLast = (state: State1846) => {
    expect(does(state, 'A', actions.buyTrain('6'))).toContainEqual({ kind: 'last-train', lastSet: 5 })
    does(state, 'A', actions.endTurn)
  }
  /** GT and NYC run nowhere, until the round is over. */
  const playRound = (state: State1846) => {
    const { set, operatingRound } = state
    while (state.round === 'operating' && state.set === set && state.operatingRound === operatingRound) {
      const name = askedOf(state)[0] as 'A'
      does(state, name, state.operation!.step === 'build' ? actions.run() : actions.endTurn)
    }
  }

  test('the set is finished, and one more is played', () => {
    const state = position()
    buysLast(state)
    playRound(state)
    expect(state).toMatchObject({ round: 'operating', set: 4, operatingRound: 2 })
    playRound(state)
    expect(state).toMatchObject({ round: 'stock', set: 5 })
    allPass(state)
    playRound(state)
    expect(state).toMatchObject({ round: 'operating', set: 5, operatingRound: 2 })
    playRound(state)
    expect(state).toMatchObject({ round: 'over', set: 5, endReason: 'trains' })
  })

  test('a bank that breaks before ends the game before (9.1)', () => {
    const state = position()
    buysLast(state)
    playRound(state)
    state.bankBroken = true
    playRound(state)
    expect(state).toMatchObject({ round: 'over', set: 4, endReason: 'bank' })
  })

  test('a train in the bank pool is still to be sold', () => {
    const state = position()
    putInPool(state, '5')
    does(state, 'A', actions.endTurn)
    does(state, 'B', actions.run())
    const train = trainId(state, 'GT', '6')
    doesWithConsent(state, 'B', actions.offerTrain('GT', train, 1))
    expect(state.lastSet).toBeNull()
    expect(sidesOf(state, 'GT')).toEqual([])
  })

  test('then one of two trains of a corporation can be bought, and not its only one', () => {
    const state = position()
    buysLast(state)
    does(state, 'B', actions.run())
    doesWithConsent(state, 'B', actions.offerTrain('GT', trainId(state, 'GT', '6'), 1))
    expect(sidesOf(state, 'GT')).toEqual(['6'])
    const poor = position()
    poor.scrapped.push(...poor.corporations.GT.trains.splice(0).map(({ id }) => id))
    buysLast(poor)
    does(poor, 'B', actions.run())
    refuses(poor, 'B', actions.offerTrain('GT', trainId(poor, 'GT', '6'), 1), '10.3')
  })

  test('no duty to buy is left (6.60)', () => {
    const state = position()
    state.scrapped.push(...state.corporations.NYC.trains.splice(0).map(({ id }) => id))
    buysLast(state)
    does(state, 'B', actions.run())
    refuses(state, 'B', actions.buyTrain('6'), '6.51c')
    does(state, 'B', actions.endTurn)
  })

  test('not with three players, whose nine trains may be sold out (6.51c)', () => {
    const state = afterDraft(game(3, { with: ['GT', 'NYC'], options: { preset: 'recorded' } }))
    setTrainsLeft(state, '6', 1)
    corporation(state, 'GT', { price: 100, players: { A: 5 }, treasury: 2000, trains: ['6'] })
    corporation(state, 'NYC', { price: 90, players: { B: 5 }, treasury: 100, trains: ['5'] })
    setOperation(state, 'GT', { set: 4, step: 'trains' })
    does(state, 'A', actions.buyTrain('6'))
    does(state, 'A', actions.endTurn)
    expect(state.lastSet).toBeNull()
    does(state, 'B', actions.run())
    doesWithConsent(state, 'B', actions.offerTrain('GT', state.corporations.GT.trains[0]!.id, 1))
    does(state, 'B', actions.endTurn)
    does(state, 'A', actions.run())
    doesWithConsent(state, 'A', actions.offerTrain('NYC', state.corporations.NYC.trains[0]!.id, 1))
  })
})

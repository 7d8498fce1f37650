import { expect, test } from 'vitest'
import { isUnderDestinationCondition } from '../destination.ts'
import type { State1856 } from '../state.ts'
import { reachesDestination } from '../track/destinations.ts'
import {
  actions,
  askedOf,
  auctioned,
  corporation,
  does,
  game,
  kindsFor,
  type Name,
  setOperation,
  setPhase,
  setStockRound,
  setTrainsLeft,
  tiles,
  treasury,
} from './position.ts'

/** From Oshawa to Orangeville, all but one tile. */
const TO_ORANGEVILLE = ['P9 #57 r2', 'O8 #9 r2', 'N7 #9 r2', 'M6 #4 r2', 'L5 #8 r5', 'K8 #57 r0']
const LAST_TILE = 'K6 #8 r4'

/** TGB before it lays the last tile of Grand Trunk's line. */
function orangeville(options: Parameters<typeof game>[1] = {}): State1856 {
  const state = auctioned(game(4, options))
  tiles(state, ...TO_ORANGEVILLE)
  corporation(state, 'TGB', { cell: [0, 4], players: { A: 5 }, treasury: 200 })
  return state
}

test('S11, 2.2o, 2.2p, 2.2q: escrow is paid as the track step ends', () => {
  const state = orangeville()
  corporation(state, 'GT', { cell: [0, 3], players: { B: 8 }, treasury: 500, escrow: 300 })
  setOperation(state, 'TGB')
  const events = does(state, 'A', actions.lay(LAST_TILE))
  expect(events.slice(1, 4)).toEqual([
    { kind: 'connected', corporation: 'GT' },
    { kind: 'escrow-ended', corporation: 'GT', amount: 300, paid: true },
    { kind: 'paid', payer: 'bank', payee: 'GT', amount: 300, reason: 'escrow' },
  ])
  expect([treasury(state, 'GT'), isUnderDestinationCondition(state, 'GT')]).toEqual([800, false])
  // 2.3: TGB goes on
  expect(state.operation!.company).toBe('TGB')
})

test('S11, 1.2h: the next share pays into the treasury', () => {
  const state = orangeville()
  corporation(state, 'GT', { cell: [0, 3], players: { B: 5, A: 3 }, treasury: 500, connected: true })
  setStockRound(state, 'A')
  does(state, 'A', actions.buy('GT'))
  expect([treasury(state, 'GT'), state.corporations.GT.escrow]).toEqual([600, 0])
})

test('2.2o: tested even where nothing is laid', () => {
  const state = orangeville()
  tiles(state, LAST_TILE)
  corporation(state, 'GT', { cell: [0, 3], players: { B: 8 }, escrow: 300 })
  setOperation(state, 'TGB')
  expect(state.corporations.GT.connected).toBe(false)
  does(state, 'A', actions.done)
  expect([state.corporations.GT.connected, treasury(state, 'GT')]).toEqual([true, 300])
})

test('S12, 2.2p: tokens of others block nothing', () => {
  const state = auctioned(game())
  tiles(state, 'M6 #58 r1', 'L7 #8 r4', 'L9 #4 r0', 'L11 #9 r0', 'L13 #5 r3', 'M12 #9 r1')
  corporation(state, 'TGB', { cell: [0, 4], players: { A: 5 }, tokens: [['L13', 0]] })
  corporation(state, 'CPR', { cell: [0, 3], players: { B: 7 }, treasury: 500, escrow: 200, trains: ['2'] })
  setOperation(state, 'TGB')
  does(state, 'A', actions.done)
  expect([state.corporations.CPR.connected, treasury(state, 'CPR')]).toEqual([true, 700])
})

test('S13, 1.2k: connected before it is parred it never has an escrow', () => {
  const state = orangeville()
  setOperation(state, 'TGB')
  does(state, 'A', actions.lay(LAST_TILE))
  expect(state.corporations.GT).toMatchObject({ connected: true, status: 'waiting' })
  setTrainsLeft(state, '2', 0)
  setStockRound(state, 'A')
  does(state, 'A', actions.launch('GT', 80))
  for (const name of ['B', 'C', 'D', 'A', 'B'] as const) {
    if (!kindsFor(state, name).includes('buy')) does(state, askedOf(state) as Name, actions.pass)
    does(state, name, actions.buy('GT'))
  }
  expect([treasury(state, 'GT'), state.corporations.GT.escrow]).toEqual([7 * 80, 0])
})

test('2.2p: Goderich can be passed', () => {
  const state = auctioned(game(4, { alternateDestinations: true }))
  tiles(state, 'J11 #57 r2', 'I10 #9 r2', 'H9 #8 r5', 'G10 #8 r2', 'H7 #1 r0')
  expect(reachesDestination(state, 'WGB')).toBe(false)
  tiles(state, 'G8 #9 r1')
  expect(reachesDestination(state, 'WGB')).toBe(true)
})

test('2.2p: either city of Toronto will do', () => {
  const state = auctioned(game())
  tiles(state, 'M6 #58 r3', 'N7 #9 r2', 'O8 #8 r0', 'O10 #8 r1')
  expect(reachesDestination(state, 'CPR')).toBe(true)
})

test('G25, 2.2p: a line only through Sarnia does not count', () => {
  const state = auctioned(game())
  tiles(state, ...['C14 #57 r2', 'B15 #8 r3', 'C16 #9 r2', 'D17 #57 r2', 'E18 #56 r1', 'F17 #6 r1'])
  expect(reachesDestination(state, 'LPS')).toBe(false)
  tiles(state, 'D15 #8 r2', 'D17 #14 r2')
  expect(reachesDestination(state, 'LPS')).toBe(false)
})

test('G26, 2.2p: with the other destinations the line of CA begins in London, and that of GW ends in Brantford', () => {
  const line = ['F15 #121 r0', 'E14 #8 r5', 'D15 #9 r1', 'C16 #9 r1', 'B17 #8 r4', 'B19 #6 r1']
  const connected = (alternateDestinations: boolean) => {
    const state = auctioned(game(4, { alternateDestinations }))
    tiles(state, ...line)
    return [reachesDestination(state, 'CA'), reachesDestination(state, 'GW')]
  }
  expect(connected(true)).toEqual([true, false])
  expect(connected(false)).toEqual([false, true])
})

test('G27, 1.2j: with `parredBeforeFives` a corporation that is not parred in time has no destination', () => {
  const connected = (options: Parameters<typeof game>[1]) => {
    const state = orangeville(options)
    tiles(state, LAST_TILE)
    setTrainsLeft(state, '4', 0)
    setOperation(state, 'TGB')
    does(state, 'A', actions.done)
    return state.corporations.GT.connected
  }
  expect(connected({ destinationRule: 'parredBeforeFives' })).toBe(false)
  expect(connected({})).toBe(true)
})

test('G06, 2.2o: the CGR has no destination', () => {
  const state = auctioned(game())
  tiles(state, ...TO_ORANGEVILLE, LAST_TILE)
  setPhase(state, '6')
  corporation(state, 'CGR', {
    cell: [0, 3],
    players: { B: 8 },
    tokens: [
      ['P9', 0],
      ['K8', 0],
    ],
  })
  setOperation(state, 'CGR')
  expect(does(state, 'B', actions.done).some(({ kind }) => kind === 'connected')).toBe(false)
})

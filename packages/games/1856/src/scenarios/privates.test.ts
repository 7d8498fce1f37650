import { expect, test } from 'vitest'
import type { CorporationId, PrivateId } from '../components/companies.ts'
import type { Phase } from '../components/trains.ts'
import type { State1856 } from '../state.ts'
import {
  actions,
  askedOf,
  assignPrivate,
  auctioned,
  bank,
  cash,
  cashOf,
  corporation,
  does,
  doesWithConsent,
  game,
  kindsFor,
  offersTo,
  ownerOf,
  refuses,
  setOperation,
  setPhase,
  setStockRound,
  slots,
  tileOn,
  tiles,
  tokenPlaces,
  treasury,
} from './position.ts'

/** The turn of a corporation of player A that owns these privates. */
function owning(
  id: CorporationId,
  phase: Phase,
  privates: readonly PrivateId[],
  charter: Partial<Parameters<typeof corporation>[2]> = {},
  options: Parameters<typeof game>[1] = {},
): State1856 {
  const state = auctioned(game(4, options))
  setPhase(state, phase)
  corporation(state, id, { cell: [0, 4], players: { A: 5 }, treasury: 300, privates, ...charter })
  setOperation(state, id)
  return state
}

/** The rest of a turn, without doing anything. */
function endTurnOf(state: State1856, id: CorporationId): void {
  while (state.operation?.company === id)
    does(state, 'A', state.operation.step === 'loans' ? actions.endTurn : actions.done)
}

test('S44, 5.1c: Waterloo & Saugeen lays 59 and puts a token there', () => {
  const state = owning('GW', '3', ['WSRC'])
  does(state, 'A', actions.privateLay('WSRC', 'I12 #59 r0'))
  expect([tileOn(state, 'I12'), treasury(state, 'GW'), state.operation!.step]).toEqual([
    '#59 r0',
    300,
    'token',
  ])
  does(state, 'A', actions.privateToken(1))
  expect([slots(state, 'I12', 1), treasury(state, 'GW'), state.corporations.GW.tokensLeft]).toEqual([
    ['GW'],
    300,
    2,
  ])
  expect(ownerOf(state, 'WSRC')).toBe('GW')
  corporation(state, 'GT', { cell: [0, 3], players: { B: 5 } })
  state.toOperate = ['GT']
  endTurnOf(state, 'GW')
  expect([state.privates.WSRC.status, state.operation!.company]).toEqual(['closed', 'GT'])
})

test('S44, 2.2a, 2.3a: instead of the tile and the token of the turn', () => {
  const state = owning('GW', '3', ['WSRC', 'TCC'])
  does(state, 'A', actions.privateLay('WSRC', 'I12 #59 r0'))
  refuses(state, 'A', actions.lay('F15 #121 r0'), '2.2a')
  refuses(state, 'A', actions.privateLay('WSRC', 'I12 #59 r1'), '2.2a')
  does(state, 'A', actions.done)
  setOperation(state, 'GW', { step: 'token', tokenPlaced: true })
  refuses(state, 'A', actions.token('F15'), '2.3a')
  refuses(state, 'A', actions.privateToken(0), '2.3a')
})

test('S44, G29: with no token left only the tile', () => {
  const state = owning('LPS', '3', ['WSRC'], { tokens: [['K8', 0]] })
  does(state, 'A', actions.privateLay('WSRC', 'I12 #59 r0'))
  expect(state.operation!.step).not.toBe('token')
  setOperation(state, 'LPS', { step: 'token' })
  refuses(state, 'A', actions.privateToken(0), '2.3a')
})

test('G29, 5.1c: the Kitchener token is one of the corporation', () => {
  const state = owning('WGB', '3', ['WSRC'])
  does(state, 'A', actions.done)
  does(state, 'A', actions.privateToken(0))
  expect([state.corporations.WGB.tokensLeft, state.waitingTokens]).toEqual([0, { I12: 'WGB' }])
})

test('5.1c, 2.1c: a token without a tile waits for a city', () => {
  const state = owning('WGB', '3', ['WSRC'])
  does(state, 'A', actions.done)
  refuses(state, 'A', actions.privateToken(1), '5.1c')
  const events = does(state, 'A', actions.privateToken(0))
  expect(events[0]).toEqual({ kind: 'token-waiting', corporation: 'WGB', hex: 'I12', by: 'WSRC' })
  setOperation(state, 'WGB')
  does(state, 'A', actions.lay('I12 #59 r0'))
  expect(askedOf(state)).toBe('A for WGB')
  does(state, 'A', actions.chooseCity('I12', 1))
  expect(tokenPlaces(state, 'WGB')).toEqual(['I12.1', 'J11.0'])
})

test('5.1c: what keeps the tile off Kitchener', () => {
  refuses(owning('GW', '2', ['WSRC']), 'A', actions.privateLay('WSRC', 'I12 #59 r0'), '2.2c')
  const state = owning('GW', '3', ['WSRC'])
  refuses(state, 'A', actions.privateLay('WSRC', 'L15 #59 r3'), '5.1c')
  refuses(state, 'A', actions.privateLay('WSRC', 'I12 #57 r0'), '5.1c')
  tiles(state, 'I12 #59 r0')
  refuses(state, 'A', actions.privateLay('WSRC', 'I12 #59 r0'), '5.1c')
})

test('G28, 5.1c: the token comes between track and interest, in the turn of its owner', () => {
  const state = owning('GW', '3', ['WSRC'], { trains: ['3'] })
  corporation(state, 'CPR', { cell: [0, 3], players: { A: 5 } })
  refuses(state, 'A', actions.privateToken(0), '5.1c')
  does(state, 'A', actions.done)
  expect(kindsFor(state, 'A')).toContain('private-token')
  setOperation(state, 'GW', { step: 'run' })
  does(state, 'A', actions.privateToken(0))
  expect([state.operation!.step, treasury(state, 'GW')]).toEqual(['run', 300])
})

test('G28: at other times it is refused', () => {
  const state = owning('GW', '3', ['WSRC'])
  corporation(state, 'CPR', { cell: [0, 3], players: { A: 5 } })
  for (const step of ['dividend', 'trains', 'loans'] as const) {
    setOperation(state, 'GW', { step, revenue: 10 })
    refuses(state, 'A', actions.privateToken(0), '5.1c')
  }
  setOperation(state, 'CPR', { step: 'token' })
  refuses(state, 'A', actions.privateToken(0), '5.1c')
  setStockRound(state, 'A')
  refuses(state, 'A', actions.privateToken(0), '5.1c')
  const players = auctioned(game(), { A: ['WSRC'] })
  corporation(players, 'GW', { cell: [0, 4], players: { A: 5 } })
  setOperation(players, 'GW', { step: 'token' })
  refuses(players, 'A', actions.privateToken(0), '5.1a')
})

test('S45, 5.1d: the Canada Company lays one more tile, once', () => {
  const state = owning('LPS', '3', ['TCC'])
  does(state, 'A', actions.privateLay('TCC', 'H11 #58 r0'))
  does(state, 'A', actions.lay('C14 #57 r2'))
  expect([tileOn(state, 'H11'), tileOn(state, 'C14'), treasury(state, 'LPS')]).toEqual([
    '#58 r0',
    '#57 r2',
    300,
  ])
  expect([ownerOf(state, 'TCC'), state.operation!.step]).toEqual(['LPS', 'trains'])
  setOperation(state, 'LPS')
  refuses(state, 'A', actions.privateLay('TCC', 'H11 #58 r0'), '5.1d')
})

test('5.1d: after the tile of the turn, too; only a yellow town on H11 and only the first', () => {
  const state = owning('LPS', '3', ['TCC'])
  does(state, 'A', actions.lay('C14 #57 r2'))
  expect(state.operation!.step).toBe('track')
  refuses(state, 'A', actions.privateLay('TCC', 'H13 #9 r0'), '5.1d')
  refuses(state, 'A', actions.privateLay('TCC', 'H11 #9 r0'), '5.1d')
  tiles(state, 'H11 #4 r0')
  refuses(state, 'A', actions.privateLay('TCC', 'H11 #58 r0'), '5.1d')
})

test('5.1a: a private of a player has no power, nor has one that is closed', () => {
  const state = auctioned(game(), { A: ['TCC'] })
  corporation(state, 'LPS', { cell: [0, 4], players: { A: 5 }, treasury: 100 })
  setOperation(state, 'LPS')
  refuses(state, 'A', actions.privateLay('TCC', 'H11 #58 r0'), '5.1a')
  refuses(state, 'A', actions.setPort('C14'), '5.1a')
})

test('S46, G30, 5.1e: the port marker anywhere, once; the private closes', () => {
  const state = owning('CA', '3', ['GLSC'])
  refuses(state, 'A', actions.setPort('H15'), '5.1e')
  does(state, 'A', actions.setPort('H5'))
  expect([state.port, state.privates.GLSC.status]).toEqual([{ hex: 'H5', corporation: 'CA' }, 'closed'])
  refuses(state, 'A', actions.setPort('C14'), '5.1a')
  const trains = owning('CA', '3', ['GLSC'])
  setOperation(trains, 'CA', { step: 'trains' })
  does(trains, 'A', actions.setPort('C14'))
  corporation(trains, 'GW', { cell: [0, 3], players: { A: 5 } })
  assignPrivate(trains, 'GLSC', 'CA')
  setOperation(trains, 'GW')
  refuses(trains, 'A', actions.setPort('C14'), '5.1e')
})

/** WR owns the bridge, and others of player A operate. */
function bridge(options: Parameters<typeof game>[1] = {}): State1856 {
  const state = auctioned(game(4, options), { A: ['NFSBC'] })
  setPhase(state, '4')
  for (const id of ['WR', 'BBG', 'THB', 'CA'] as const)
    corporation(state, id, { cell: [0, 4], players: { A: 5 }, treasury: 120 })
  setOperation(state, 'WR')
  does(state, 'A', actions.buyPrivate('NFSBC', 100))
  return state
}

/** This corporation buys the bridge right. */
function buysBridge(state: State1856, id: CorporationId): void {
  setOperation(state, id)
  does(state, 'A', actions.buyRight('bridge'))
}

test('S47, 5.1f: the private brings the right, and two others can buy it of its owner', () => {
  const state = bridge()
  expect(state.rights.bridge).toEqual({ holders: ['WR'], left: 2 })
  refuses(state, 'A', actions.buyRight('bridge'), '5.1f')
  buysBridge(state, 'BBG')
  expect([treasury(state, 'BBG'), treasury(state, 'WR')]).toEqual([70, 70])
  refuses(state, 'A', actions.buyRight('bridge'), '5.1f')
  buysBridge(state, 'THB')
  setOperation(state, 'CA')
  refuses(state, 'A', actions.buyRight('bridge'), '5.1f')
  setPhase(state, '5')
  expect(state.rights.bridge).toEqual({ holders: ['WR', 'BBG', 'THB'], left: 0 })
})

test('S47, 5.1f: with `unlimited` anybody can', () => {
  const state = bridge({ bonusRights: 'unlimited' })
  for (const id of ['BBG', 'THB', 'CA'] as const) buysBridge(state, id)
  expect(state.rights.bridge.holders).toEqual(['WR', 'BBG', 'THB', 'CA'])
})

test('S47, 5.1f: not while a player owns the private; closed in his hand it leaves three', () => {
  const state = auctioned(game(), { B: ['NFSBC'] })
  setPhase(state, '4')
  for (const id of ['WR', 'BBG', 'THB', 'CA'] as const)
    corporation(state, id, { cell: [0, 4], players: { A: 5 }, treasury: 60 })
  setOperation(state, 'WR')
  refuses(state, 'A', actions.buyRight('bridge'), '5.1f')
  setPhase(state, '5')
  for (const id of ['WR', 'BBG', 'THB'] as const) buysBridge(state, id)
  expect(treasury(state, 'WR')).toBe(10)
  setOperation(state, 'CA')
  refuses(state, 'A', actions.buyRight('bridge'), '5.1f')
})

test('5.1f: it costs 50 of the treasury', () => {
  const state = owning('CA', '5', [], { treasury: 49 })
  refuses(state, 'A', actions.buyRight('tunnel'), '5.1f')
})

test('G12, 3e, 5.1f: a right that the CGR has twice is for sale again, by the bank', () => {
  const state = auctioned(game())
  setPhase(state, '6')
  for (const id of ['THB', 'CA', 'GW'] as const)
    corporation(state, id, { cell: [0, 4], players: { A: 5 }, treasury: 60 })
  corporation(state, 'CGR', { cell: [0, 4], players: { A: 5 } })
  state.corporations.CGR.tokensLeft = 10
  state.rights.bridge = { holders: ['CGR', 'THB'], left: 1 }
  bank(state, 1000, 'B')
  buysBridge(state, 'CA')
  expect([state.bank.cash, state.rights.bridge]).toEqual([1050, { holders: ['CGR', 'THB', 'CA'], left: 0 }])
  setOperation(state, 'GW')
  refuses(state, 'A', actions.buyRight('bridge'), '5.1f')
})

test('S43, 2.9a, 2.9b: a private of a player who agrees, from half to twice its face value', () => {
  const state = auctioned(game(), { B: ['FT'], A: ['TCC'] })
  setPhase(state, '3')
  corporation(state, 'CPR', { cell: [0, 4], players: { A: 5 }, treasury: 45 })
  cash(state, { B: 0 })
  setOperation(state, 'CPR')
  for (const price of [9, 41]) refuses(state, 'A', actions.buyPrivate('FT', price), '2.9b')
  refuses(state, 'A', actions.buyPrivate('TCC', 46), '2.9a')
  const offered = offersTo(state, 'A').find(
    ({ action }) => action.kind === 'buy-private' && action.private === 'TCC',
  )
  expect(offered!.blank).toEqual({ kind: 'integer', field: 'price', min: 25, max: 45, face: 50, usual: 45 })
  doesWithConsent(state, 'A', actions.buyPrivate('FT', 40))
  expect([ownerOf(state, 'FT'), cashOf(state, 'B'), treasury(state, 'CPR')]).toEqual(['CPR', 40, 5])
  refuses(state, 'A', actions.buyPrivate('FT', 20), '2.9a')
})

test('2.9a: in phases 3 and 4 only', () => {
  const state = auctioned(game(), { A: ['FT'] })
  corporation(state, 'CPR', { cell: [0, 4], players: { A: 5 }, treasury: 45 })
  setOperation(state, 'CPR')
  refuses(state, 'A', actions.buyPrivate('FT', 20), '2.9a')
  setPhase(state, '4')
  does(state, 'A', actions.buyPrivate('FT', 20))
})

test('2.9a: an offer that is declined changes nothing', () => {
  const state = auctioned(game(), { B: ['FT'] })
  setPhase(state, '3')
  corporation(state, 'CPR', { cell: [0, 4], players: { A: 5 }, treasury: 45 })
  setOperation(state, 'CPR')
  does(state, 'A', actions.buyPrivate('FT', 20))
  expect(askedOf(state)).toBe('B')
  does(state, 'B', actions.disagree)
  expect([askedOf(state), ownerOf(state, 'FT')]).toEqual(['A for CPR', 'B'])
})

test('G19, 2.9a, 2.9c: with the money of a loan', () => {
  const state = auctioned(game(), { B: ['FT'] })
  setPhase(state, '3')
  corporation(state, 'GW', { cell: [0, 4], players: { A: 5 } })
  setOperation(state, 'GW')
  does(state, 'A', actions.takeLoan)
  doesWithConsent(state, 'A', actions.buyPrivate('FT', 40))
  expect(treasury(state, 'GW')).toBe(60)
  while (['track', 'token'].includes(state.operation!.step)) does(state, 'A', actions.done)
  expect(treasury(state, 'GW')).toBe(50)
})

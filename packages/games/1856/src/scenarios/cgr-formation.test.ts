import { copy, hash } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { certificateLimit } from '../certificateLimit.ts'
import type { CorporationId } from '../components/companies.ts'
import { CHART } from '../components/market.ts'
import { cgrSpace } from '../government/par.ts'
import type { Options1856 } from '../options.ts'
import { certificatesFor, certificatesOf, type State1856 } from '../state.ts'
import {
  actions,
  askedOf,
  auctioned,
  cash,
  cashOf,
  cell,
  corporation,
  does,
  game,
  kindsFor,
  presidentOf,
  refuses,
  setOperation,
  setTrainsLeft,
  sharesByHolder,
  tiles,
  trainId,
  treasury,
  typesOf,
} from './position.ts'

/** No 5-train is left, so the next one that is bought is the first 6-train. */
function before(players: number, options: Partial<Options1856> = {}): State1856 {
  const state = auctioned(game(players, options))
  setTrainsLeft(state, '5', 0)
  return state
}

/** It is on turn, and buys the first 6-train. */
function buysSix(
  state: State1856,
  id: CorporationId,
  name: 'A' | 'B' | 'C' | 'D',
  toOperate: CorporationId[] = [],
) {
  setOperation(state, id, { step: 'trains', toOperate })
  return does(state, name, actions.buyTrain('6'))
}

test('S57, 3b to 3i, 3m: two corporations merge into one of ten shares', () => {
  const state = before(3)
  corporation(state, 'CPR', { cell: [0, 8], players: { A: 5 }, treasury: 700 })
  corporation(state, 'BBG', { cell: [3, 1], players: { A: 6, B: 2 }, pool: 1, loans: 2, treasury: 150 })
  corporation(state, 'WR', { cell: [1, 4], players: { B: 5, A: 1, C: 1 }, loans: 3, treasury: 80 })
  moveTo(state, 'BBG', 65)
  buysSix(state, 'CPR', 'A')
  expect([state.corporations.BBG.loans, treasury(state, 'BBG')]).toEqual([1, 50])
  expect(askedOf(state)).toBe('A for BBG')
  does(state, 'A', actions.merge)
  const events = does(state, 'B', actions.merge)
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'cgr-formed', shares: 10, inBank: 2, par: 100 }),
  )
  expect(sharesByHolder(state, 'CGR')).toEqual({ A: 3, B: 3, pool: 2, bank: 2 })
  expect([presidentOf(state, 'CGR'), treasury(state, 'CGR'), cell(state, 'CGR')]).toEqual(['A', 130, [0, 4]])
  expect(certificateLimit(state)).toBe(25)
})

test('S58, 3c: the president of the buyer rescues it from his own cash', () => {
  const indebted = (money: number, options: Partial<Options1856> = {}) => {
    const state = before(4, options)
    corporation(state, 'GW', { cell: [0, 4], players: { A: 5 }, treasury: 702, loans: 1 })
    cash(state, { A: money })
    buysSix(state, 'GW', 'A')
    return state
  }
  const state = indebted(98)
  does(state, 'A', actions.rescue)
  expect([treasury(state, 'GW'), cashOf(state, 'A'), state.corporations.GW.loans]).toEqual([0, 0, 0])
  expect([typesOf(state, 'GW'), state.corporations.CGR.status]).toEqual([['6'], 'waiting'])

  const poorer = indebted(97)
  expect(kindsFor(poorer, 'A')).toEqual(['merge'])
  refuses(poorer, 'A', actions.rescue, '3c')
  // 3n: the buyer itself has merged
  does(poorer, 'A', actions.merge)
  expect(poorer.operation).toBe(null)

  const forbidden = indebted(98, { formationPresidentRepay: 'forbidden' })
  expect(forbidden.corporations.GW.status).toBe('merged')
})

test('S61, G05, 3i: the average price, rounded to a cell of the top row', () => {
  const par = (prices: number[], cgrParAverage: Options1856['cgrParAverage'] = 'allMerged') => {
    const state = auctioned(game(4, { cgrParAverage }))
    const ids = (['BBG', 'CA', 'CPR'] as const).slice(0, prices.length)
    for (const [index, id] of ids.entries()) {
      corporation(state, id, { cell: [0, 4], players: { A: 5 } })
      moveTo(state, id, prices[index]!)
    }
    return CHART.cells[cgrSpace(state, ids)]!.price
  }
  expect(par([40, 125, 200])).toBe(125)
  expect(par([40, 125, 200], 'dropLowestOfThree')).toBe(150)
  expect(par([110, 125])).toBe(110)
  expect(par([110, 150], 'dropLowestOfThree')).toBe(125)
  expect(par([125, 150])).toBe(125)
  expect(par([300])).toBe(300)
  expect(par([100, 110])).toBe(110)
  expect(par([90, 110])).toBe(100)
  expect(par([125, 125])).toBe(125)
})

test('S62, 3g: ten shares given out make a corporation of ten, eleven one of twenty', () => {
  const formed = (pool: number) => {
    const state = before(4)
    corporation(state, 'CPR', { cell: [0, 8], players: { C: 5 }, treasury: 700 })
    corporation(state, 'GT', { cell: [0, 4], players: { A: 6 }, pool: 2, loans: 1 })
    corporation(state, 'GW', { cell: [0, 4], players: { A: 6 }, pool: 2, loans: 1 })
    corporation(state, 'BBG', { cell: [0, 4], players: { A: 4 }, pool, loans: 1 })
    cash(state, { A: 0 })
    buysSix(state, 'CPR', 'C')
    for (let merged = 0; merged < 3; merged++) does(state, 'A', actions.merge)
    return [certificatesFor(state, 'CGR').shares, sharesByHolder(state, 'CGR')]
  }
  expect(formed(0)).toEqual([10, { A: 8, pool: 2, bank: 0 }])
  expect(formed(2)).toEqual([20, { A: 8, pool: 3, bank: 9 }])
})

test('S63, 3h: with one share the president has half a certificate', () => {
  const state = before(4)
  corporation(state, 'CPR', { cell: [0, 8], players: { A: 5 }, treasury: 700 })
  corporation(state, 'CA', { cell: [0, 8], players: { C: 2 }, loans: 2 })
  buysSix(state, 'CPR', 'A')
  does(state, 'C', actions.merge)
  expect(sharesByHolder(state, 'CGR')).toEqual({ C: 1, bank: 8, pool: 0 })
  expect([presidentOf(state, 'CGR'), cell(state, 'CGR'), state.corporations.CGR.par]).toEqual([
    'C',
    [0, 8],
    175,
  ])
})

test('S72, 3n: the CGR operates at once if none of the merged corporations had its turn', () => {
  const round = (gtMerges: boolean) => {
    const state = before(4)
    corporation(state, 'GT', { cell: [0, 9], players: { D: 5 }, loans: gtMerges ? 1 : 0 })
    corporation(state, 'CV', { cell: [0, 8], players: { A: 5 }, treasury: 700 })
    corporation(state, 'BBG', { cell: [0, 6], players: { B: 5 }, loans: 1 })
    corporation(state, 'WR', { cell: [0, 5], players: { C: 5 }, loans: 1 })
    corporation(state, 'LPS', { cell: [0, 4], players: { C: 5 } })
    buysSix(state, 'CV', 'A', ['BBG', 'WR', 'LPS'])
    does(state, 'B', actions.merge)
    does(state, 'C', actions.merge)
    if (gtMerges) does(state, 'D', actions.merge)
    return state.toOperate
  }
  expect(round(false)).toEqual(['CGR', 'LPS'])
  expect(round(true)).toEqual(['LPS'])
})

test('G07, G08, 3b, 3c, 2.9d: who pays does so at once, and takes no loan for it', () => {
  const state = before(4)
  corporation(state, 'CPR', { cell: [0, 8], players: { C: 5 }, treasury: 700 })
  corporation(state, 'GT', { cell: [0, 5], players: { A: 5 }, loans: 4, treasury: 360 })
  corporation(state, 'BBG', { cell: [0, 4], players: { D: 5 }, loans: 3, treasury: 20 })
  cash(state, { A: 50, D: 250 })
  buysSix(state, 'CPR', 'C')
  expect(askedOf(state)).toBe('D for BBG')
  refuses(state, 'D', actions.takeLoan, '3c')
  refuses(state, 'D', actions.rescue, '3c')
  does(state, 'D', actions.merge)
  const poor = copy(state)
  cash(poor, { A: 39 })
  refuses(poor, 'A', actions.rescue, '3c')
  does(state, 'A', actions.rescue)
  expect([cashOf(state, 'A'), treasury(state, 'GT'), state.corporations.GT.loans]).toEqual([10, 0, 0])
  expect(state.formation).toBe(null)
  refuses(state, 'C', actions.rescue, '3c')
})

test('G09, 3j: homes first, one token on a tile, and the president chooses the city', () => {
  const state = before(4)
  tiles(state, 'L13 #57 r0', 'I12 #59 r0')
  corporation(state, 'CPR', { cell: [0, 8], players: { D: 5 }, treasury: 700 })
  corporation(state, 'CV', { cell: [0, 5], players: { A: 5 }, loans: 1, tokens: [['L13', 0]] })
  corporation(state, 'GT', { cell: [0, 5], players: { A: 5 }, loans: 1, tokens: [['N11', 1]] })
  corporation(state, 'WR', { cell: [0, 4], players: { A: 5 }, loans: 1, tokens: [['I12', 0]] })
  corporation(state, 'BBG', { cell: [0, 4], players: { A: 5 }, loans: 1, tokens: [['I12', 1]] })
  cash(state, { A: 0 })
  buysSix(state, 'CPR', 'D')
  for (let merged = 0; merged < 4; merged++) does(state, 'A', actions.merge)
  expect(kindsFor(state, 'A')).toEqual(['keep-token'])
  refuses(state, 'A', actions.keepToken('L13', 0), '3j')
  does(state, 'A', actions.keepToken('I12', 1))
  expect(state.formation).toBe(null)
  const hexes = Object.entries(state.board.tokens)
    .filter(([, slots]) => slots.flat().includes('CGR'))
    .map(([hex]) => hex)
  expect(hexes.sort()).toEqual(['I12', 'J15', 'L13', 'N11', 'O16', 'P9'])
  expect(state.corporations.CGR.tokensLeft).toBe(4)
  // the other Toronto city and the other city of Kitchener are empty again
  expect(state.board.tokens.N11!.flat().filter((token) => token !== null)).toEqual(['CGR'])
  expect(state.board.tokens.I12!.flat().filter((token) => token !== null)).toEqual(['CGR'])
})

test('G10, 3j, 2.1c: a token that waits for a tile goes on waiting', () => {
  const state = before(4)
  corporation(state, 'CPR', { cell: [0, 8], players: { D: 5 }, treasury: 700 })
  corporation(state, 'THB', { cell: [0, 5], players: { A: 5 }, loans: 1 })
  cash(state, { A: 0 })
  buysSix(state, 'CPR', 'D')
  does(state, 'A', actions.merge)
  expect([state.waitingTokens, state.corporations.CGR.tokensLeft]).toEqual([{ L15: 'CGR' }, 9])
})

test('G11, 3k, 3o: 4-trains go first, as many as one likes', () => {
  const state = before(4)
  corporation(state, 'CPR', { cell: [0, 8], players: { D: 5 }, treasury: 700 })
  corporation(state, 'GW', { cell: [0, 5], players: { A: 5 }, loans: 1, trains: ['5', '4'] })
  corporation(state, 'WR', { cell: [0, 5], players: { A: 5 }, loans: 1, trains: ['5', '4'] })
  corporation(state, 'GT', { cell: [0, 4], players: { A: 5 }, loans: 1, trains: ['4'] })
  cash(state, { A: 0 })
  buysSix(state, 'CPR', 'D')
  for (let merged = 0; merged < 3; merged++) does(state, 'A', actions.merge)
  expect(typesOf(state, 'CGR').sort()).toEqual(['4', '4', '4', '5', '5'])
  refuses(state, 'A', actions.done, '3k')
  refuses(state, 'A', actions.returnTrain(trainId(state, 'CGR', '5')), '3k')
  does(state, 'A', actions.returnTrain(trainId(state, 'CGR', '4')))
  does(state, 'A', actions.returnTrain(trainId(state, 'CGR', '4')))
  const kept = copy(state)
  does(kept, 'A', actions.done)
  expect([kept.formation, typesOf(kept, 'CGR').length]).toEqual([null, 3])
  does(state, 'A', actions.returnTrain(trainId(state, 'CGR', '4')))
  expect([state.formation, typesOf(state, 'CGR'), state.depot.pool.length]).toEqual([null, ['5', '5'], 3])
})

test('G12, 3e, 5.1f: of two rights of a kind the second is for sale again', () => {
  const state = before(4)
  corporation(state, 'CPR', { cell: [0, 8], players: { D: 5 }, treasury: 700 })
  corporation(state, 'WR', { cell: [0, 5], players: { A: 5 }, loans: 1 })
  corporation(state, 'BBG', { cell: [0, 5], players: { A: 5 }, loans: 1 })
  corporation(state, 'THB', { cell: [0, 4], players: { B: 5 } })
  state.rights.bridge = { holders: ['WR', 'BBG', 'THB'], left: 0 }
  cash(state, { A: 0 })
  buysSix(state, 'CPR', 'D')
  does(state, 'A', actions.merge)
  does(state, 'A', actions.merge)
  expect(state.rights.bridge).toEqual({ holders: ['THB', 'CGR'], left: 1 })
})

test('S59, 3b to 3n: four corporations merge into one of twenty shares', () => {
  const state = before(4, { cgrParAverage: 'dropLowestOfThree', destinationRule: 'parredBeforeFives' })
  tiles(state, 'L13 #57 r0')
  corporation(state, 'CPR', { cell: [0, 10], players: { C: 5 }, treasury: 700 })
  corporation(state, 'CV', { cell: [0, 6], players: { A: 5 }, loans: 3, treasury: 314 })
  corporation(state, 'GT', { cell: [1, 4], players: { C: 6, D: 1 }, pool: 3, loans: 7, treasury: 91 })
  corporation(state, 'LPS', { cell: [1, 4], players: { D: 6, B: 1 }, pool: 2, loans: 5, treasury: 314 })
  corporation(state, 'TGB', { cell: [1, 4], players: { C: 5, D: 1, B: 2 }, pool: 1, loans: 2, treasury: 150 })
  corporation(state, 'WR', { cell: [0, 8], players: { B: 6 }, pool: 3, loans: 2, treasury: 28 })
  state.corporations.GT.trains.push({ id: '4-0' })
  state.corporations.LPS.trains.push({ id: '4-1' }, { id: '5-0' })
  state.scrapped = state.scrapped.filter((id) => !['4-0', '4-1', '5-0'].includes(id))
  cash(state, { A: 0, B: 0, C: 0, D: 0 })
  buysSix(state, 'CPR', 'C', ['GT'])
  const { CV, GT, LPS, TGB } = state.corporations
  expect([CV.loans, GT.loans, LPS.loans, TGB.loans]).toEqual([0, 7, 2, 1])
  expect(state.formation?.toDecide).toEqual(['GT', 'TGB', 'LPS', 'WR'])
  does(state, 'C', actions.merge)
  does(state, 'C', actions.merge)
  does(state, 'D', actions.merge)
  does(state, 'B', actions.merge)
  expect(sharesByHolder(state, 'CGR')).toEqual({ B: 4, C: 5, D: 4, pool: 5, bank: 2 })
  expect([presidentOf(state, 'CGR'), treasury(state, 'CGR'), cell(state, 'CGR')]).toEqual(['C', 183, [0, 5]])
  expect(typesOf(state, 'CGR').sort()).toEqual(['4', '4', '5'])
  // WR and others have had their turns
  expect([certificateLimit(state), state.toOperate]).toEqual([16, []])
  expect(certificatesOf(state, 2)).toBe(2 + 1 + 3 * 0.5 + 2)
})

test('G14: the same decisions from the same position form the same CGR', () => {
  const state = before(4)
  corporation(state, 'CPR', { cell: [0, 8], players: { A: 5 }, treasury: 700 })
  corporation(state, 'GW', {
    cell: [0, 5],
    players: { B: 5 },
    pool: 3,
    loans: 2,
    trains: ['4', '5'],
    escrow: 100,
  })
  corporation(state, 'WR', { cell: [0, 4], players: { B: 5 }, loans: 1, trains: ['4', '4'] })
  cash(state, { B: 0 })
  setOperation(state, 'CPR', { step: 'trains', toOperate: ['GW', 'WR'] })
  const formed = (from: State1856): string => {
    does(from, 'A', actions.buyTrain('6'))
    does(from, 'B', actions.merge)
    does(from, 'B', actions.merge)
    does(from, 'B', actions.returnTrain(trainId(from, 'CGR', '4')))
    does(from, 'B', actions.done)
    return hash(from)
  }
  const untouched = hash(state)
  const first = formed(copy(state))
  expect(hash(state)).toBe(untouched)
  expect(formed(state)).toBe(first)
})

test('S60, 3e, 3f, 3j: twenty shares are the cap, escrow is lost, and surplus tokens go', () => {
  const state = before(4, { destinationRule: 'parredBeforeFives' })
  tiles(state, 'L13 #57 r0', 'H15 #57 r0', 'J13 #57 r0', 'F17 #6 r1')
  corporation(state, 'CPR', { cell: [0, 8], players: { D: 5 }, treasury: 700 })
  const elsewhere = { CV: 'L13', GT: 'H15', GW: 'F17', BBG: 'J13' } as const
  for (const id of ['CV', 'GT', 'GW', 'BBG', 'WR', 'CA', 'LPS'] as const) {
    const hex = id in elsewhere ? elsewhere[id as keyof typeof elsewhere] : undefined
    corporation(state, id, {
      cell: [0, 5],
      players: { A: 4, B: 4 },
      pool: 2,
      loans: 1,
      ...(id === 'GT' && { escrow: 200 }),
      ...(hex && { tokens: [[hex, 0]] as const }),
    })
  }
  cash(state, { A: 0 })
  const bank = state.bank.cash
  buysSix(state, 'CPR', 'D')
  for (let merged = 0; merged < 6; merged++) does(state, 'A', actions.merge)
  const events = does(state, 'A', actions.merge)
  expect(events).toContainEqual({ kind: 'escrow-ended', corporation: 'GT', amount: 200, paid: false })
  expect(state.bank.cash).toBe(bank + 700)
  // 28 and 28 shares for 14 and 6 of twenty; nothing is left for the pool
  expect(sharesByHolder(state, 'CGR')).toEqual({ A: 14, B: 6, pool: 0, bank: 0 })
  expect(kindsFor(state, 'A')).toEqual(['remove-token'])
  refuses(state, 'A', actions.removeToken('P9'), '3j')
  does(state, 'A', actions.removeToken('H15'))
  expect([state.formation, state.corporations.CGR.tokensLeft]).toEqual([null, 0])
})

function moveTo(state: State1856, id: CorporationId, price: number): void {
  const market = state.market.filter(({ company }) => company !== id)
  const space = CHART.cells.findIndex((one) => one.price === price)
  const index = market.findIndex((marker) => marker.space < space)
  market.splice(index < 0 ? market.length : index, 0, { company: id, space })
  state.market.splice(0, state.market.length, ...market)
}

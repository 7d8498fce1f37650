import { expect, test } from 'vitest'
import {
  actions,
  bankrupt,
  cash,
  corporation,
  does,
  offersTo,
  passAll,
  refuses,
  setStockRound,
  stockGame,
} from './position.ts'

test('LAY.1, LAY.2, LAY.4 Layers and their par prices', () => {
  const state = stockGame({ layersOpen: 2 })
  cash(state, { A: 1000 })
  setStockRound(state, 'A')
  const pars = (id: string) =>
    offersTo(state, 'A').flatMap(({ action }) =>
      action.kind === 'launch' && action.corporation === id ? [action.par] : [],
    )
  expect(['C&N', 'IOW', 'IWNJ', 'FYN', 'NGStL', 'BHI&R', 'S&C', 'VYSC'].map(pars)).toEqual([
    [74, 82, 90, 100],
    [74, 82, 90, 100],
    [62, 68, 74, 82],
    [62, 68, 74, 82],
    [],
    [],
    [],
    [],
  ])
  refuses(state, 'A', actions.launch('C&N', 62), 'LAY.4')
  refuses(state, 'A', actions.launch('IWNJ', 78), 'LAY.4')
  refuses(state, 'A', actions.launch('NGStL', 62), 'LAY.2')
})

test('LAY.4 The par prices of layers 3 and 4', () => {
  const state = stockGame({ layersOpen: 4 })
  cash(state, { A: 1000 })
  setStockRound(state, 'A')
  refuses(state, 'A', actions.launch('BHI&R', 54), 'LAY.4')
  refuses(state, 'A', actions.launch('VYSC', 68), 'LAY.4')
  does(state, 'A', actions.launch('VYSC', 54))
})

test('S16 A layer is opened by operating (LAY.2)', () => {
  const state = stockGame()
  corporation(state, 'C&N', { price: 82, players: { A: 5 }, operated: false })
  setStockRound(state, 'A', 1)
  passAll(state)
  expect([state.operation!.company, state.layersOpen]).toEqual(['C&N', 2])
  cash(state, { A: 500 })
  setStockRound(state, 'A', 2)
  refuses(state, 'A', actions.launch('NGStL', 62), 'LAY.2')
  does(state, 'A', actions.launch('FYN', 62))
})

test('LAY.2 A layer is opened by the last certificate of the IPO, in the middle of the round', () => {
  const state = stockGame({ layersOpen: 2 })
  corporation(state, 'IWNJ', { price: 82, players: { A: 5, B: 4 }, operated: false })
  cash(state, { A: 82, B: 200 })
  setStockRound(state, 'A')
  const events = does(state, 'A', actions.buy('IWNJ'))
  expect(events.flatMap((event) => (event.kind === 'layer-opened' ? [event.layer] : []))).toEqual([3])
  does(state, 'B', actions.launch('NGStL', 58))
})

test('LAY.3 A layer stays open when the company that opened it is bankrupt', () => {
  const state = stockGame({ layersOpen: 2, phase: '5' })
  corporation(state, 'IOW', { price: 14, players: { A: 5 }, trains: ['5+3'] })
  cash(state, { A: 0, B: 500, C: 0 })
  setStockRound(state, 'A')
  does(state, 'A', actions.sell('IOW', 3))
  expect([state.corporations.IOW.bankrupt, state.layersOpen]).toEqual([true, 2])
})

test('G03 A bankrupt company is started again at any price from 40 on (BKR.7)', () => {
  const state = stockGame()
  bankrupt(state, 'IOW')
  cash(state, { A: 80, B: 200 })
  setStockRound(state, 'A')
  const pars = (name: 'A' | 'B') =>
    offersTo(state, name).flatMap(({ action }) =>
      action.kind === 'launch' && action.corporation === 'IOW' ? [action.par] : [],
    )
  expect(pars('A')).toEqual([40])
  refuses(state, 'A', actions.launch('IOW', 44), 'SR.4')
  refuses(state, 'A', actions.buy('IOW'), 'BKR.7')
  does(state, 'A', actions.pass)
  expect(pars('B')).toEqual([40, 44, 47, 50, 52, 54, 56, 58, 60, 62, 65, 68, 71, 74, 78, 82, 86, 90, 95, 100])
  refuses(state, 'B', actions.launch('IOW', 36), 'BKR.7')
  refuses(state, 'B', actions.launch('IOW', 105), 'BKR.7')
})

test.each([
  ['forbidden', false],
  ['allowed', true],
] as const)('SOU.3 Starting a company after the Southern Railway: %s', (startAfterSouthern, isAllowed) => {
  const state = stockGame({ layersOpen: 4, phase: '9', options: { startAfterSouthern } })
  bankrupt(state, 'IOW')
  cash(state, { A: 500, B: 500 })
  state.southernInForce = true
  setStockRound(state, 'A')
  if (isAllowed) does(state, 'A', actions.launch('FYN', 62))
  else refuses(state, 'A', actions.launch('FYN', 62), 'SOU.3')
  if (!isAllowed) does(state, 'A', actions.launch('IOW', 40))
})

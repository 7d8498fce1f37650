import { decisions, whyNot } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { game1860 } from '../index.ts'
import { actions, cash, does, game } from '../scenarios/position.ts'
import { view1860 } from './gameView.ts'
import { EN, put } from './testing/readers.ts'

test('AUC.3, AUC.4: a bid says what is left for the lots', () => {
  const state = game(3)
  cash(state, { A: 200 })
  expect(put(state, 'A', actions.bid(60))).toMatchObject({
    label: 'Bid £60',
    notes: [
      'You then choose one of 6 lots.',
      'What is left then pays for: Brading, Yarmouth, Cowes and Ryde Pier.',
    ],
  })
})

test('AUC.5, AUC.6: a pass that ends an auction says who wins', () => {
  const state = game(3)
  does(state, 'A', actions.auctionPass)
  does(state, 'B', actions.auctionPass)
  expect(put(state, 'C', actions.auctionPass).notes).toEqual([
    'All have passed: Aoi, who passed first, chooses without a premium.',
  ])
  const bid = game(3)
  does(bid, 'A', actions.bid(20))
  does(bid, 'B', actions.auctionPass)
  expect(put(bid, 'C', actions.auctionPass).notes).toEqual(['Aoi then wins for £20 and chooses.'])
})

test('AUC.7: the lots with their prices, and what a presidency needs', () => {
  const state = game(3)
  does(state, 'A', actions.bid(0))
  does(state, 'B', actions.auctionPass)
  does(state, 'C', actions.auctionPass)
  const { cards, companies } = view1860.scene(state, EN)
  expect(cards!.map(({ title, lot }) => `${title} ${lot!.asks.value}`)).toEqual([
    'Brading £30',
    'Yarmouth £50',
    'Cowes £90',
    'Ryde Pier £130',
  ])
  const probes = companies!.all.map(({ id, probes = [] }) => [
    id,
    probes.flatMap((one) => one.actions).length,
  ])
  expect(probes.filter(([, count]) => count !== 0)).toEqual([
    ['C&N', 4],
    ['IOW', 4],
  ])
  expect(put(state, 'A', actions.takePrivate('CMH')).label).toBe('Take Cowes for £90')
  expect(put(state, 'A', actions.takePresidency('IOW', 100))).toMatchObject({
    label: 'Become president of IOW at £100 for £200',
    notes: ['Players then hold 2 of the 5 shares that float IOW.'],
  })
  cash(state, { A: 250 })
  expect(put(state, 'A', actions.takePresidency('IOW', 100)).notes).toContain(
    'The shares missing for that cost £300: others must buy some.',
  )
})

test('AUC.8: a lot that costs too much answers why', () => {
  const state = game(3)
  does(state, 'A', actions.bid(0))
  does(state, 'B', actions.auctionPass)
  does(state, 'C', actions.auctionPass)
  cash(state, { A: 100 })
  const { probe } = view1860.scene(state, EN).cards!.at(-1)!.lot!
  expect(probe).toEqual(actions.takePrivate('RPSC'))
  expect(whyNot(game1860, state, 0, probe)?.rule).toBe('1860-AUC.8')
  expect(decisions(game1860, state)[0]!.seat).toBe(0)
})

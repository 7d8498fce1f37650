import { expect, test } from 'vitest'
import type { CorporationId } from '../components/companies.ts'
import { bankrupt, corporation, setStockRound, stockGame } from '../scenarios/position.ts'
import type { State1860 } from '../state.ts'
import { view1860 } from './gameView.ts'
import { EN } from './testing/readers.ts'

const shown = (state: State1860, id: CorporationId) =>
  view1860.scene(state, EN).companies!.all.find((company) => company.id === id)!

test('INFO.3: what is said of a company, by its state', () => {
  const state = stockGame({ layersOpen: 3, phase: '6' })
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, insolvent: true })
  corporation(state, 'IOW', {
    price: 82,
    par: 90,
    players: { B: 1 },
    president: null,
    pool: 4,
    trains: ['6+3'],
  })
  corporation(state, 'IWNJ', { price: null, par: 62, players: { A: 2, C: 1 } })
  bankrupt(state, 'FYN', { treasury: 40 })
  setStockRound(state, 'A')
  expect(
    ['C&N', 'IOW', 'IWNJ', 'FYN', 'NGStL', 'S&C'].map((id) => shown(state, id as CorporationId).note),
  ).toEqual([
    'Insolvent: leases a train until it can buy one',
    'In receivership: Aoi confirms its run',
    'Players hold 3 of the 5 shares that float it',
    'Bankrupt: can be launched again',
    'Not launched',
    'Layer 4, not open',
  ])
  expect(shown(state, 'S&C').facts[1]!.value).toBe(
    '4, opens when a company of layer 3 has operated or is sold out',
  )
  expect(shown(state, 'FYN')).toMatchObject({ status: 'waiting', cash: 40 })
})

test('SOU.3: a company that nobody started in time', () => {
  const state = stockGame({ layersOpen: 4, phase: '9' })
  state.southernInForce = true
  setStockRound(state, 'A')
  expect(shown(state, 'VYSC').note).toBe('After the Southern Railway it cannot be launched any more')
})

test('SR.9, PRIV.5: what a share of a trainless company sells for, and for whom one is kept', () => {
  const state = stockGame({ inBank: ['CMH'] })
  corporation(state, 'C&N', { price: 71, par: 82, players: { A: 5 } })
  setStockRound(state, 'A')
  const facts = shown(state, 'C&N').facts.map(({ label, value }) => `${label}: ${value}`)
  expect(facts).toEqual([
    'Home: Cowes (F2)',
    'Layer: 1',
    'Par price: £82',
    'A share sells for: £35',
    'Reserved share: Cowes',
  ])
  expect(shown(state, 'C&N').holdings).toEqual([50, 0, 0])
})

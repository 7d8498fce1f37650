import { gridChart } from '@roundhouse/finance'
import { expect, test } from 'vitest'
import { boardWith, LAKESIDE } from '../../testing/lakeside.ts'
import { LAKESIDE_WORDING } from '../testing/wording.ts'
import { holdingParts, trainLimitFact } from './companyParts.ts'
import { marketSceneOf } from './marketSceneOf.ts'
import { playerScene, privateCard } from './players.ts'
import { positionFacts } from './positionFacts.ts'
import { primerScene } from './primer.ts'
import { type TrainSupply, tileSupply, trainSupplies, typesInBank } from './supplies.ts'

test('a chart is shown as its cells are marked, with whoever is on them', () => {
  const chart = gridChart(['60 70p 80e', '50y 60 70', '0c 45b'], {
    p: 'par',
    e: 'end',
    y: 'yellow',
    c: 'close',
    b: 'brown',
  })
  const space = chart.cells.findIndex(({ price, row }) => price === 70 && row === 0)
  const { rows } = marketSceneOf({ chart }, [{ company: 'Red', space }], LAKESIDE_WORDING)
  expect(rows.map((cells) => cells.map(({ price, kind, tint = '' }) => `${price} ${kind}${tint}`))).toEqual([
    ['60 normal', '70 par', '80 ends'],
    ['50 normalyellow', '60 normal', '70 normal'],
    ['0 closes', '45 normalbrown'],
  ])
  expect(rows[0]![1]!.companies).toEqual(['Red'])
})

test('a broken bank is alarming', () => {
  const figures = { phase: '3', trainLimit: 4, bank: 120, bankBroken: false, certificateLimit: 11 }
  expect(positionFacts(figures, LAKESIDE_WORDING).map(({ value }) => value)).toEqual(['3', '4', '$120', '11'])
  expect(positionFacts({ ...figures, bank: -5, bankBroken: true }, LAKESIDE_WORDING)[2]).toEqual({
    label: 'Bank',
    value: 'broken (−$5)',
    alarming: true,
  })
})

test('where there is no limit none is told, and nothing is too much', () => {
  const figures = { phase: '8', trainLimit: null, bank: 120, bankBroken: false, certificateLimit: null }
  expect(positionFacts(figures, LAKESIDE_WORDING).map(({ value }) => value)).toEqual([
    '8',
    'unlimited',
    '$120',
    'unlimited',
  ])
  expect(trainLimitFact(5, null, LAKESIDE_WORDING)).toEqual({ label: 'Trains', value: '5' })
  const player = { cash: 0, certificates: 40, value: 0, raises: 0, cards: [], out: false, first: false }
  expect(playerScene(0, { ...player, limit: null }, LAKESIDE_WORDING).facts[0]).toEqual({
    label: 'Certificates',
    value: '40',
    amount: 40,
  })
})

test('the primer says what to look for in the round, early in the first set', () => {
  const words = { goal: 'Win', rounds: 'In turn', looks: { stock: 'Buy', operating: 'Build' } }
  const primer = (round: 'stock' | 'operating' | 'over', set: number) => primerScene({ round, set }, words)
  expect(primer('stock', 1)).toEqual({ goal: 'Win', rounds: 'In turn', look: 'Buy', early: true })
  expect(primer('operating', 2)).toEqual({ goal: 'Win', rounds: 'In turn', look: 'Build' })
  expect(primer('over', 1)).toEqual({ goal: 'Win', rounds: 'In turn' })
})

test('shares are told in percent, elsewhere by the place', () => {
  const certificates = { shares: 20, presidents: 2, weight: 0.5 }
  const shares = { players: [4, 0], market: 6, treasury: 10 }
  const parts = holdingParts<'market' | 'treasury'>(
    shares,
    ['treasury', 'market'],
    certificates,
    LAKESIDE_WORDING,
  )
  expect(parts).toEqual({
    holdings: [20, 0],
    elsewhere: [
      { label: 'Treasury', percent: 50 },
      { label: 'Market', percent: 30 },
    ],
  })
})

test('a private is told by its price, its revenue and what it can do', () => {
  const card = privateCard(
    { id: 'P1', price: 20, revenue: 5, text: 'Nothing.' },
    [{ label: 'Bid', value: '$25' }],
    LAKESIDE_WORDING,
  )
  expect(card).toMatchObject({ id: 'P1', title: 'The P1', text: 'Nothing.' })
  expect(card.facts.map(({ value }) => value)).toEqual(['$20', '$5', '$25'])
})

test('the bank has every type, now or later, and each type in its pool', () => {
  const types = [
    { type: '2', count: 2 },
    { type: '3', count: 1 },
    { type: 'D', count: null },
  ]
  const depot = { sold: { '2': 2, '3': 0, D: 0 }, pool: [{ id: '2-1' }, { id: '2-0' }] }
  expect(typesInBank(types, depot)).toEqual([
    { from: 'bank', type: '2', left: 0, now: false },
    { from: 'bank', type: '3', left: 1, now: true },
    { from: 'bank', type: 'D', left: Number.POSITIVE_INFINITY, now: false },
    { from: 'pool', type: '2', left: 2, now: true },
  ])
})

test('the pool is shown when there is a train in it', () => {
  const train: TrainSupply = { from: 'bank', name: '3', price: 180, reach: '3 stops', left: 0 }
  const used: TrainSupply = { ...train, from: 'pool', left: 1, now: true, probe: { kind: 'buy-train' } }
  expect(trainSupplies([train], LAKESIDE_WORDING).map(({ id }) => id)).toEqual(['depot'])
  expect(trainSupplies([train, used], LAKESIDE_WORDING).map(({ items }) => items)).toEqual([
    [{ id: 'bank 3', label: '3', value: '$180', hint: '3 stops, sold out' }],
    [
      {
        id: 'pool 3',
        label: '3',
        value: '$180',
        hint: '3 stops, 1 left',
        now: true,
        probe: { kind: 'buy-train' },
      },
    ],
  ])
})

test('tiles are counted, and marked while their colour may be laid', () => {
  const { items } = tileSupply(boardWith(['C4 #57 r2']), LAKESIDE.board, ['yellow'], LAKESIDE_WORDING)
  const told = (id: string) => items.find((item) => item.id === id)
  expect(told('57')).toEqual({ id: '57', label: '#57', value: '1', hint: 'yellow', now: true })
  expect([told('8')!.value, told('14')!.now]).toEqual(['∞', undefined])
})

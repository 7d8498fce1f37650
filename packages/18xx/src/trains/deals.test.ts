import { refusal } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { TRAINS_TITLE } from '../testing/trainsTitle.ts'
import {
  answerDeal,
  type Deal,
  type DealEvent,
  offerDeal,
  refuseSeller,
  tradeTrain,
  trainOffers,
} from './deals.ts'

type Companies = 'A' | 'B' | 'C'

test('an offer waits for its answer', () => {
  const state: { deal: Deal<Companies, 'P'> | null } = { deal: null }
  const told: DealEvent<Companies>[] = []
  const train = { kind: 'train', seat: 1, seller: 'B', train: '3-0', price: 120 } as const
  offerDeal(state, train, 'A', (event) => told.push(event))
  expect(state.deal).toEqual(train)
  expect(answerDeal(state, true, (event) => told.push(event))).toEqual(train)
  expect(state.deal).toBeNull()
  offerDeal(state, { kind: 'private', seat: 2, private: 'P', price: 40 }, 'A', (event) => told.push(event))
  answerDeal(state, false, (event) => told.push(event))
  expect(told).toEqual([
    { kind: 'offered', deal: 'train', what: '3-0', seat: 1, by: 'A', price: 120 },
    { kind: 'answered', seat: 1, agreed: true, price: 120 },
    { kind: 'offered', deal: 'private', what: 'P', seat: 2, by: 'A', price: 40 },
    { kind: 'answered', seat: 2, agreed: false, price: 40 },
  ])
})

test('a title without privates has deals for trains alone', () => {
  const state: { deal: Deal<Companies> | null } = { deal: null }
  offerDeal(state, { kind: 'train', seat: 1, seller: 'B', train: '3-0', price: 120 }, 'A', () => {})
  const { seller, train } = answerDeal(state, true, () => {})
  expect([seller, train]).toEqual(['B', '3-0'])
})

test('a train is bought of another corporation that has it and a president', () => {
  const trains = [{ id: '3-0' }]
  const corporations = {
    A: { president: 0, trains },
    B: { president: 0, trains },
    C: { president: null, trains },
  }
  const refused = (seller: Companies, train = '3-0') =>
    refuseSeller<Companies>(TRAINS_TITLE, corporations, 'A', seller, train)
  expect(refused('B')).toBeUndefined()
  expect(refused('B', '3-1')).toEqual(refusal('seller', 'train', { corporation: 'B', train: '3-1' }))
  expect(refused('A')).toEqual(refusal('seller', 'train', { corporation: 'A', train: '3-0' }))
  expect(refused('C')).toEqual(refusal('seller', 'no-president', { corporation: 'C' }))
})

test('trains of others are offered for up to what the buyer has', () => {
  const corporations = {
    A: { president: 0, treasury: { cash: 90 }, trains: [{ id: '2-0' }] },
    B: { president: 1, treasury: { cash: 0 }, trains: [{ id: '3-0' }] },
  }
  expect([...trainOffers(corporations, 'A', ['A', 'B'], () => 160)]).toEqual([
    {
      action: { kind: 'offer-train', seller: 'B', train: '3-0' },
      blank: { kind: 'integer', field: 'price', min: 1, max: 90, face: 160 },
    },
  ])
  expect([...trainOffers(corporations, 'B', ['A', 'B'], () => 160)]).toEqual([])
  corporations.A.treasury.cash = 95
  const [stepped] = trainOffers(corporations, 'A', ['B'], () => 160, 10)
  expect(stepped!.blank).toEqual({ kind: 'integer', field: 'price', min: 10, max: 90, step: 10, face: 160 })
})

test('a train goes to its buyer, and the price to its seller', () => {
  const state = {
    bank: { cash: 0 },
    bankBroken: false,
    players: [],
    corporations: {
      A: { treasury: { cash: 90 }, trains: [] as { id: string }[] },
      B: { treasury: { cash: 0 }, trains: [{ id: '3-0' }] },
    },
  }
  expect(tradeTrain(state, 'A', 'B', '3-0', 50, () => {})).toEqual({ id: '3-0' })
  expect(state.corporations).toEqual({
    A: { treasury: { cash: 40 }, trains: [{ id: '3-0' }] },
    B: { treasury: { cash: 50 }, trains: [] },
  })
})

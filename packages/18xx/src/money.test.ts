import { expect, test } from 'vitest'
import { purseOf, transfer } from './money.ts'

/** A bank with so much, two players, a railway and a ferry. */
const purses = (bank: number) => ({
  bank: { cash: bank },
  bankBroken: false,
  players: [{ cash: 0 }, { cash: 20 }],
  corporations: { Red: { treasury: { cash: 0 } } },
  minors: { Ferry: { treasury: { cash: 5 } } },
})

/** The bank, a player, and what was told when the bank paid him this. */
function paidOut(bank: number, ...amounts: number[]) {
  const state = purses(bank)
  const told: object[] = []
  for (const amount of amounts) transfer(state, 'bank', 0, amount, 'sale', (event) => told.push(event))
  return { state, player: state.players[0]!, told }
}

const paid = (amount: number) => ({ kind: 'paid', payer: 'bank', payee: 0, amount, reason: 'sale' })

test('a payment is told by what it is for, and none is told of nothing', () => {
  const { state, player, told } = paidOut(100, 30, 0)
  expect([state.bank.cash, state.bankBroken, player.cash]).toEqual([70, false, 30])
  expect(told).toEqual([paid(30)])
})

test('the bank pays in full and breaks once; with nothing left it is not broken', () => {
  expect(paidOut(100, 100).state.bankBroken).toBe(false)
  const { state, player, told } = paidOut(100, 130, 20)
  expect([state.bank.cash, state.bankBroken, player.cash]).toEqual([-50, true, 150])
  expect(told).toEqual([paid(130), { kind: 'bank-broken' }, paid(20)])
})

test('a bank that cannot break any more pays on', () => {
  const state = { ...purses(10), bankUnbreakable: true }
  transfer(state, 'bank', 0, 30, 'dividend', () => {})
  expect([state.bank.cash, state.bankBroken]).toEqual([-20, false])
})

test('purses are called by seat, by company, or the bank', () => {
  const state = purses(100)
  const told: object[] = []
  transfer(state, 1, 'Red', 15, 'share', (event) => told.push(event))
  transfer(state, 'Ferry', 'bank', 5, 'closing', (event) => told.push(event))
  expect([state.players[1]!.cash, purseOf(state, 'Red').cash]).toEqual([5, 15])
  expect([state.bank.cash, purseOf(state, 'Ferry').cash]).toEqual([105, 0])
  expect(told).toEqual([
    { kind: 'paid', payer: 1, payee: 'Red', amount: 15, reason: 'share' },
    { kind: 'paid', payer: 'Ferry', payee: 'bank', amount: 5, reason: 'closing' },
  ])
})

test('where companies have a currency of their own, the bank deals with them in it', () => {
  const pounds = { cash: 20, currency: '£' }
  const credits = { cash: 0, currency: 'cc' }
  const state = {
    bank: { cash: 100, currency: '£' },
    companyBank: { cash: 0, currency: 'cc' },
    bankBroken: false,
    players: [pounds],
    corporations: { Red: { treasury: credits } },
  }
  transfer(state, 'bank', 'Red', 500, 'run', () => {})
  transfer(state, 'Red', 'bank', 60, 'tile', () => {})
  transfer(state, 0, 'bank', 20, 'share', () => {})
  expect([pounds.cash, credits.cash, state.bank.cash, state.companyBank.cash]).toEqual([0, 440, 120, -440])
  expect(state.bankBroken).toBe(false)
  expect(() => transfer(state, 'Red', 0, 10, 'dividend', () => {})).toThrow('cannot pay cc as £')
})

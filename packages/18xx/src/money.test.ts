import { expect, test } from 'vitest'
import { payAndEmit } from './money.ts'

/** A bank, a player, and what was told when the bank paid him this. */
function paidOut(bank: number, ...amounts: number[]) {
  const state = { bank: { cash: bank }, bankBroken: false }
  const player = { cash: 0 }
  const told: object[] = []
  for (const amount of amounts)
    payAndEmit(
      state,
      { name: 'bank', purse: state.bank },
      { name: 'A', purse: player },
      amount,
      'sale',
      (event) => told.push(event),
    )
  return { state, player, told }
}

const paid = (amount: number) => ({ kind: 'paid', payer: 'bank', payee: 'A', amount, reason: 'sale' })

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

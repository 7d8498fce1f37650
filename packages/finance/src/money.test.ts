import { expect, test } from 'vitest'
import { pay } from './money.ts'

test('money leaves one purse and enters another', () => {
  const bank = { cash: 100 }
  const player = { cash: 5 }
  pay(bank, player, 30)
  expect([bank.cash, player.cash]).toEqual([70, 35])
})

test('a purse pays itself without change', () => {
  const treasury = { cash: 40 }
  pay(treasury, treasury, 10)
  expect(treasury.cash).toBe(40)
})

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
  'an amount of %d is no payment',
  (amount) => {
    const bank = { cash: 100 }
    const player = { cash: 5 }
    expect(() => pay(bank, player, amount)).toThrow('cannot pay')
    expect([bank.cash, player.cash]).toEqual([100, 5])
  },
)

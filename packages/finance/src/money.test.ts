import { expect, test } from 'vitest'
import { cashIn, type Purse, pay } from './money.ts'

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

test('money moves only inside its own currency', () => {
  const player: Purse<'£'> = { cash: 100, currency: '£' }
  const bank: Purse<'£'> = { cash: 0, currency: '£' }
  const treasury: Purse<'cc'> = { cash: 50, currency: 'cc' }
  pay(player, bank, 30)
  // @ts-expect-error: seen by the compiler, too
  expect(() => pay(player, treasury, 10)).toThrow('cannot pay £ as cc')
  expect([player.cash, bank.cash, treasury.cash]).toEqual([70, 30, 50])
})

test('money is counted by currency', () => {
  const purses: Purse[] = [
    { cash: 100, currency: '£' },
    { cash: 50, currency: 'cc' },
    { cash: -20, currency: '£' },
    { cash: 7 },
  ]
  expect([cashIn(purses, '£'), cashIn(purses, 'cc'), cashIn(purses)]).toEqual([80, 50, 7])
})

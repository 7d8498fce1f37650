import { expect, it } from 'vitest'
import { canonical } from '../json/hash.ts'
import { hostileAttempts } from './hostile.ts'

const action = { kind: 'pay', coins: 2 }
const attempts = [...hostileAttempts(1, action, [0, 2])]
const inputs = attempts.filter(({ seat }) => seat === 1).map(({ action }) => action)

it('never is the honest action of the honest seat', () => {
  expect(inputs.map(canonical)).not.toContain(canonical(action))
})

it('comes from seats that are not asked, and from none', () => {
  const seats = attempts.filter((one) => one.action === action).map(({ seat }) => seat)
  expect(seats).toEqual(expect.arrayContaining([0, 2, -1, 99, Number.NaN, '0', null, undefined]))
})

it('leaves out, adds and replaces fields', () => {
  expect(inputs).toEqual(
    expect.arrayContaining([
      { kind: 'pay' },
      { coins: 2 },
      { ...action, extra: 1 },
      { kind: 'pay', coins: Number.NaN },
      { kind: 'pay', coins: 1.5 },
      { kind: 'pay', coins: null },
      { kind: 'pay', coins: {} },
      { kind: 'toString', coins: 2 },
    ]),
  )
})

it('carries the prototype as a key of its own', () => {
  const poisoned = inputs.filter((input) => Object.keys(input ?? {}).includes('__proto__'))
  expect(poisoned.length).toBeGreaterThan(1)
  expect(inputs.some((input) => Object.hasOwn(input ?? {}, 'constructor'))).toBe(true)
})

it('is as much for an action without fields', () => {
  expect([...hostileAttempts(0, { kind: 'pass' }, [])].length).toBeGreaterThan(40)
})

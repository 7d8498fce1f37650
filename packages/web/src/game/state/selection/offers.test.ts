import { expect, test } from 'vitest'
import type { OfferScene } from '../../../worker/protocol/position.ts'
import { applyLogChange } from '../applyLogChange.ts'
import { actionOf, isSameTarget, offerOf, offersOn, usualFilling } from './offers.ts'

const pass: OfferScene = { action: { kind: 'pass' }, target: { on: 'nothing' }, heading: 'Pass' }
const take: OfferScene = {
  action: { kind: 'take' },
  blank: { kind: 'integer', field: 'count', min: 2, max: 3 },
  target: { on: 'hex', hex: 'A1' },
  heading: 'Take',
}
const token: OfferScene = {
  action: { kind: 'token', stop: 1 },
  target: { on: 'stop', hex: 'A1', stop: 1 },
  heading: 'Token',
}
const run: OfferScene = {
  action: { kind: 'run' },
  blank: { kind: 'open', field: 'routes', proposed: [['x'], ['y']] },
  target: { on: 'routes' },
  heading: 'Run',
}
const give: OfferScene = {
  action: { kind: 'give' },
  blank: { kind: 'subset', field: 'cards', from: ['a', 'b', 'c'], min: 1, max: 2 },
  target: { on: 'nothing' },
  heading: 'Give',
}

test('an offer becomes an action when its blank is filled', () => {
  expect(actionOf(null)).toBeNull()
  expect(actionOf({ offer: pass })).toEqual({ kind: 'pass' })
  expect(actionOf({ offer: take })).toBeNull()
  expect(actionOf({ offer: take, filling: 3 })).toEqual({ kind: 'take', count: 3 })
  for (const filling of [1, 4, 2.5]) expect(actionOf({ offer: take, filling })).toBeNull()
})

test('a blank is filled with the least, or with what is proposed first', () => {
  expect([pass, take, run, give].map(usualFilling)).toEqual([undefined, 2, ['x'], ['a']])
})

test('a price is the face value before anybody says, and the least where that cannot be had', () => {
  const filled = (face: number) =>
    usualFilling({ ...take, blank: { kind: 'integer', field: 'price', min: 20, max: 60, face } })
  expect([10, 40, 60, 80].map(filled)).toEqual([20, 40, 60, 20])
})

test('what is proposed is filled in, where it can be had', () => {
  const filled = (usual: number) =>
    usualFilling({ ...take, blank: { kind: 'integer', field: 'count', min: 1, max: 6, usual } })
  expect([6, 9].map(filled)).toEqual([6, 1])
})

test('offers are found by what is pointed at, a stop also by its hex', () => {
  expect(offersOn([pass, take, token], { on: 'hex', hex: 'A1' })).toEqual([take, token])
  expect(offersOn([pass, take, token], { on: 'stop', hex: 'A1', stop: 1 })).toEqual([take, token])
  expect(offersOn([pass, take, token], { on: 'hex', hex: 'A2' })).toEqual([])
  expect(isSameTarget({ on: 'stop', hex: 'A1', stop: 0 }, { on: 'stop', hex: 'A1', stop: 1 })).toBe(false)
  expect(isSameTarget({ on: 'company', company: 'PRR' }, { company: 'PRR', on: 'company' })).toBe(true)
})

test('an action leads back to its offer', () => {
  expect(offerOf([pass, take], { kind: 'pass' })).toEqual({ offer: pass })
  expect(offerOf([pass, take], { kind: 'take', count: 3 } as { kind: string })).toEqual({
    offer: take,
    filling: 3,
  })
  expect(offerOf([pass, take], { kind: 'take', count: 4 } as { kind: string })).toBeUndefined()
})

test('the lines of a change take the place of what they change', () => {
  const line = (move: number, text: string) => ({ move, text })
  expect(
    applyLogChange([line(0, 'a'), line(1, 'b'), line(2, 'c')], { from: 1, lines: [line(1, 'd')] }),
  ).toEqual([line(0, 'a'), line(1, 'd')])
})

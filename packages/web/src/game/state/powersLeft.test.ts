import type { Preview } from '@roundhouse/view'
import { afterEach, expect, test } from 'vitest'
import type { Position } from '../../worker/protocol/position.ts'
import { isWarnedOf, notePowersLeft } from './powersLeft.ts'
import { state } from './state.ts'

afterEach(() => {
  state.head.value = null
  state.powersLeft.value = { id: '', powers: [] }
})

const warned = (...unused: string[]): Preview => ({
  label: 'End the turn',
  changes: [],
  notes: [],
  warning: 'Not used yet',
  ...(unused.length > 0 && { unused }),
})

const sitAt = (id: string): void => {
  state.head.value = { id } as Position
}

test('who left a power unused is asked about others only, and elsewhere about it too', () => {
  sitAt('one')
  expect(isWarnedOf(warned('MPC'))).toBe(true)
  notePowersLeft('one', warned('MPC'))
  notePowersLeft('one', warned('SC'))
  expect(isWarnedOf(warned('MPC'))).toBe(false)
  expect(isWarnedOf(warned('SC', 'MPC'))).toBe(false)
  expect(isWarnedOf(warned('MPC', 'TBC'))).toBe(true)
  sitAt('two')
  expect(isWarnedOf(warned('MPC'))).toBe(true)
})

test('any other warning stands', () => {
  sitAt('one')
  notePowersLeft('one', warned())
  expect(isWarnedOf(warned())).toBe(true)
  expect(isWarnedOf({ label: '', changes: [], notes: [] })).toBe(false)
})

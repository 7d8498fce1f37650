import { expect, test } from 'vitest'
import type { OfferScene } from '../../../worker/protocol/position.ts'
import { retarget, retargetAll } from './retarget.ts'

const lay = (hex: string, tile: string): OfferScene => ({
  action: { kind: 'lay', hex, tile },
  target: { on: 'hex', hex },
  heading: 'Lay a tile',
})

test('what is offered on one hex, tried on another', () => {
  expect(retarget(lay('B2', '57'), 'C3')).toEqual({ kind: 'lay', hex: 'C3', tile: '57' })
})

test('a blank is filled as it is usually', () => {
  const sell: OfferScene = {
    action: { kind: 'sell', company: 'IC' },
    blank: { kind: 'integer', field: 'count', min: 1, max: 3 },
    target: { on: 'company', company: 'IC' },
    heading: 'Sell',
  }
  expect(retarget(sell, 'GT')).toEqual({ kind: 'sell', company: 'GT', count: 1 })
})

test('an action that does not name its target cannot be tried elsewhere', () => {
  const pass: OfferScene = { action: { kind: 'pass' }, target: { on: 'nothing' }, heading: 'Pass' }
  expect(retarget(pass, 'B2')).toBeUndefined()
})

test('each way only once', () => {
  expect(retargetAll([lay('B2', '57'), lay('B4', '57'), lay('B4', '8')], 'C3')).toHaveLength(2)
})

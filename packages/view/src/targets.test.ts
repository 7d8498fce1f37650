import { expect, test } from 'vitest'
import { onCompany, onHex, targetBy } from './targets.ts'

type Move = { kind: 'build'; hex: string } | { kind: 'sell'; company: string } | { kind: 'pass' }

test('one points at what an action is done to, or at nothing', () => {
  const targetOf = targetBy<Move>({ build: onHex, sell: onCompany })
  expect(targetOf({ kind: 'build', hex: 'B3' })).toEqual({ on: 'hex', hex: 'B3' })
  expect(targetOf({ kind: 'sell', company: 'Red' })).toEqual({ on: 'company', company: 'Red' })
  expect(targetOf({ kind: 'pass' })).toEqual({ on: 'nothing' })
})

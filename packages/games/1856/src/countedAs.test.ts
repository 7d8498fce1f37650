import { expect, test } from 'vitest'
import { countedAs } from './countedAs.ts'
import type { Event1856 } from './events.ts'

const counted: readonly [Event1856, string][] = [
  [{ kind: 'cgr-formed', merged: ['GT'], president: 0, shares: 20, inBank: 0, par: 100 }, 'cgr-formed 20'],
  [{ kind: 'game-end', reason: 'bankruptcy' }, 'game-end bankruptcy'],
  [{ kind: 'right-gained', right: 'tunnel', corporation: 'GW' }, 'right-gained tunnel'],
  [{ kind: 'laid', company: 'GW', hex: 'H11', tile: '3', rotation: 0, cost: 0, by: 'TCC' }, 'laid TCC'],
  [{ kind: 'laid', company: 'GW', hex: 'H11', tile: '3', rotation: 0, cost: 0 }, 'laid'],
  [{ kind: 'token-placed', company: 'GW', hex: 'I12', city: 0, cost: 0, by: 'WSRC' }, 'token-placed WSRC'],
  [{ kind: 'token-waiting', corporation: 'GW', hex: 'I12' }, 'token-waiting'],
  [{ kind: 'paid', payer: 1, payee: 'bank', amount: 10, reason: 'interest' }, 'interest-helped'],
  [{ kind: 'paid', payer: 'GW', payee: 'bank', amount: 10, reason: 'interest' }, 'paid'],
  [{ kind: 'paid', payer: 1, payee: 'bank', amount: 10, reason: 'repayment' }, 'paid'],
  [{ kind: 'connected', corporation: 'GW' }, 'connected'],
]

test.each(counted)('%j is counted as %s', (event, name) => {
  expect(countedAs(event)).toBe(name)
})

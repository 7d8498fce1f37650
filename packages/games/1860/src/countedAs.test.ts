import { expect, test } from 'vitest'
import { countedAs } from './countedAs.ts'
import type { Event1860 } from './events.ts'

const counted: readonly [Event1860, string][] = [
  [{ kind: 'game-end', reason: 'nationalisation' }, 'game-end nationalisation'],
  [{ kind: 'paid', payer: 'bank', payee: 'FYN', amount: 20, reason: 'subsidy' }, 'paid subsidy'],
  [{ kind: 'floated', corporation: 'FYN', capital: 500, again: true }, 'floated again'],
  [{ kind: 'floated', corporation: 'FYN', capital: 740, again: false }, 'floated'],
  [{ kind: 'phase', phase: '6' }, 'phase 6'],
  [{ kind: 'dividend', company: 'IOW', choice: 'full', revenue: 90, distributed: 90 }, 'dividend full'],
  [{ kind: 'insolvent', corporation: 'FYN' }, 'insolvent'],
]

test.each(counted)('%j is counted as %s', (event, name) => {
  expect(countedAs(event)).toBe(name)
})

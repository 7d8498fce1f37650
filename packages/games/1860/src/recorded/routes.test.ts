import { Unreadable } from '@roundhouse/18xx/recorded'
import { expect, test } from 'vitest'
import type { Type } from '../components/trains.ts'
import type { Options1860 } from '../options.ts'
import { auctioned, corporation, game, setOperation, setPhase, tiles } from '../scenarios/position.ts'
import type { State1860 } from '../state.ts'
import { declaredRoute } from './routes.ts'

/** From Cowes over a small station and two halts to Newport. */
const LINE = [['F2 0.1'], ['F2 1.2'], ['F4', 'F2'], ['F4', 'G5']]

function beforeRun(options: Partial<Options1860>, leased: Type | null = null): State1860 {
  const state = auctioned(game(3, options))
  setPhase(state, '3')
  tiles(state, 'F2 #787 r0', 'F4 #742 r3')
  corporation(state, 'C&N', { price: 90, players: { A: 5 }, trains: leased ? [] : ['3+2'] })
  setOperation(state, 'C&N', { step: 'run', leased })
  return state
}

const counts = (state: State1860, halts: number | null, train = '3+2-0', connections = LINE) =>
  declaredRoute(state, new Map(), { train, connections, nodes: null, halts }).counts

test.each([
  ['3+2-0', 2, ['F2.0', 'F2.1', 'F2.2', 'F4.0', 'G5.0']],
  ['3+2-0', 1, ['F2.0', 'F2.1', 'F2.2', 'G5.0']],
  ['2+1-0', 1, ['F2.0', 'F2.2', 'G5.0']],
  ['2+1-0', 0, ['F2.0', 'F2.1', 'G5.0']],
  ['2+1-0', null, ['F2.0', 'F2.1', 'G5.0']],
])('on the run of %s %j halts count, and small stations as far as they go', (train, halts, stops) => {
  expect(counts(beforeRun({ towns: 'maySkip' }), halts, train)).toEqual(stops)
})

test('a leased train takes small stations before halts', () => {
  const state = beforeRun({ towns: 'maySkip' }, '3+2')
  expect(counts(state, null)).toEqual(['F2.0', 'F2.1', 'G5.0'])
})

test('what is not there is no route', () => {
  const state = beforeRun({ map: 'small' })
  expect(() => counts(state, 0, '3+2-0', [['A5', 'A7']])).toThrow(Unreadable)
  const unknown = { train: 'X-1', connections: LINE, nodes: null, halts: null }
  expect(() => declaredRoute(state, new Map(), unknown)).toThrow(Unreadable)
})

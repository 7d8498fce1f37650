import type { Reader } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { newGame, open, receivership } from '../scenarios/position.ts'
import { bnoView } from './gameView.ts'

const EN: Reader = { language: 'en', players: ['Aoi', 'Marek', 'Hiroshi', 'Priya'] }

function position() {
  const state = newGame()
  open(state, 'B&O', { price: 100, players: { A: 3 }, equipment: [1], cubes: ['I29', 'H28', 'H26'] })
  open(state, 'NYC', { price: 100, players: { C: 1 } })
  receivership(state, 'PRR', { treasury: 10, unowned: 2 })
  return state
}

test('every company with cubes has a network, in receivership too', () => {
  const state = position()
  expect(bnoView.scene(state, EN).networks!.map(({ id }) => id)).toEqual(['B&O', 'NYC', 'PRR'])
  expect(bnoView.network!(state, 'Erie', EN)).toBeUndefined()
})

test('a network is the cubes, its best the cities that would count', () => {
  const state = position()
  const { hexes, pieces, stops, best } = bnoView.network!(state, 'B&O', EN)!
  expect(hexes).toEqual(state.companies['B&O'].cubes)
  expect(pieces).toEqual([])
  const [greatest] = stops.toSorted((one, other) => other.value - one.value)
  expect(best!.label).toBe('Possible net income')
  expect(best!.trains[0]!.route!.stops).toEqual([{ ...greatest, paid: true }])
  expect(best!.facts.map(({ label }) => label)).toEqual(['1 city', 'Maintenance'])
})

test('without equipment no city counts', () => {
  expect(bnoView.network!(position(), 'NYC', EN)!.best).toMatchObject({ revenue: 0, trains: [], facts: [] })
})

import { expect, test } from 'vitest'
import { findBestRun } from '../../runs/findBestRun.ts'
import { boardWith, LAKESIDE, redRuns } from '../../testing/lakeside.ts'
import { LAKESIDE_WORDING } from '../testing/wording.ts'
import { hexesReached, networkSceneOf } from './networkSceneOf.ts'

/** From West to Middle by two ways, and on to North and Inlet; Red in West. South is connected with nothing. */
const LINE = boardWith(['B3 #5 r4', 'C4 #15 r2', 'D5 #3 r1', 'C2 #7 r0'], ['B3 Red'])

type Trains = Parameters<typeof redRuns>[1][]

const network = (board = LINE, ...trains: Trains) => {
  const position = redRuns(board, ...trains)
  const facts = [{ label: 'Per share', value: '$1' }]
  const best = findBestRun(LAKESIDE, position, [])
  return networkSceneOf(LAKESIDE, position, best, facts, LAKESIDE_WORDING)
}

test('what a company reaches: track, hexes, and stops with what they are worth', () => {
  const { hexes, pieces, stops } = network()
  expect(hexes.toSorted()).toEqual(['B3', 'C2', 'C4', 'D3', 'D5'])
  expect(stops.map(({ name, value }) => `${name} ${value}`).toSorted()).toEqual([
    'Inlet 10',
    'Middle 30',
    'North 20',
    'West 20',
  ])
  expect(new Set(pieces.map(({ hex }) => hex))).toEqual(new Set(hexes))
  expect(pieces.filter(({ hex }) => hex === 'D3')).toEqual([{ hex: 'D3', from: 1, to: 's0' }])
})

test('without trains there is nothing to run, with trains the best run of all', () => {
  expect(network().best).toBeUndefined()
  const best = network(LINE, '2', '2/3').best!
  expect(best).toMatchObject({ label: 'Best run (proved)', facts: [{ label: 'Per share', value: '$1' }] })
  expect(best.trains.map(({ label }) => label)).toEqual(['2', '2/3'])
  expect(best.trains.reduce((sum, { route }) => sum + (route?.revenue ?? 0), 0)).toBe(best.revenue)
})

test('a train that finds no way stays at home', () => {
  const { best } = network(boardWith([], ['B3 Red']), '2')
  expect(best).toMatchObject({ revenue: 0, trains: [{ label: '2', route: null }] })
})

test('track beyond a city full of others is not reached', () => {
  const blocked = boardWith(['B3 #5 r4', 'C4 #57 r2', 'D5 #3 r1'], ['B3 Red', 'C4 Blue'])
  expect(hexesReached(LAKESIDE, blocked, 'Red')).not.toContain('D5')
  expect(hexesReached(LAKESIDE, blocked, 'Blue')).toContain('C4')
})

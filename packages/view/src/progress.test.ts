import { expect, test } from 'vitest'
import { orderAround, roundsAround } from './progress.ts'

const named = (place: number) => ({ label: `R${place}`, name: `Round ${place}` })
const labels = (now: number, last?: number) =>
  roundsAround(now, named, last).map(({ label, state }) => `${label} ${state}`)

test('a time table shows two rounds on each side, and none before the first or after the last', () => {
  expect(labels(4)).toEqual(['R2 done', 'R3 done', 'R4 now', 'R5 later', 'R6 later'])
  expect(labels(0)).toEqual(['R0 now', 'R1 later', 'R2 later'])
  expect(labels(4, 4)).toEqual(['R2 done', 'R3 done', 'R4 now'])
})

test('whoever is neither on turn nor still to come has had its turn', () => {
  expect(orderAround(['A', 'B', 'C'], 'B', ['C'])).toEqual([
    { company: 'A', state: 'done' },
    { company: 'B', state: 'now' },
    { company: 'C', state: 'later' },
  ])
})

import { expect, test } from 'vitest'
import { earningsOf } from './earnings.ts'

const line = (move: number, company: string, figures: { earned?: number; paid?: number }) => ({
  move,
  company,
  text: company,
  ...figures,
})

test('what companies took in and paid out, by round and in all', () => {
  const log = [
    { text: 'Stock round 1', heading: 'round' as const, move: 0 },
    { text: 'Aoi passes.', move: 1 },
    { text: 'Operating round 1.1', heading: 'round' as const, move: 1 },
    { text: 'PRR', heading: 'turn' as const, company: 'PRR', move: 2 },
    line(2, 'PRR', { earned: 100 }),
    line(3, 'PRR', { paid: 60 }),
    line(4, 'IC', { earned: 0 }),
    { text: 'Operating round 1.2', heading: 'round' as const, move: 5 },
    line(6, 'IC', { earned: 50 }),
  ]
  expect(earningsOf(log)).toEqual({
    rounds: [
      { name: 'Operating round 1.1', move: 1 },
      { name: 'Operating round 1.2', move: 5 },
    ],
    rows: [
      { company: 'PRR', cells: [{ earned: 100, paid: 60 }, null], sum: { earned: 100, paid: 60 } },
      {
        company: 'IC',
        cells: [
          { earned: 0, paid: 0 },
          { earned: 50, paid: 0 },
        ],
        sum: { earned: 50, paid: 0 },
      },
    ],
    sums: [
      { earned: 100, paid: 60 },
      { earned: 50, paid: 0 },
    ],
    most: 100,
  })
})

test('a game without companies has no earnings', () => {
  expect(earningsOf([{ text: 'Round 1', heading: 'round', move: 0 }])).toMatchObject({ rounds: [], rows: [] })
})

import { expect, test } from 'vitest'
import { readMap } from './mapNotation.ts'

test('a hex is a line', () => {
  const map = readMap(
    `
    hex | color  | name     | label | later   | track    | terrain  | reserved        | ports | borders
    B10 | plain
    L15 | yellow | Hamilton | OO    | gray H  | city (0) | water 40 | THB, LPS a, B&O b2 | 2  | 1 water 20, 4 impassable
    A15 | gray   |          |       |         | 0-5
    `,
    { ports: Number },
  )
  expect(map).toEqual([
    { hex: 'B10', color: 'plain', labels: [], stops: [], paths: [] },
    {
      hex: 'L15',
      color: 'yellow',
      name: 'Hamilton',
      labels: ['OO'],
      futureLabels: { gray: ['H'] },
      stops: [{ kind: 'city', revenue: 0, slots: 1 }],
      paths: [[0, 's0']],
      terrain: [{ kind: 'water', cost: 40 }],
      reservations: [{ company: 'THB' }, { company: 'LPS', stop: 0 }, { company: 'B&O', stop: 1, slot: 1 }],
      borders: [
        { edge: 1, kind: 'water', cost: 20 },
        { edge: 4, kind: 'impassable' },
      ],
      ports: 2,
    },
    { hex: 'A15', color: 'gray', labels: [], stops: [], paths: [[0, 5]], fixed: true },
  ])
})

test.each([
  ['color', 'pink', '"pink" is none of plain, yellow, green, brown, gray, red, blue'],
  ['track', 'vilage', '"vilage" cannot be read'],
  ['later', 'brown', '"brown" cannot be read'],
  ['later', 'pink L', '"pink" is none of plain, yellow, green, brown, gray, red, blue'],
  ['terrain', '40 mountain', '"40 mountain" cannot be read'],
  ['reserved', 'GT a0', '"GT a0" cannot be read'],
  ['borders', '6 water 20', '"6 water 20" cannot be read'],
  ['borders', '1 water 20,', '"1 water 20," cannot be read'],
])('of a hex whose %s is %s the line is shown', (column, cell, why) => {
  const line = column === 'color' ? `B2 | ${cell}` : `B2 | plain | ${cell}`
  const head = column === 'color' ? 'hex | color' : `hex | color | ${column}`
  expect(() => readMap(`${head}\n${line}`, {})).toThrow(`${why}, in the line "${line}"`)
})

test('a column is an error where the title does not read it', () => {
  expect(() => readMap('hex | color | ports\nB2 | plain | 1', {})).toThrow('the column "ports"')
})

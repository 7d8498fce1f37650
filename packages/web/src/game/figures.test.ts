import { expect, test } from 'vitest'
import { csvOf } from './figures.ts'

test('a file for a spreadsheet: quotes doubled, formulas as text', () => {
  const figures = {
    rounds: [{ name: 'Round "1", first', label: 'R 1', move: 3 }],
    columns: [{ name: '=SUM(A1)', kind: 'value' as const, of: 0, figures: [null] }],
  }
  expect(csvOf(figures, { round: 'Round', move: 'Move', nameOf: ({ name }) => name })).toBe(
    'Round,Move,\'=SUM(A1)\r\n"Round ""1"", first",3,\r\n',
  )
})

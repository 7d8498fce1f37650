import { expect, test } from 'vitest'
import type { Position } from '../../../worker/protocol/position.ts'
import { csvOf, figuresOf } from './figures.ts'

const at = (round: string, move: number) =>
  ({ move, standings: [], scene: { round, players: [] } }) as unknown as Position

test('the moment after the start of the last round is now', () => {
  const named = (moments: readonly Position[]) => figuresOf(moments, 'Now').rounds.map(({ name }) => name)
  expect(named([at('SR 1', 0), at('OR 1.1', 9), at('OR 1.1', 12)])).toEqual(['SR 1', 'OR 1.1', 'Now'])
  expect(named([at('SR 1', 0), at('OR 1.1', 9)])).toEqual(['SR 1', 'OR 1.1'])
})

test('a file for a spreadsheet: quotes doubled, formulas as text', () => {
  const figures = {
    rounds: [{ name: 'Round "1", first', label: 'R 1', move: 3 }],
    columns: [{ name: '=SUM(A1)', kind: 'value' as const, of: 0, figures: [null] }],
  }
  expect(csvOf(figures, { round: 'Round', move: 'Move', nameOf: ({ name }) => name })).toBe(
    'Round,Move,\'=SUM(A1)\r\n"Round ""1"", first",3,\r\n',
  )
})

import { expect, test } from 'vitest'
import type { Position } from '../../../worker/protocol/position.ts'
import { fleetsOf } from './fleets.ts'

const moment = (move: number, label: string, trains: Readonly<Record<string, readonly string[]>>) =>
  ({
    move,
    scene: {
      round: `Round ${label}`,
      rounds: [{ label, name: label, state: 'now' }],
      companies: {
        all: Object.entries(trains).map(([id, labels]) => ({
          id,
          trains: labels.map((one) => ({ label: one })),
        })),
      },
    },
  }) as unknown as Position

test('trains at the end of rounds, those that are new apart; rounds without change are left out', () => {
  const { rounds, rows } = fleetsOf([
    moment(0, '1', { PRR: [], IC: [], GT: [] }),
    moment(5, '2', { PRR: ['2', '2'], IC: [], GT: [] }),
    moment(9, '3', { PRR: ['2', '2'], IC: [], GT: [] }),
    moment(12, '4', { PRR: ['2'], IC: ['2', '4'], GT: [] }),
  ])
  expect(rounds.map(({ label, move }) => [label, move])).toEqual([
    ['1', 0],
    ['3', 9],
  ])
  const shown = rows.map(({ company, cells }) => [
    company,
    ...cells.map((cell) => cell.map(({ train, isNew }) => `${isNew ? '+' : ''}${train.label}`).join(' ')),
  ])
  expect(shown).toEqual([
    ['PRR', '+2 +2', '2'],
    ['IC', '', '+2 +4'],
  ])
})

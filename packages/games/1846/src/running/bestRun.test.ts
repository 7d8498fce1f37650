import { boardOfRun, type KnownRun, knownRuns } from '@roundhouse/18xx/testing/knownRuns'
import { expect, test } from 'vitest'
import { BOARD } from '../components/board.ts'
import type { CompanyId } from '../components/companies.ts'
import type { Phase, Side } from '../components/trains.ts'
import { afterDraft, game } from '../scenarios/position.ts'
import { type State1846, trainsOf } from '../state.ts'
import { newOperation } from '../turn.ts'
import { bestRunOf } from './bestRun.ts'
import { run } from './run.ts'

type Board = KnownRun<CompanyId, Phase, Side>

/** A turn of the company on the recorded board. Whatever markers there were are gone. */
function turnOn(recorded: Board): State1846 {
  const { phase, entity, trains } = recorded
  const state = afterDraft(game())
  state.board = boardOfRun(BOARD, recorded)
  trainsOf(state, entity).push(
    ...trains.map(({ id, name }) => ({ id, side: name, phasedOut: false, ran: false })),
  )
  return Object.assign(state, { phase, operation: newOperation(entity) })
}

const boards = knownRuns<Board>('1846').filter(({ bonuses = [] }) => bonuses.length === 0)

test.skipIf(boards.length === 0)(
  'on every recorded board the best run earns what is known, and is accepted',
  () => {
    for (const board of boards) {
      const state = turnOn(board)
      const { revenue, routes } = bestRunOf(state, board.entity)
      expect({ n: board.n, revenue }).toEqual({ n: board.n, revenue: board.best_known })
      // 1846-6.35: judged on its own track it must be the same run, or it would fall short of itself
      const declared = routes.map(({ revenue: _, ...route }) => route)
      expect({ n: board.n, refused: run.refuse(state, { kind: 'run', routes: declared }, 0) }).toEqual({
        n: board.n,
        refused: undefined,
      })
    }
    expect(boards).toHaveLength(53)
  },
)

test('what was found for a board is found once, and anew when something else decides', () => {
  const state = afterDraft(game())
  expect(bestRunOf(state, 'GT')).toBe(bestRunOf(state, 'GT'))
  const before = bestRunOf(state, 'GT')
  state.phase = 'III'
  expect(bestRunOf(state, 'GT')).not.toBe(before)
})

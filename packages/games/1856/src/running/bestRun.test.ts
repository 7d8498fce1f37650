import { trainNetwork } from '@roundhouse/18xx'
import { boardOfRun, type KnownRun, knownRuns } from '@roundhouse/18xx/testing/knownRuns'
import { bestRoutes } from '@roundhouse/routes'
import { expect, test } from 'vitest'
import { BOARD } from '../components/board.ts'
import { type CorporationId, RIGHT, RIGHTS } from '../components/companies.ts'
import type { Phase, Type } from '../components/trains.ts'
import { auctioned, game } from '../scenarios/position.ts'
import { type State1856, trainsOf } from '../state.ts'
import { TITLE } from '../title.ts'
import { newOperation } from '../turn.ts'
import { bestRunOf } from './bestRun.ts'
import { run } from './run.ts'
import { runPositionOf } from './runningRules.ts'

type Board = KnownRun<CorporationId, Phase, Type>

/** The corporation before it runs on the recorded board. */
function turnOn(recorded: Board): State1856 {
  const { phase, entity, trains, bonuses = [] } = recorded
  const state = auctioned(game())
  state.board = boardOfRun(BOARD, recorded)
  trainsOf(state, entity).push(...trains.map(({ id }) => ({ id })))
  for (const { hex, hexes } of bonuses) {
    if (hex) state.port = { hex: hex[0], corporation: entity }
    for (const right of RIGHTS)
      if (hexes?.includes(RIGHT[right].hexes[0]!)) state.rights[right].holders.push(entity)
  }
  return Object.assign(state, {
    phase,
    round: 'operating' as const,
    operation: { ...newOperation(entity), step: 'run' as const },
  })
}

const boards = knownRuns<Board>('1856')

test.skipIf(boards.length === 0)(
  'on every recorded board the best run earns what is known or more, and is accepted',
  () => {
    for (const board of boards) {
      const state = turnOn(board)
      const { revenue, routes } = bestRunOf(state, board.entity)
      expect(revenue, `board ${board.n}`).toBeGreaterThanOrEqual(board.best_known)
      const statement = runPositionOf(state, board.entity).runningOn(trainNetwork(TITLE, state.board))
      expect(bestRoutes(statement), `board ${board.n}`).toMatchObject({ proved: true, revenue })
      // judged on its own track
      const declared = routes.map(({ revenue: _, ...route }) => route)
      expect({ n: board.n, refused: run.refuse(state, { kind: 'run', routes: declared }, 0) }).toEqual({
        n: board.n,
        refused: undefined,
      })
    }
    expect(boards).toHaveLength(54)
  },
)

test('what was found for a board is found once, and anew when something else decides', () => {
  const state = auctioned(game())
  const before = bestRunOf(state, 'GT')
  expect(bestRunOf(state, 'GT')).toBe(before)
  state.rights.bridge.holders.push('GT')
  expect(bestRunOf(state, 'GT')).not.toBe(before)
})

import { declareRun, trainNetwork } from '@roundhouse/18xx'
import { bestRoutes } from '@roundhouse/routes'
import { expect, test } from 'vitest'
import type { Type } from '../components/trains.ts'
import type { Options1860 } from '../options.ts'
import { type State1860, trainsOf } from '../state.ts'
import { titleOf } from '../title.ts'
import { bestRunOf } from './bestRun.ts'
import { run } from './run.ts'
import { runPositionOf } from './runningRules.ts'
import { type RunOf1860, recordedRuns, recordedTurn, runningIn } from './testing/recordedTurn.ts'
import { tryEveryRun } from './testing/tryEveryRun.ts'

const boards = recordedRuns()

const isAsked = new Set<string>()

/** Those of which no earlier one asks the same. */
const distinct = boards.filter(({ phase, entity, trains, tiles, tokens, flags }) => {
  const question = JSON.stringify([phase, entity, trains, tiles, tokens, flags])
  const isNew = !isAsked.has(question)
  isAsked.add(question)
  return isNew
})

/** The most that can be earned, halts included, as the search proves it. */
function provedOn(state: State1860): number {
  const statement = runPositionOf(state, state.operation!.company).runningOn(
    trainNetwork(titleOf(state), state.board),
  )
  const { proved, revenue, subsidy } = bestRoutes(statement)
  expect(proved).toBe(true)
  return revenue + subsidy
}

test.skipIf(boards.length === 0)(
  'on every recorded board the best run brings what is known or more, and is accepted',
  () => {
    for (const board of boards) {
      const state = recordedTurn(board)
      expect(provedOn(state), `board ${board.n}`).toBeGreaterThanOrEqual(board.best_known)
      const routes = declareRun(bestRunOf(state, board.entity))
      expect({ n: board.n, refused: run.refuse(state, { kind: 'run', routes }, 0) }).toEqual({
        n: board.n,
        refused: undefined,
      })
    }
    expect(boards).toHaveLength(73)
  },
)

test.skipIf(boards.length === 0)(
  'on every recorded board nothing better is found by trying every run',
  { timeout: 120_000 },
  () => {
    for (const board of distinct) {
      const state = recordedTurn(board)
      expect({ n: board.n, most: tryEveryRun(runningIn(state)) }).toEqual({
        n: board.n,
        most: provedOn(state),
      })
    }
  },
)

/** The same board, where the company has other trains of its own and halts count. */
function withTrains(board: RunOf1860, options: Partial<Options1860>, trains: readonly Type[]): State1860 {
  const flags = { insolvent: false, nationalization: false, halts_ignored: false, receivership: false }
  const state = recordedTurn({ ...board, flags, trains: [] }, options)
  trainsOf(state, board.entity).push(...trains.map((type, number) => ({ id: `${type}-${number}` })))
  return state
}

test.skipIf(boards.length === 0).each<[Partial<Options1860>, Type[]]>([
  [{ towns: 'mustStop', hexReentry: 'forbidden' }, ['2+1', '3+2', '4+2']],
  [{ towns: 'maySkip', hexReentry: 'forbidden' }, ['3+2', '3+2', '5+3']],
  [{ towns: 'mustStop', hexReentry: 'allowed', homeTokenRoute: 'yes' }, ['6+3', '6+3']],
])('by other rules %o and with trains %o it is the same', { timeout: 120_000 }, (options, trains) => {
  // every third of them, for time
  for (const board of distinct.filter((_, number) => number % 3 === 0)) {
    const state = withTrains(board, options, trains)
    expect({ n: board.n, most: tryEveryRun(runningIn(state)) }).toEqual({
      n: board.n,
      most: provedOn(state),
    })
  }
})

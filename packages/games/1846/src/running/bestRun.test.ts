import { existsSync, readFileSync } from 'node:fs'
import { type BoardContents, type HexName, placeToken } from '@roundhouse/board'
import { expect, test } from 'vitest'
import { BOARD } from '../components/board.ts'
import type { CompanyId } from '../components/companies.ts'
import type { Phase, Side } from '../components/trains.ts'
import { afterDraft, game } from '../scenarios/position.ts'
import { type State1846, trainsOf } from '../state.ts'
import { newOperation } from '../turn.ts'
import { bestRunOf } from './bestRun.ts'
import { run } from './run.ts'

const BOARDS = new URL('../../../../../../shared/fixtures/route-positions.json', import.meta.url)
const absent = !existsSync(BOARDS)
if (absent) console.warn('SKIPPED: recorded train runs of 1846: shared/fixtures is not beside the project')

interface RecordedBoard {
  readonly n: number
  readonly title: string
  readonly phase: Phase
  readonly entity: CompanyId
  readonly trains: readonly { readonly id: string; readonly name: Side }[]
  readonly tiles: Readonly<Record<HexName, readonly [tile: string, rotation: number]>>
  readonly tokens: readonly (readonly [hex: HexName, city: number, slot: number, owner: string])[]
  readonly bonuses?: readonly unknown[]
  readonly best_known: number
}

/** A turn of the company on the recorded board. Whatever markers there were are gone. */
function turnOn({ phase, entity, trains, tiles, tokens }: RecordedBoard): State1846 {
  const state = afterDraft(game())
  const laid = Object.entries(tiles).map(([hex, [tile, rotation]]) => [hex, { tile, rotation }])
  state.board = tokens.reduce(
    (board: BoardContents, [hex, city, slot, owner]) => placeToken(board, BOARD, hex, city, owner, slot),
    { tiles: Object.fromEntries(laid), tokens: {} },
  )
  trainsOf(state, entity).push(
    ...trains.map(({ id, name }) => ({ id, side: name, phasedOut: false, ran: false })),
  )
  return Object.assign(state, { phase, operation: newOperation(entity) })
}

test.skipIf(absent)('on every recorded board the best run earns what is known, and is accepted', () => {
  const { positions } = JSON.parse(readFileSync(BOARDS, 'utf8')) as { positions: RecordedBoard[] }
  const boards = positions.filter(({ title, bonuses = [] }) => title === '1846' && bonuses.length === 0)
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
})

test('what was found for a board is found once, and anew when something else decides', () => {
  const state = afterDraft(game())
  expect(bestRunOf(state, 'GT')).toBe(bestRunOf(state, 'GT'))
  const before = bestRunOf(state, 'GT')
  state.phase = 'III'
  expect(bestRunOf(state, 'GT')).not.toBe(before)
})

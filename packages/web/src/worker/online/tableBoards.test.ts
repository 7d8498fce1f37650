import { isRefusal, newTable, redactFor } from '@roundhouse/kernel'
import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { library } from '../../testing/pebbleLibrary.ts'
import { translatorOf } from '../translator.ts'
import { serverApi } from './api.ts'
import { readTableBoards } from './tableBoards.ts'

test('boards are drawn from what the server shows of them, and of some there is nothing', async () => {
  const table = newTable(pebbles, { players: ['Ada', 'Ben'], seed: 1 })
  if (isRefusal(table)) throw new Error(table.rule)
  const paths: string[] = []
  const api = serverApi(async ({ path }) => {
    paths.push(path)
    return [
      { table: 'a', seq: 0, view: redactFor(pebbles, table.state, null) },
      { table: 'odd', seq: 0, view: null },
      { table: 'strange', seq: 0, view: {} },
    ]
  })
  const tables = ['a', 'gone', 'odd', 'strange'].map((id) => ({
    id,
    game: id === 'strange' ? 'chess' : 'pebbles',
    players: ['Ada', 'Ben'],
  }))
  const boards = await readTableBoards(tables, { api, library, translator: translatorOf(library) })
  expect(paths).toEqual(['/views?tables=a,gone,odd,strange'])
  expect(boards.map(({ table, board }) => [table, board?.board.layout ?? null])).toEqual([
    ['a', 'pointy'],
    ['gone', null],
    ['odd', null],
    ['strange', null],
  ])
})

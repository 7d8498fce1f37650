import { isRefusal, newTable } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { realLibrary } from '../library.ts'
import { namelessStatusLines, readStatusLines } from './statusLines.ts'

test('names are put into status lines when they are read', async () => {
  const [game, gameView] = await Promise.all([realLibrary.game('1846'), realLibrary.gameView('1846')])
  const table = newTable(game, { players: ['Ada', 'Ben', 'Cid'], seed: 1 })
  if (isRefusal(table)) throw new Error(table.rule)
  const naming = {
    ...gameView,
    prompt: (_: unknown, __: unknown, { players }: { players: readonly string[] }) =>
      `${players[2]} waits for ${players[0]}`,
  }
  const stored = JSON.stringify(namelessStatusLines(table, naming))
  expect(stored).not.toMatch(/Ada|Ben|Cid/)
  const seats = ['Zoe "Z"', 'Ben', 'Cid'].map((name) => ({ name }))
  expect(readStatusLines(stored, seats)!.en.prompt).toBe('Cid waits for Zoe "Z"')
  expect(readStatusLines(null, seats)).toBeNull()
})

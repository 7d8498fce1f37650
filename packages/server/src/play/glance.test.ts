import { decisions, isRefusal, LANGUAGES, move, newTable, randomAction, seeded } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { realLibrary } from '../library.ts'
import { glanceOf } from './glance.ts'

test.each(realLibrary.games)('in lists %s says the same of its round as on the board', async (id) => {
  const [game, stage] = await Promise.all([realLibrary.game(id), realLibrary.stage(id)])
  const players = ['Ada', 'Ben', 'Cid']
  const table = newTable(game, { players, seed: 3 })
  if (isRefusal(table)) throw new Error(table.rule)
  const rounds = new Set<string>()
  for (let moves = 0; moves < 120; moves++) {
    const glance = glanceOf({ id, table, told: [], untold: [] }, stage)
    for (const language of LANGUAGES)
      expect(glance[language].round).toBe(stage.scene(table.state, null, { language, players }).round)
    rounds.add(glance.en.round)
    const { seat, offers } = decisions(game, table.state)[0]!
    expect(move(table, seat, randomAction(offers, seeded(moves)))).toBeUndefined()
  }
  expect(rounds.size).toBeGreaterThan(1)
})

import {
  decisions,
  isRefusal,
  LANGUAGES,
  move,
  newTable,
  randomAction,
  seeded,
  viewOf,
} from '@roundhouse/kernel'
import { glanceOf } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { GAMES, STAGES } from './index.ts'

test.each(Object.keys(STAGES))('in lists %s says the same of its round as on the board', async (id) => {
  const [game, stage] = await Promise.all([GAMES[id]!(), STAGES[id]!()])
  const players = ['Ada', 'Ben', 'Cid']
  const table = newTable(game, { players, seed: 3 })
  if (isRefusal(table)) throw new Error(table.rule)
  const rounds = new Set<string>()
  for (let moves = 0; moves < 120; moves++) {
    const glance = glanceOf(table, stage)
    const seen = viewOf(game, table.state, null)
    for (const language of LANGUAGES)
      expect(glance[language].round).toBe(stage.scene(seen, { language, players }).round)
    rounds.add(glance.en.round)
    const { seat, offers } = decisions(game, table.state)[0]!
    expect(move(table, seat, randomAction(offers, seeded(moves)))).toBeUndefined()
  }
  expect(rounds.size).toBeGreaterThan(1)
})

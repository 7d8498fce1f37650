import {
  decisions,
  isRefusal,
  LANGUAGES,
  move,
  newTable,
  randomAction,
  redactFor,
  seeded,
} from '@roundhouse/kernel'
import { statusLinesOf } from '@roundhouse/view'
import { expect, test } from 'vitest'
import { GAMES, VIEWS } from './index.ts'

test.each(Object.keys(VIEWS))('in lists %s says the same of its round as on the board', async (id) => {
  const [game, gameView] = await Promise.all([GAMES[id]!(), VIEWS[id]!()])
  const players = ['Ada', 'Ben', 'Cid']
  const table = newTable(game, { players, seed: 3 })
  if (isRefusal(table)) throw new Error(table.rule)
  const rounds = new Set<string>()
  for (let moves = 0; moves < 120; moves++) {
    const glance = statusLinesOf(table, gameView)
    const seen = redactFor(game, table.state, null)
    for (const language of LANGUAGES)
      expect(glance[language].round).toBe(gameView.scene(seen, { language, players }).round)
    rounds.add(glance.en.round)
    const [decision] = decisions(game, table.state)
    // luck alone may bring a game to an early end
    if (!decision) break
    const { seat, offers } = decision
    expect(move(table, seat, randomAction(offers, seeded(moves)))).toBeUndefined()
  }
  expect(rounds.size).toBeGreaterThan(1)
})

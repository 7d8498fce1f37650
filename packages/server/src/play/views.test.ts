import { GAMES } from '@roundhouse/games'
import {
  canonical,
  decisions,
  isRefusal,
  move,
  newTable,
  oneOf,
  randomAction,
  redactFor,
  seeded,
} from '@roundhouse/kernel'
import { expect, test } from 'vitest'

test.each(Object.keys(GAMES))('in %s a player is offered the same from what they see', async (id) => {
  const game = await GAMES[id]!()
  const table = newTable(game, { players: ['Ada', 'Ben', 'Cid'], seed: 5 })
  if (isRefusal(table)) throw new Error(table.rule)
  const luck = seeded(5)
  for (let moves = 0; moves < 60; moves++) {
    const all = decisions(game, table.state)
    for (const decision of all) {
      const seen = decisions(game, redactFor(game, table.state, decision.seat))
      expect(canonical(seen.find(({ seat }) => seat === decision.seat))).toBe(canonical(decision))
    }
    const { seat, offers } = oneOf(
      all.filter(({ offers }) => offers.length > 0),
      luck,
    )
    move(table, seat, randomAction(offers, luck))
  }
})

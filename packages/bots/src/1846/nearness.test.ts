import { type Action1846, game1846, type State1846 } from '@roundhouse/1846'
import { decisions, isRefusal, move, newTable } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { actionsOf } from '../18xx/offers.ts'
import { nearStops, nearStopsAfterLays } from './nearness.ts'
import { stateAfter } from './stateAfter.ts'
import { steady1846 } from './steady.ts'

/** The decisions of a game of bots in which tiles can be laid. */
function* layDecisions(seed: number) {
  const table = newTable(game1846, { players: ['A', 'B', 'C'], seed })
  if (isRefusal(table)) throw new Error(table.rule)
  for (;;) {
    const [decision] = decisions(game1846, table.state)
    if (!decision) return
    if (decision.prompt === 'build') yield { state: table.state, decision }
    move(
      table,
      decision.seat,
      steady1846(table.state as State1846, decision, table.state.chance) as Action1846,
    )
  }
}

test('what is near after a tile is the same whether all of it is looked for or only what the tile changes', () => {
  let compared = 0
  for (const { state, decision } of layDecisions(1)) {
    const id = decision.as as Parameters<typeof nearStops>[1]
    const nearAfter = nearStopsAfterLays(state, id)
    for (const lay of actionsOf(decision.offers, 'lay').filter((_, place) => place % 7 === 0)) {
      const then = stateAfter(state, decision.seat, lay)
      expect(nearAfter(then, lay.hex)).toEqual(nearStops(then, id))
      compared++
    }
    if (compared > 300) break
  }
  expect(compared).toBeGreaterThan(300)
})

import { type Action1856, game1856, type State1856 } from '@roundhouse/1856'
import { decisions, isRefusal, move, newTable } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { actionsOf } from '../18xx/offers.ts'
import { afterLay } from './boardAfter.ts'
import { prospects, prospectsAfterLays } from './prospects.ts'
import { steady1856 } from './steady.ts'

/** The decisions of a game of bots in which tiles can be laid. */
function* layDecisions(seed: number) {
  const table = newTable(game1856, { players: ['A', 'B', 'C'], seed })
  if (isRefusal(table)) throw new Error(table.rule)
  for (;;) {
    const [decision] = decisions(game1856, table.state)
    if (!decision) return
    if (decision.prompt === 'track') yield { state: table.state as State1856, decision }
    move(
      table,
      decision.seat,
      steady1856(table.state as State1856, decision, table.state.chance) as Action1856,
    )
  }
}

test('what a tile promises is the same whether all is looked for or only what the tile changes', () => {
  let compared = 0
  for (const { state, decision } of layDecisions(1)) {
    const id = decision.as as Parameters<typeof prospects>[1]
    const promise = prospectsAfterLays(state, id)
    for (const lay of actionsOf(decision.offers, 'lay').filter((_, place) => place % 7 === 0)) {
      const then = afterLay(state, lay)
      expect(promise(then, lay.hex)).toBe(prospects(then, id))
      compared++
    }
    if (compared > 300) break
  }
  expect(compared).toBeGreaterThan(300)
})

import { seeded } from '../chance/chance.ts'
import { oneOf, randomAction } from '../chance/random.ts'
import { decisions } from '../game/play.ts'
import { isRefusal } from '../game/refusal.ts'
import { move, newTable, type Table } from '../log/table.ts'
import type { PebblesAction, PebblesOptions, PebblesState } from './pebbleState.ts'
import { pebbles } from './pebbles.ts'

export type PebblesTable = Table<PebblesState, PebblesAction>

/** A heap for long games, with shells; luck says who begins. */
export const LONG = { heap: 1000, shells: true, begins: 'anybody' } as const

export function pebbleTable(
  seed = 1,
  options: Partial<PebblesOptions> = {},
  players: readonly string[] = ['Ada', 'Ben', 'Cid'],
): PebblesTable {
  const table = newTable(pebbles, { players, seed, options: { ...LONG, ...options } })
  if (isRefusal(table)) throw new Error(table.rule)
  return table
}

/** Makes some moves, picked by their own luck. */
export function playRandomly(table: PebblesTable, moves: number, seed = 1): PebblesTable {
  const luck = seeded(seed)
  for (let made = 0; made < moves; made++) {
    const { seat, offers } = oneOf(decisions(pebbles, table.state), luck)
    move(table, seat, randomAction(offers, luck))
  }
  return table
}

import { seeded } from '../chance.ts'
import { decisions } from '../play.ts'
import { oneOf, randomAction } from '../random.ts'
import { isRefusal } from '../refusal.ts'
import { move, newTable, type Table } from '../table.ts'
import { toy } from './toy.ts'
import type { ToyAction, ToyState } from './toyState.ts'

export type ToyTable = Table<ToyState, ToyAction>

/** A toy game set up for as many turns as are asked for. */
export function toyTable(
  seed = 1,
  turns = 1000,
  players: readonly string[] = ['Ada', 'Ben', 'Cid'],
): ToyTable {
  const table = newTable(toy, { players, seed, options: { turns } })
  if (isRefusal(table)) throw new Error(table.rule)
  return table
}

/** The same table after some moves, picked by their own luck. */
export function played(table: ToyTable, moves: number, seed = 1): ToyTable {
  const luck = seeded(seed)
  for (let made = 0; made < moves; made++) {
    const { seat, offers } = oneOf(decisions(toy, table.state), luck)
    move(table, seat, randomAction(offers, luck))
  }
  return table
}

/** The same table in the middle of an auction: both bidders are asked. */
export function auctioned(table: ToyTable): ToyTable {
  const [caller, rival] = [(table.state.turn + 1) % 3, (table.state.turn + 2) % 3]
  move(table, table.state.turn, { kind: 'pay', coins: 2 } as ToyAction)
  move(table, caller, { kind: 'call', rival } as ToyAction)
  return table
}

import { isRefusal, newTable, type Seat } from '@roundhouse/kernel'
import { type ByName, NAMES, seatOf } from '@roundhouse/kernel/testing/names'
import { type CorporationId, PRIVATE, PRIVATES, type PrivateId } from '../../components/companies.ts'
import { game1856 } from '../../index.ts'
import type { Options1856 } from '../../options.ts'
import { closePrivate } from '../../privates/closePrivate.ts'
import type { State1856 } from '../../state.ts'

export const silent = () => {}

type Chosen = Partial<Options1856> & { preset?: 'book' | 'recorded' }

/** A real game before its first action. */
export function game(players = 4, options: Chosen = {}): State1856 {
  const table = newTable(game1856, { players: NAMES.slice(0, players), options, seed: 1 })
  if (isRefusal(table)) throw new Error(`no such game by ${table.rule}`)
  return table.state
}

/** The auction is over, and nobody has paid for anything. Privates not told of are closed. */
export function auctioned(state: State1856, owners: ByName<readonly PrivateId[]> = {}): State1856 {
  state.auction = null
  for (const id of PRIVATES) {
    const owner = NAMES.find((name) => owners[name]?.includes(id))
    if (owner) assignPrivate(state, id, seatOf(owner))
    else closePrivate(state, id, silent)
  }
  return state
}

export function assignPrivate(state: State1856, id: PrivateId, owner: Seat | CorporationId): void {
  Object.assign(state.privates[id], { status: 'open', owner, uses: PRIVATE[id].uses })
}

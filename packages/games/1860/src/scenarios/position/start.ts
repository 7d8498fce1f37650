import { isRefusal, newTable } from '@roundhouse/kernel'
import { type ByName, NAMES, seatOf } from '@roundhouse/kernel/testing/names'
import { type PrivateId, STARTING_PRIVATES } from '../../components/companies.ts'
import { game1860 } from '../../index.ts'
import type { Options1860 } from '../../options.ts'
import type { State1860 } from '../../state.ts'

export const silent = () => {}

type Chosen = Partial<Options1860> & { preset?: 'book' | 'recorded' }

/** A real game before its first action. */
export function game(players = 3, options: Chosen = {}): State1860 {
  const table = newTable(game1860, { players: NAMES.slice(0, players), options, seed: 1 })
  if (isRefusal(table)) throw new Error(`no such game by ${table.rule}`)
  return table.state
}

/** The auction is over, and nobody has paid for anything. Privates not told of are closed; Fishbourne stays aside. */
export function auctioned(
  state: State1860,
  owners: ByName<readonly PrivateId[]> & { inBank?: readonly PrivateId[] } = {},
): State1860 {
  Object.assign(state, { auction: null, round: 'stock' })
  for (const id of STARTING_PRIVATES) {
    const owner = NAMES.find((name) => owners[name]?.includes(id))
    const isOpen = owner !== undefined || owners.inBank?.includes(id) === true
    state.privates[id] = {
      status: isOpen ? 'open' : 'closed',
      owner: owner === undefined ? null : seatOf(owner),
    }
  }
  return state
}

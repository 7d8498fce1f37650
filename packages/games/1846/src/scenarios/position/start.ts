import { isRefusal, newTable, type Seat } from '@roundhouse/kernel'
import { type ByName, NAMES, seatOf } from '@roundhouse/kernel/testing/names'
import {
  CORPORATION,
  type CorporationId,
  MINOR,
  MINORS,
  PRIVATE,
  PRIVATES,
  type PrivateId,
} from '../../components/companies.ts'
import { game1846 } from '../../index.ts'
import type { Options1846 } from '../../options.ts'
import { closePrivate } from '../../privates/closePrivate.ts'
import type { State1846 } from '../../state.ts'
import { ownerOf } from './lookups.ts'
import { fundCompany } from './purses.ts'

export const silent = () => {}

interface Start {
  /** Privates and corporations that must be in the game, and that must not. */
  with?: readonly (PrivateId | CorporationId)[]
  without?: readonly (PrivateId | CorporationId)[]
  options?: Partial<Options1846> & { preset?: 'book' | 'recorded' }
}

/** A real game before its first action: the first one whose luck leaves in and out what is asked for. */
export function game(players = 5, { with: wanted = [], without = [], options = {} }: Start = {}): State1846 {
  for (let seed = 1; seed < 10_000; seed++) {
    const table = newTable(game1846, { players: NAMES.slice(0, players), options, seed })
    if (isRefusal(table)) throw new Error(`no such game by ${table.rule}`)
    const { state } = table
    if (wanted.every((id) => isIn(state, id)) && !without.some((id) => isIn(state, id))) return state
  }
  throw new Error('no game is like that')
}

/** Whether a private or a corporation has not been left out of the game. */
export const isIn = (state: State1846, id: PrivateId | CorporationId): boolean =>
  (id in CORPORATION ? state.corporations[id as CorporationId] : state.privates[id as PrivateId]).status !==
  'removed'

/** The draft is over, and nobody has paid for it. Privates not told of are closed. */
export function afterDraft(state: State1846, owners: ByName<readonly PrivateId[]> = {}): State1846 {
  Object.assign(state, { draft: null, openDraft: null, priority: 0 })
  for (const id of PRIVATES) {
    const owner = NAMES.find((name) => owners[name]?.includes(id))
    if (owner) assignPrivate(state, id, seatOf(owner))
    else if (isIn(state, id)) closePrivate(state, id, silent)
  }
  for (const id of MINORS) if (ownerOf(state, id)) fundCompany(state, id, MINOR[id].treasury)
  return state
}

export function assignPrivate(state: State1846, id: PrivateId, owner: Seat | CorporationId): void {
  if (!isIn(state, id)) throw new Error(`${id} is not in this game`)
  Object.assign(state.privates[id], { status: 'open', owner, uses: PRIVATE[id].uses })
  if (id === 'SC' && typeof owner === 'string') state.markers.beneficiary = owner
}

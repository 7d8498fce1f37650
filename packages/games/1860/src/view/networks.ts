import { hexesReached, networkSceneOf } from '@roundhouse/18xx/view'
import type { HexName } from '@roundhouse/board'
import type { NetworkOwner, NetworkScene } from '@roundhouse/view'
import { CORPORATION } from '../components/companies.ts'
import { bestRunOf } from '../running/bestRun.ts'
import { runPositionOf } from '../running/runningRules.ts'
import { floated, type State1860 } from '../state.ts'
import { titleOf } from '../title.ts'
import { PAINT } from './paint.ts'
import { shareFact } from './routes.ts'
import type { Wording1860 } from './wording.ts'

export const networkOwners = (state: State1860): NetworkOwner[] =>
  floated(state).map((id) => ({ id, name: CORPORATION[id].name, paint: PAINT[id] }))

/** What a company reaches, and the best run of the trains that it has, whether they have run already or not. */
export function corporationNetwork(
  state: State1860,
  owner: string,
  wording: Wording1860,
): NetworkScene | undefined {
  const company = floated(state).find((id) => id === owner)
  if (!company) return undefined
  const best = bestRunOf(state, company)
  const facts = [shareFact(best.revenue, wording)]
  return networkSceneOf(titleOf(state), runPositionOf(state, company), best, facts, wording)
}

/** Where the company that builds now has track within reach. */
export const reachedNow = (state: State1860): { readonly reached?: readonly HexName[] } =>
  state.operation && ['track', 'token'].includes(state.operation.step)
    ? { reached: hexesReached(titleOf(state), state.board, state.operation.company) }
    : {}

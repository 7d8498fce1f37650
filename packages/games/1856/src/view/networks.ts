import { hexesReached, networkSceneOf } from '@roundhouse/18xx/view'
import type { HexName } from '@roundhouse/board'
import type { NetworkOwner, NetworkScene } from '@roundhouse/view'
import { CORPORATION } from '../components/companies.ts'
import { bestRunOf } from '../running/bestRun.ts'
import { runPositionOf } from '../running/runningRules.ts'
import { launched, type State1856 } from '../state.ts'
import { TITLE } from '../title.ts'
import { PAINT } from './paint.ts'
import { shareFact } from './routes.ts'
import type { Wording1856 } from './wording.ts'

export const networkOwners = (state: State1856): NetworkOwner[] =>
  launched(state).map((id) => ({ id, name: CORPORATION[id].name, paint: PAINT[id] }))

/** What a corporation reaches, and the best run of the trains that it has, whether they have run already or not. */
export function corporationNetwork(
  state: State1856,
  owner: string,
  wording: Wording1856,
): NetworkScene | undefined {
  const company = launched(state).find((id) => id === owner)
  if (!company) return undefined
  const best = bestRunOf(state, company)
  const facts = [shareFact(state, company, best.revenue, wording)]
  return networkSceneOf(TITLE, runPositionOf(state, company), best, facts, wording)
}

/** Where the corporation that builds now has track within reach. */
export const reachedNow = ({ board, operation }: State1856): { readonly reached?: readonly HexName[] } =>
  operation && ['track', 'token'].includes(operation.step)
    ? { reached: hexesReached(TITLE, board, operation.company) }
    : {}

import { hexesReached, networkSceneOf } from '@roundhouse/18xx/view'
import type { HexName } from '@roundhouse/board'
import type { NetworkOwner, NetworkScene } from '@roundhouse/view'
import { COMPANIES, CORPORATION, type CompanyId, isMinor, PRIVATE } from '../components/companies.ts'
import { bestRunOf } from '../running/bestRun.ts'
import { runPositionOf } from '../running/runningRules.ts'
import { controllerOf, type State1846, trainsOf } from '../state.ts'
import { TITLE } from '../title.ts'
import { PAINT } from './paint.ts'
import { shareFact } from './routes.ts'
import type { Wording1846 } from './wording.ts'

/** Who is at work on the board; the token of a corporation that is not launched only keeps its home. */
const isAtWork = (state: State1846, id: CompanyId): boolean =>
  isMinor(id) ? controllerOf(state, id) !== null : state.corporations[id].status === 'launched'

export const networkOwners = (state: State1846): NetworkOwner[] =>
  COMPANIES.filter((id) => isAtWork(state, id)).map((id) => ({
    id,
    name: isMinor(id) ? PRIVATE[id].name : CORPORATION[id].name,
    paint: PAINT[id],
  }))

/** What a company reaches, and the best run of the trains that it has, whether they have run already or not. */
export function companyNetwork(
  state: State1846,
  owner: string,
  wording: Wording1846,
): NetworkScene | undefined {
  const company = COMPANIES.find((id) => id === owner)
  if (!company || !isAtWork(state, company)) return undefined
  const trains = trainsOf(state, company)
  const best = bestRunOf(state, company, trains)
  const facts = [shareFact(company, best.revenue, wording)]
  return networkSceneOf(TITLE, runPositionOf(state, company, trains), best, facts, wording)
}

/** Where the company that builds now has track within reach. */
export const reachedNow = ({ board, operation }: State1846): { readonly reached?: readonly HexName[] } =>
  operation?.step === 'build' ? { reached: hexesReached(TITLE, board, operation.company) } : {}

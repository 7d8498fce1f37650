import type { CorporationId } from '../components/companies.ts'
import { bestRunOf } from '../running/bestRun.ts'
import type { State1860 } from '../state.ts'

/** One that has not been bought by anybody. */
const SHORTEST = { id: '2+1-any', type: '2+1' } as const

/** 1860-INS.1: the shortest train runs from a token to the next station wherever there is one, by a line that no rule of routes forbids. */
export const hasLegalRoute = (state: State1860, company: CorporationId): boolean =>
  bestRunOf(state, company, [SHORTEST]).routes.length > 0

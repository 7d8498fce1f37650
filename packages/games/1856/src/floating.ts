import { type CorporationId, isPublicCompany } from './components/companies.ts'
import { type State1856, sharesSold, typeOnOffer } from './state.ts'

/** 1856-1.2f, 1856-1.2g: whether a corporation may operate; one that has operated before is not tested again. */
export function isFloated(state: State1856, id: CorporationId): boolean {
  const { status, operated } = state.corporations[id]
  if (status !== 'launched') return false
  // 1856-3g: the CGR is not started by its shares
  return operated || !isPublicCompany(id) || sharesSold(state, id) >= typeOnOffer(state)
}

import {
  type CorporationId,
  type DestinationLine,
  isPublicCompany,
  PUBLIC_COMPANY,
  type PublicCompanyId,
} from './components/companies.ts'
import { type State1856, typeOnOffer } from './state.ts'

/** 1856-1.2j: types on offer with which corporations are still under the condition, or are started under it. */
const LAST_TYPE_UNTIL_SIXES = 5
const LAST_TYPE_BEFORE_FIVES = 4

/** 1856-2.2p: the line that reaches its destination. */
export const destinationLine = (
  { options }: Pick<State1856, 'options'>,
  id: PublicCompanyId,
): DestinationLine =>
  options.alternateDestinations ? PUBLIC_COMPANY[id].alternateDestination : PUBLIC_COMPANY[id].destination

/** 1856-2.2o: whether it is under the destination condition, or could come under it. */
export function isTestedForDestination(state: State1856, id: CorporationId): boolean {
  const { status, connected, startedAt } = state.corporations[id]
  if (!isPublicCompany(id) || connected || !['waiting', 'launched'].includes(status)) return false
  const offered = typeOnOffer(state)
  return state.options.destinationRule === 'untilSixes'
    ? offered <= LAST_TYPE_UNTIL_SIXES
    : (startedAt ?? offered) <= LAST_TYPE_BEFORE_FIVES
}

/** 1856-1.2j, 1856-1.2k: whether only its first shares are paid into its treasury. */
export const isUnderDestinationCondition = (state: State1856, id: CorporationId): boolean =>
  state.corporations[id].status === 'launched' && isTestedForDestination(state, id)

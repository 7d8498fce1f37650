import { holdings, nameOfPresident } from '@roundhouse/18xx/testing/shares'
import { slotsOf } from '@roundhouse/18xx/testing/tiles'
import type { HexName } from '@roundhouse/board'
import { NAMES, type Name } from '@roundhouse/kernel/testing/names'
import type { CompanyId, CorporationId, PrivateId } from '../../components/companies.ts'
import type { Side } from '../../components/trains.ts'
import { launched, type State1846, priceOf as spacePrice, trainsOf, treasuryOf } from '../../state.ts'
import { TITLE } from '../../title.ts'

export const treasury = (state: State1846, company: CompanyId): number => treasuryOf(state, company).cash

export const priceNow = (state: State1846, id: CorporationId): number | null =>
  state.corporations[id].status === 'launched' ? spacePrice(state, id) : null

export const presidentOf = (state: State1846, id: CorporationId): Name | null =>
  nameOfPresident(state.corporations[id])

/** Where its shares are: with players who have some, in the market and in its treasury. */
export const sharesByHolder = (state: State1846, id: CorporationId) => holdings(state.corporations[id].shares)

/** The sides of its trains. */
export const sidesOf = (state: State1846, company: CompanyId): Side[] =>
  trainsOf(state, company).map(({ side }) => side)

/** The name of its train of this side, the first if it has several. */
export const trainId = (state: State1846, company: CompanyId, side: Side): string =>
  trainsOf(state, company).find((train) => train.side === side)!.id

/** The slots of a city. */
export const slots = (state: State1846, hex: HexName, city = 0): readonly (string | null)[] =>
  slotsOf(TITLE, state, hex, city)

export const ownerOf = (state: State1846, id: PrivateId): Name | CorporationId | null => {
  const { owner } = state.privates[id]
  return typeof owner === 'number' ? NAMES[owner]! : owner
}

/** The corporations in the order of the market. */
export const orderOf = (state: State1846): CorporationId[] => launched(state)

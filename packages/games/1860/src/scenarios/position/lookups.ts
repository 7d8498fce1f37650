import { holdings, nameOfPresident } from '@roundhouse/18xx/testing/shares'
import { slotsOf } from '@roundhouse/18xx/testing/tiles'
import type { HexName } from '@roundhouse/board'
import { NAMES, type Name } from '@roundhouse/kernel/testing/names'
import type { CorporationId, PrivateId } from '../../components/companies.ts'
import { CHART } from '../../components/market.ts'
import type { Type } from '../../components/trains.ts'
import { priceOf, type State1860, trainsOf, treasuryOf, typeOf } from '../../state.ts'
import { titleOf } from '../../title.ts'

export const treasury = (state: State1860, id: CorporationId): number => treasuryOf(state, id).cash

/** What its marker shows, or its par price before it floats. */
export const price = (state: State1860, id: CorporationId): number => priceOf(state, id)

/** The companies on the space of this price, first come first. */
export const queueAt = (state: State1860, at: number): CorporationId[] =>
  state.market.flatMap(({ company, space }) => (CHART.cells[space]!.price === at ? [company] : []))

export const presidentOf = (state: State1860, id: CorporationId): Name | null =>
  nameOfPresident(state.corporations[id])

/** Where its shares are: with players who have some, in the IPO and in the pool. */
export const sharesByHolder = (state: State1860, id: CorporationId) => holdings(state.corporations[id].shares)

/** The types of its trains. */
export const typesOf = (state: State1860, id: CorporationId): Type[] => trainsOf(state, id).map(typeOf)

/** The name of its train of this type, the first if it has several. */
export const trainId = (state: State1860, id: CorporationId, type: Type): string =>
  trainsOf(state, id).find((train) => typeOf(train) === type)!.id

/** The slots of a city. */
export const slots = (state: State1860, hex: HexName, city = 0): readonly (string | null)[] =>
  slotsOf(titleOf(state), state, hex, city)

export const ownerOf = (state: State1860, id: PrivateId): Name | null => {
  const { owner } = state.privates[id]
  return owner === null ? null : NAMES[owner]!
}

import { holdings, nameOfPresident } from '@roundhouse/18xx/testing/shares'
import { slotsOf } from '@roundhouse/18xx/testing/tiles'
import type { HexName } from '@roundhouse/board'
import { cellOf } from '@roundhouse/finance'
import { NAMES, type Name } from '@roundhouse/kernel/testing/names'
import type { CorporationId, PrivateId } from '../../components/companies.ts'
import { CHART } from '../../components/market.ts'
import type { Type } from '../../components/trains.ts'
import { type State1856, trainsOf, treasuryOf, typeOf } from '../../state.ts'
import { TITLE } from '../../title.ts'

export const treasury = (state: State1856, id: CorporationId): number => treasuryOf(state, id).cash

/** Row and column of its marker, from 0 at the top left. */
export function cell(state: State1856, id: CorporationId): readonly [row: number, column: number] {
  const { row, column } = cellOf(CHART, state.market, id)
  return [row, column]
}

export const presidentOf = (state: State1856, id: CorporationId): Name | null =>
  nameOfPresident(state.corporations[id])

/** Where its shares are: with players who have some, in the bank and in the pool. */
export const sharesByHolder = (state: State1856, id: CorporationId) => holdings(state.corporations[id].shares)

/** The types of its trains. */
export const typesOf = (state: State1856, id: CorporationId): Type[] => trainsOf(state, id).map(typeOf)

/** The name of its train of this type, the first if it has several. */
export const trainId = (state: State1856, id: CorporationId, type: Type): string =>
  trainsOf(state, id).find((train) => typeOf(train) === type)!.id

/** The slots of a city. */
export const slots = (state: State1856, hex: HexName, city = 0): readonly (string | null)[] =>
  slotsOf(TITLE, state, hex, city)

export const ownerOf = (state: State1856, id: PrivateId): Name | CorporationId | null => {
  const { owner } = state.privates[id]
  return typeof owner === 'number' ? NAMES[owner]! : owner
}

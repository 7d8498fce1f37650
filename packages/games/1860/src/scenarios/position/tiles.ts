import { layTiles } from '@roundhouse/18xx/testing/tiles'
import { setToken } from '@roundhouse/18xx/testing/tokens'
import type { HexName } from '@roundhouse/board'
import type { CorporationId } from '../../components/companies.ts'
import type { State1860 } from '../../state.ts'
import { titleOf } from '../../title.ts'

/** Lays tiles, each told as in "F4 #742 r3". */
export const tiles = (state: State1860, ...lays: string[]): void => layTiles(titleOf(state), state, lays)

/** Puts a token into a city. */
export const putTokenOf = (state: State1860, id: CorporationId, hex: HexName, city: number): void =>
  setToken(titleOf(state), state, id, hex, city)

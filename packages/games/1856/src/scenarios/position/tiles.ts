import { layTiles } from '@roundhouse/18xx/testing/tiles'
import { setToken } from '@roundhouse/18xx/testing/tokens'
import type { HexName } from '@roundhouse/board'
import type { CorporationId } from '../../components/companies.ts'
import type { State1856 } from '../../state.ts'
import { TITLE } from '../../title.ts'

/** Lays tiles, each told as in "J15 #57 r0". */
export const tiles = (state: State1856, ...lays: string[]): void => layTiles(TITLE, state, lays)

/** Puts a token into a city. */
export const putTokenOf = (state: State1856, id: CorporationId, hex: HexName, city: number): void =>
  setToken(TITLE, state, id, hex, city)

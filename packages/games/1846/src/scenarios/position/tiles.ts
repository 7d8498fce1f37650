import { layTiles } from '@roundhouse/18xx/testing/tiles'
import { setToken } from '@roundhouse/18xx/testing/tokens'
import type { HexName } from '@roundhouse/board'
import type { CompanyId } from '../../components/companies.ts'
import type { State1846 } from '../../state.ts'
import { TITLE } from '../../title.ts'

/** Lays tiles, each told as in "D6 #298 r0". */
export const tiles = (state: State1846, ...lays: string[]): void => layTiles(TITLE, state, lays)

/** Puts a token into the slot reserved for the company, else into one that is reserved for nobody, else into any. */
export const putTokenOf = (state: State1846, company: CompanyId, hex: HexName, city: number): void =>
  setToken(TITLE, state, company, hex, city)

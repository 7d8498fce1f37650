import { placeTokenFor } from '@roundhouse/18xx'
import { emptyAt, faceAt, type HexName, placeAt, stopAt } from '@roundhouse/board'
import { refusal } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import { BOARD, WAITING_HEXES, type WaitingHex } from '../components/board.ts'
import {
  CORPORATION,
  type CorporationId,
  isPublicCompany,
  type PrivateId,
  PUBLIC_COMPANY,
  type PublicCompanyId,
} from '../components/companies.ts'
import type { Emit1856 } from '../events.ts'
import { refuseStep } from '../operationStep.ts'
import type { State1856 } from '../state.ts'
import { TITLE } from '../title.ts'
import { endStep } from '../turnSteps.ts'

/** 1856-2.1a: the first token of a corporation, where it has not placed it yet. Says whether its president must choose the city. */
export function placeHomeToken(state: State1856, emit: Emit1856): boolean {
  const { company } = state.operation!
  if (!isPublicCompany(company) || !hasHomeToken(state, company)) return false
  const { hex } = PUBLIC_COMPANY[company].home
  if (isWaitingHex(hex) && state.board.tiles[hex] === undefined) {
    waitForCity(state, company, hex, emit)
    return false
  }
  const [city, ...others] = homeCities(state, company)
  if (others.length > 0) return true
  placeAtHome(state, company, city!, emit)
  return false
}

/** 1856-2.1c: which city of Hamilton. */
export const homeToken = step1856('home-token', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'home'),
  *candidates(state) {
    for (const city of homeCities(state, companyAtHome(state))) yield { action: { kind: 'home-token', city } }
  },
  refuse(state, { city }) {
    const company = companyAtHome(state)
    const { hex } = PUBLIC_COMPANY[company].home
    return homeCities(state, company).includes(city)
      ? undefined
      : refusal('1856-2.1c', 'city', { corporation: company, hex })
  },
  apply(state, { city }, _seat, emit) {
    placeAtHome(state, companyAtHome(state), city, emit)
    endStep(state, emit)
  },
})

/** Only one of these has a home to choose in. */
const companyAtHome = (state: State1856): PublicCompanyId => state.operation!.company as PublicCompanyId

/** Its first token is still to be placed. */
export const hasHomeToken = ({ corporations }: State1856, id: PublicCompanyId): boolean =>
  corporations[id].tokensLeft === CORPORATION[id].tokens.length

/** 1856-2.1a to 1856-2.1c: the cities in which its home token can stand. */
export function homeCities(state: State1856, id: PublicCompanyId): number[] {
  const { hex, city } = PUBLIC_COMPANY[id].home
  if (city !== undefined) return [cityNow(state, hex, city)]
  const { stops } = faceAt(state.board, BOARD, hex)
  return [...stops.keys()].filter((stop) => emptyAt(state.board, BOARD, hex, stop) > 0)
}

/** 1856-2.1b: a printed city as the hex shows it now, told by the edges that its track led to. */
export function cityNow({ board }: State1856, hex: HexName, city: number): number {
  const edges = placeAt(BOARD.map, hex).printed.paths.flatMap(([edge, stop]) =>
    stopAt(stop) === city ? [edge] : [],
  )
  const path = faceAt(board, BOARD, hex).paths.find((ends) => ends.some((end) => end === edges[0]))
  return path?.map(stopAt).find((stop) => stop !== undefined) ?? city
}

function placeAtHome(state: State1856, company: PublicCompanyId, city: number, emit: Emit1856): void {
  const { hex } = PUBLIC_COMPANY[company].home
  state.corporations[company].tokensLeft--
  placeTokenFor(TITLE, state, company, { hex, city }, undefined, 0, emit)
}

/** 1856-2.1c, 1856-5.1c: a token on a hex without a tile has no city yet. */
export function waitForCity(
  state: State1856,
  corporation: CorporationId,
  hex: WaitingHex,
  emit: Emit1856,
  by?: PrivateId,
): void {
  state.corporations[corporation].tokensLeft--
  state.waitingTokens[hex] = corporation
  emit({ kind: 'token-waiting', corporation, hex, ...(by !== undefined && { by }) })
}

const isWaitingHex = (hex: HexName): hex is WaitingHex => (WAITING_HEXES as readonly string[]).includes(hex)

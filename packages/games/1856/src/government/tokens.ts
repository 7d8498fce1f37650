import { type HexName, replaceToken, tokensOf } from '@roundhouse/board'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import { WAITING_HEXES, type WaitingHex } from '../components/board.ts'
import { CORPORATION, type CorporationId, isPublicCompany, PUBLIC_COMPANY } from '../components/companies.ts'
import type { Emit1856 } from '../events.ts'
import type { Formation, State1856 } from '../state.ts'
import { goOn } from '../turn.ts'
import { nextFormationStep } from './formationSteps.ts'

interface TokenPlace {
  readonly hex: HexName
  readonly city: number
}

/** 1856-3j: homes first, always; elsewhere one in each city, of which the president chooses one on a tile. */
export function exchangeTokens(state: State1856, merged: readonly CorporationId[], emit: Emit1856): void {
  const placed = merged.flatMap((company) =>
    tokensOf(state.board, company).map(({ hex, stop }) => ({ company, hex, stop })),
  )
  for (const token of [...placed.filter(isAtHome), ...placed.filter((token) => !isAtHome(token))]) {
    const { company: from, hex, stop } = token
    const taken = tokensOf(state.board, 'CGR').filter((other) => other.hex === hex)
    const isKept =
      taken.length === 0 || !(isHomeOf(merged, hex) || taken.some((other) => other.stop === stop))
    state.board = replaceToken(state.board, { hex, stop }, from, isKept ? 'CGR' : null)
    emit(
      isKept
        ? { kind: 'token-exchanged', from, hex, city: stop }
        : { kind: 'token-removed', company: from, hex },
    )
  }
  // 1856-2.1c, 1856-5.1c: it goes on waiting
  for (const hex of WAITING_HEXES) {
    const from = state.waitingTokens[hex]
    if (from === undefined || !merged.includes(from)) continue
    state.waitingTokens[hex] = 'CGR'
    emit({ kind: 'token-exchanged', from, hex, city: null })
  }
}

const isAtHome = ({ company, hex }: { company: CorporationId; hex: HexName }): boolean =>
  isHomeOf([company], hex)

const isHomeOf = (corporations: readonly CorporationId[], hex: HexName): boolean =>
  corporations.some((id) => isPublicCompany(id) && PUBLIC_COMPANY[id].home.hex === hex)

/** 1856-3j: a tile on which the CGR has tokens in several cities. */
export function hexToChooseToken(state: State1856): HexName | undefined {
  const hexes = tokensOf(state.board, 'CGR').map(({ hex }) => hex)
  return hexes.find((hex, index) => hexes.indexOf(hex) !== index)
}

/** 1856-3j: tokens of the CGR, those that wait among them, where no home of a merged corporation was. */
export function removableTokens(state: State1856, { merged }: Formation): TokenPlace[] {
  return tokenPlaces(state).filter(({ hex }) => !isHomeOf(merged, hex))
}

function tokenPlaces(state: State1856): TokenPlace[] {
  const placed = tokensOf(state.board, 'CGR').map(({ hex, stop: city }) => ({ hex, city }))
  const waiting = WAITING_HEXES.filter((hex) => state.waitingTokens[hex] === 'CGR')
  return [...placed, ...waiting.map((hex) => ({ hex, city: 0 }))]
}

/** 1856-3j: how many tokens it may still place; with eleven homes, none. */
export const tokensToPlace = (state: State1856): number =>
  Math.max(0, CORPORATION.CGR.tokens.length - tokenPlaces(state).length)

/** 1856-3j: more than ten, and some that are not homes. */
export const hasSurplusTokens = (state: State1856, formation: Formation): boolean =>
  tokenPlaces(state).length > CORPORATION.CGR.tokens.length && removableTokens(state, formation).length > 0

/** 1856-3j: which token stays on a tile with tokens in several cities. */
export const keepToken = step1856('keep-token', {
  refuseNow: (state) => refuseFormationStep(state, 'tokens'),
  candidates: (state) => placesToChoose(state).map((place) => ({ action: { kind: 'keep-token', ...place } })),
  refuse: (state, place) => refuseUnlisted(placesToChoose(state), place),
  apply(state, { city }, _seat, emit) {
    for (const place of placesToChoose(state)) if (place.city !== city) removeToken(state, place, emit)
    nextFormationStep(state, emit)
    goOn(state, emit)
  },
})

/** 1856-3j: a token above ten. */
export const removeSurplusToken = step1856('remove-token', {
  refuseNow: (state) => refuseFormationStep(state, 'surplus-tokens'),
  candidates: (state) =>
    removableTokens(state, state.formation!).map((place) => ({ action: { kind: 'remove-token', ...place } })),
  refuse: (state, place) => refuseUnlisted(removableTokens(state, state.formation!), place),
  apply(state, place, _seat, emit) {
    removeToken(state, place, emit)
    nextFormationStep(state, emit)
    goOn(state, emit)
  },
})

const placesToChoose = (state: State1856): TokenPlace[] => {
  const hex = hexToChooseToken(state)
  return tokenPlaces(state).filter((place) => place.hex === hex)
}

function removeToken(state: State1856, { hex, city }: TokenPlace, emit: Emit1856): void {
  if (state.waitingTokens[hex as WaitingHex] === 'CGR') delete state.waitingTokens[hex as WaitingHex]
  else state.board = replaceToken(state.board, { hex, stop: city }, 'CGR', null)
  emit({ kind: 'token-removed', company: 'CGR', hex, city })
}

function refuseFormationStep({ formation }: State1856, step: Formation['step']): Refusal | undefined {
  return formation?.step === step ? undefined : refusal('1856-3j', step)
}

const refuseUnlisted = (places: readonly TokenPlace[], { hex, city }: TokenPlace): Refusal | undefined =>
  places.some((place) => place.hex === hex && place.city === city)
    ? undefined
    : refusal('1856-3j', 'token', { hex, hexes: [...new Set(places.map((place) => place.hex))] })

import { type CityPlace, placesReached, placeTokenFor, tokenSlot } from '@roundhouse/18xx'
import {
  faceAt,
  type HexName,
  type Reach,
  reachesStop,
  reachOf,
  slotsAt,
  surelyReached,
} from '@roundhouse/board'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { step1856 } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { CORPORATION, type CorporationId } from '../components/companies.ts'
import { LOAN } from '../components/money.ts'
import { refuseLoan } from '../loans/refuseLoan.ts'
import { cashOnTurn, corporationOnTurn, refuseStep } from '../operationStep.ts'
import { mayPlaceWaterlooToken } from '../privates/waterloo.ts'
import type { State1856 } from '../state.ts'
import { TITLE } from '../title.ts'
import { endStep } from '../turnSteps.ts'
import { reservedSlotsNow } from './reservedSlots.ts'

/** 1856-2.3a: one token in a turn. */
export const token = step1856('token', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'token') ?? refuseMoreTokens(state),
  *candidates(state) {
    for (const place of placesReached(reachOf(state.board, BOARD, corporationOnTurn(state))))
      yield { action: { kind: 'token', ...place } }
  },
  refuse: (state, { hex, city }) => refusePlace(state, { hex, city }) ?? refuseTokenCost(state, hex),
  apply(state, { hex, city }, _seat, emit) {
    const company = corporationOnTurn(state)
    const slot = slotFor(state, company, { hex, city }) as number
    const cost = tokenCost(state, company)
    state.corporations[company].tokensLeft--
    state.operation!.tokenPlaced = true
    placeTokenFor(TITLE, state, company, { hex, city }, slot, cost, emit)
    endStep(state, emit)
  },
})

/** 1856-2.3a, 1856-5.1c: there is none to place, or the one of this turn is placed. */
export function refuseMoreTokens(state: State1856): Refusal | undefined {
  const corporation = corporationOnTurn(state)
  if (state.operation!.tokenPlaced) return refusal('1856-2.3a', 'placed', { corporation })
  return state.corporations[corporation].tokensLeft === 0
    ? refusal('1856-2.3a', 'tokens', { corporation, tokens: CORPORATION[corporation].tokens.length })
    : undefined
}

/** 1856-2.3b: one on a tile, whatever the city. */
export const refuseSecondInHex = (
  { board }: State1856,
  corporation: CorporationId,
  hex: HexName,
): Refusal | undefined =>
  slotsAt(board, BOARD, hex).flat().includes(corporation)
    ? refusal('1856-2.3b', 'hex', { corporation, hex })
    : undefined

/** 1856-2.3c: why the corporation on turn can have no token there, whatever it costs. */
function refusePlace(state: State1856, { hex, city }: CityPlace): Refusal | undefined {
  const corporation = corporationOnTurn(state)
  if (faceAt(state.board, BOARD, hex).stops[city]?.kind !== 'city')
    return refusal('1856-2.3c', 'no-city', { hex })
  const second = refuseSecondInHex(state, corporation, hex)
  if (second) return second
  if (!reachesStop(state.board, BOARD, corporation, hex, city))
    return refusal('1856-2.3c', 'link', { corporation, hex })
  const slot = slotFor(state, corporation, { hex, city })
  return typeof slot === 'number' ? undefined : slot
}

/** 1856-2.3c, 1856-2.1d: the slot that a token takes, or why there is none. */
const slotFor = (state: State1856, corporation: CorporationId, place: CityPlace): number | Refusal =>
  tokenSlot(TITLE, state.board, place, reservedSlotsNow(state, place.hex, place.city), corporation)

function refuseTokenCost(state: State1856, hex: HexName): Refusal | undefined {
  const corporation = corporationOnTurn(state)
  const [cost, cash] = [tokenCost(state, corporation), cashOnTurn(state)]
  return cost > cash ? refusal('1856-2.3a', 'cash', { corporation, hex, cost, cash }) : undefined
}

/** 1856-2.3a: what the next token of a corporation costs. */
export function tokenCost({ corporations }: State1856, id: CorporationId): number {
  const { tokens } = CORPORATION[id]
  return tokens[tokens.length - corporations[id].tokensLeft]!
}

/** Whether a token can be placed in the step that begins: by Waterloo & Saugeen (1856-5.1c), or as usual. */
export function mayPlaceToken(state: State1856): boolean {
  return mayPlaceWaterlooToken(state) || mayPlaceOwnToken(state)
}

/** Whether the corporation on turn can place the token of its turn, be it with the loan that it may still take (1856-2.9c). */
export function mayPlaceOwnToken(state: State1856): boolean {
  if (refuseMoreTokens(state)) return false
  const company = corporationOnTurn(state)
  const cash = cashOnTurn(state) + (refuseLoan(state) ? 0 : LOAN.value)
  if (tokenCost(state, company) > cash) return false
  return [surelyReached, reachOf].some((reached) =>
    hasTokenPlace(state, reached(state.board, BOARD, company)),
  )
}

function hasTokenPlace(state: State1856, reach: Reach): boolean {
  for (const place of placesReached(reach)) if (!refusePlace(state, place)) return true
  return false
}

import { type CityPlace, placesReached, placeTokenFor, tokenSlot } from '@roundhouse/18xx'
import { faceAt, reachesStop, reachOf, slotsAt } from '@roundhouse/board'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { step1846 } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { CHICAGO, CORPORATION, type CorporationId } from '../components/companies.ts'
import { TOKEN_COST } from '../components/money.ts'
import { corporationOnTurn, giveUpPendingPowers, refuseCorporationStep } from '../operationStep.ts'
import type { State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { reservedSlotsNow } from './reservedSlots.ts'

/** 1846-6.24a: one token in a turn, between tile actions too. */
export const token = step1846('token', {
  refuseNow(state, seat) {
    const refused = refuseCorporationStep(state, seat, 'build')
    if (refused) return refused
    const corporation = corporationOnTurn(state)
    if (state.operation!.tokenPlaced) return refusal('1846-6.24a', 'placed', { corporation })
    if (state.corporations[corporation].tokensLeft === 0)
      return refusal('1846-6.26', 'tokens', { corporation, tokens: CORPORATION[corporation].tokens })
    return undefined
  },
  *candidates(state) {
    for (const place of placesFor(state, corporationOnTurn(state)))
      yield { action: { kind: 'token', ...place } }
  },
  refuse(state, { hex, city }) {
    const corporation = corporationOnTurn(state)
    const place = { hex, city }
    const refused = refuseCity(state, corporation, place)
    if (refused?.reason === 'city' && !roomFor(state, corporation))
      return refusal('1846-6.25', 'nowhere', { corporation, hex })
    if (refused) return refused
    const slot = slotFor(state, corporation, place)
    if (typeof slot !== 'number') return slot
    const cost = costOf(state, corporation, place)
    if (typeof cost !== 'number') return cost
    const { cash } = state.corporations[corporation].treasury
    if (cost > cash) return refusal('1846-6.24a', 'cash', { corporation, hex, cost, cash })
    return undefined
  },
  apply(state, { hex, city }, _seat, emit) {
    const company = corporationOnTurn(state)
    const place = { hex, city }
    const cost = costOf(state, company, place) as number
    const slot = slotFor(state, company, place) as number
    giveUpPendingPowers(state)
    state.corporations[company].tokensLeft--
    state.operation!.tokenPlaced = true
    placeTokenFor(TITLE, state, company, place, slot, cost, emit)
  },
})

/** Why the corporation can have no token there at all: there is no city, or it has one. */
function refuseCity(state: State1846, corporation: CorporationId, place: CityPlace): Refusal | undefined {
  const { hex, city } = place
  if (faceAt(state.board, BOARD, hex).stops[city]?.kind !== 'city')
    return refusal('1846-6.24a', 'no-city', { hex })
  const slots = slotsAt(state.board, BOARD, hex)
  if (slots[city]!.includes(corporation)) return refusal('1846-6.25', 'city', { corporation, hex })
  if (hex === CHICAGO && slots.flat().includes(corporation))
    return refusal('1846-6.26', 'chicago', { corporation })
  return undefined
}

/** Where a token of the corporation could be, if there is room: the cities linked to it, and the one reserved for it (1846-6.24c). */
function* placesFor(state: State1846, corporation: CorporationId): Generator<CityPlace> {
  const reach = reachOf(state.board, BOARD, corporation)
  yield* placesReached(reach)
  const { reserved } = CORPORATION[corporation]
  if (reserved && !reach.get(reserved.hex)?.stops) yield { hex: reserved.hex, city: 0 }
}

/** The first of these places with room for a token, whatever it costs. */
export function roomFor(state: State1846, corporation: CorporationId): CityPlace | undefined {
  for (const place of placesFor(state, corporation)) {
    if (refuseCity(state, corporation, place)) continue
    if (typeof slotFor(state, corporation, place) === 'number') return place
  }
  return undefined
}

/** 1846-3.50, 1846-6.24, 1846-6.24b: the empty slot that a token takes. */
export const slotFor = (state: State1846, corporation: CorporationId, place: CityPlace): number | Refusal =>
  tokenSlot(TITLE, state.board, place, reservedSlotsNow(state, place.hex, place.city), corporation)

/** 1846-6.24c: what the token costs; most must be linked to the city. */
function costOf(state: State1846, corporation: CorporationId, { hex, city }: CityPlace): number | Refusal {
  const linked = reachesStop(state.board, BOARD, corporation, hex, city)
  const { reserved } = CORPORATION[corporation]
  if (reserved?.hex !== hex) return linked ? TOKEN_COST : refusal('1846-6.24a', 'link', { corporation, hex })
  if (linked) return reserved.linked
  return reserved.unlinked ?? refusal('1846-6.24c', 'link', { corporation, hex })
}

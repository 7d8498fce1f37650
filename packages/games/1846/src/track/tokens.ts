import { type CityPlace, placesReached, tokenSlot } from '@roundhouse/18xx'
import { faceAt, type HexName, placeToken, reachesStop, reachOf, slotsAt } from '@roundhouse/board'
import { type Refusal, refusal, step } from '@roundhouse/kernel'
import { type ActionOf, SHAPES } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { CHICAGO, CORPORATION, type CorporationId } from '../components/companies.ts'
import { TOKEN_COST } from '../components/money.ts'
import type { Emit1846 } from '../events.ts'
import { transfer } from '../money.ts'
import { closedToMinors, closeWindow, operating } from '../operating.ts'
import type { State1846 } from '../state.ts'
import { TITLE } from '../title.ts'
import { keptSlotsNow } from './keptSlots.ts'

/** 1846-6.24a: one token in a turn, between tile actions too. */
export const token = step<State1846, ActionOf<'token'>>({
  kind: 'token',
  shape: SHAPES.token,
  open(state, seat) {
    const refused = closedToMinors(state, seat, 'build')
    if (refused) return refused
    const corporation = operating(state)
    if (state.operation!.tokenPlaced) return refusal('1846-6.24a', 'placed', { corporation })
    if (state.corporations[corporation].tokensLeft === 0)
      return refusal('1846-6.26', 'tokens', { corporation, tokens: CORPORATION[corporation].tokens })
    return undefined
  },
  *candidates(state) {
    for (const place of placesFor(state, operating(state))) yield { action: { kind: 'token', ...place } }
  },
  refuse(state, { hex, city }) {
    const corporation = operating(state)
    const refused = barred(state, corporation, hex, city)
    if (refused?.reason === 'city' && !roomFor(state, corporation))
      return refusal('1846-6.25', 'nowhere', { corporation, hex })
    if (refused) return refused
    const slot = slotFor(state, corporation, hex, city)
    if (typeof slot !== 'number') return slot
    const cost = costOf(state, corporation, hex, city)
    if (typeof cost !== 'number') return cost
    const { cash } = state.corporations[corporation].treasury
    if (cost > cash) return refusal('1846-6.24a', 'cash', { corporation, hex, cost, cash })
    return undefined
  },
  apply(state, { hex, city }, _seat, emit: Emit1846) {
    const company = operating(state)
    const cost = costOf(state, company, hex, city) as number
    const slot = slotFor(state, company, hex, city) as number
    closeWindow(state)
    transfer(state, company, 'bank', cost, 'token', emit)
    state.board = placeToken(state.board, BOARD, hex, city, company, slot)
    state.corporations[company].tokensLeft--
    state.operation!.tokenPlaced = true
    emit({ kind: 'token-placed', company, hex, city, cost })
  },
})

/** Why the corporation can have no token there at all: there is no city, or it has one. */
function barred(
  state: State1846,
  corporation: CorporationId,
  hex: HexName,
  city: number,
): Refusal | undefined {
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
    const { hex, city } = place
    if (barred(state, corporation, hex, city)) continue
    if (typeof slotFor(state, corporation, hex, city) === 'number') return place
  }
  return undefined
}

/** 1846-3.50, 1846-6.24, 1846-6.24b: the empty slot that a token takes. */
export const slotFor = (
  state: State1846,
  corporation: CorporationId,
  hex: HexName,
  city: number,
): number | Refusal =>
  tokenSlot(TITLE, state.board, { hex, city }, keptSlotsNow(state, hex, city), corporation)

/** 1846-6.24c: what the token costs; most must be linked to the city. */
function costOf(state: State1846, corporation: CorporationId, hex: HexName, city: number): number | Refusal {
  const linked = reachesStop(state.board, BOARD, corporation, hex, city)
  const { reserved } = CORPORATION[corporation]
  if (reserved?.hex !== hex) return linked ? TOKEN_COST : refusal('1846-6.24a', 'link', { corporation, hex })
  if (linked) return reserved.linked
  return reserved.unlinked ?? refusal('1846-6.24c', 'link', { corporation, hex })
}

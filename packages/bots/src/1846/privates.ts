import {
  type Action1846,
  COMPANIES,
  type CompanyId,
  type CorporationId,
  controllerOf,
  isMinor,
  PORTS,
  PRIVATE,
  type PrivateId,
  type State1846,
  sharesOf,
} from '@roundhouse/1846'
import type { Decision, Seat } from '@roundhouse/kernel'
import { actionsOf, bestBy, numbersOf } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { nextRevenue } from './forecast.ts'

/** 1846-6.6a: a private of the president's own, for its full price, if that leaves so much in the treasury. */
export function ownPrivate(
  state: State1846,
  { offers, seat, as }: Decision<Action1846>,
  reserve: number,
): Action1846 | undefined {
  const { cash } = state.corporations[as as CorporationId].treasury
  const bought = numbersOf(offers, 'buy-private').find(({ action, most }) => {
    const id = action.private!
    const { price } = PRIVATE[id]
    return (
      state.privates[id].owner === seat && most === price && cash - price + broughtBy(state, id) >= reserve
    )
  })
  return bought && { kind: 'buy-private', private: bought.action.private!, price: bought.most }
}

/** 1846-3.57: a minor comes with its cash. */
const broughtBy = ({ minors }: State1846, id: PrivateId): number =>
  isMinor(id) ? minors[id].treasury.cash : 0

/** 1846-6.6a: good enough a price for a private of one's own: most of what it can ever bring. */
const GOOD = 0.8

export const answerForPrivate: Decide = ({ deal }) => {
  const { private: id, price } = deal as { private: PrivateId; price: number }
  return { kind: price >= GOOD * PRIVATE[id].price ? 'agree' : 'disagree' }
}

/** 1846-3.66: the markers go where they bring the owner most. */
export const steamboat: Decide = (state, { seat, offers }) => {
  const { port, beneficiary } = bestMarkers(state, seat)
  return (
    actionsOf(offers, 'set-beneficiary').find(({ company }) => company === beneficiary) ??
    actionsOf(offers, 'set-port').find(({ hex }) => hex === port) ?? { kind: 'leave-markers' }
  )
}

/** The port and the beneficiary that bring this player most. */
function bestMarkers(state: State1846, seat: Seat) {
  const settings = COMPANIES.filter((id) => controllerOf(state, id) === seat).flatMap((beneficiary) =>
    PORTS.map((port) => ({ port, beneficiary })),
  )
  const bonus = ({ port, beneficiary }: { port: string; beneficiary: CompanyId }) =>
    gain(state, { ...state.markers, port, beneficiary }, beneficiary) * shareIn(state, seat, beneficiary)
  return bestBy(settings, bonus, 0) ?? state.markers
}

/** What a company earns more with markers like this than with none of the Steamboat Company. */
function gain(state: State1846, markers: State1846['markers'], id: CompanyId): number {
  const without = { ...state.markers, beneficiary: null }
  return nextRevenue({ ...state, markers }, id) - nextRevenue({ ...state, markers: without }, id)
}

const shareIn = (state: State1846, seat: Seat, id: CompanyId): number =>
  isMinor(id) ? 5 : sharesOf(state, seat, id)

/** 1846-3.67: the port that its owner earns most by, if it is not set there already. */
export function bestPort(
  state: State1846,
  { offers }: Decision<Action1846>,
  id: CorporationId,
): Action1846 | undefined {
  const ports = actionsOf(offers, 'set-port')
  if (ports.length === 0) return undefined
  const revenueAt = (port: string | null) =>
    nextRevenue({ ...state, markers: { ...state.markers, port } }, id)
  return bestBy(ports, ({ hex }) => revenueAt(hex), revenueAt(state.markers.port))
}

/** 1846-3.62: a marker where it earns something now. */
export function bestMarker(
  state: State1846,
  { offers }: Decision<Action1846>,
  id: CorporationId,
): Action1846 | undefined {
  const places = actionsOf(offers, 'place-marker')
  if (places.length === 0) return undefined
  const revenueAt = ({ private: marker, hex }: { private: 'MPC' | 'BT'; hex: string }) => {
    const placed = { ...state.markers.placed, [marker]: { hex, corporation: id } }
    return nextRevenue({ ...state, markers: { ...state.markers, placed } }, id)
  }
  return bestBy(places, revenueAt, nextRevenue(state, id))
}

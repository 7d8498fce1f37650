import {
  type Action1856,
  type CorporationId,
  PRIVATE,
  type PrivateId,
  RIGHT_PRICE,
  type State1856,
  treasuryOf,
} from '@roundhouse/1856'
import type { Decision } from '@roundhouse/kernel'
import { actionsOf, bestBy, numbersOf } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { SOON } from './dues.ts'
import { nextRevenue, roundsLeft, roundsServed, roundsUntil } from './forecast.ts'
import { priceDue } from './nextTrain.ts'

/** 1856-2.9a: one of these privates of the president's own, for as much as leaves a train that is needed soon to be paid. */
export function buyOwnPrivate(
  state: State1856,
  { offers, seat, as }: Decision<Action1856>,
  ids?: readonly PrivateId[],
): Action1856 | undefined {
  const id = as as CorporationId
  const spare = treasuryOf(state, id).cash - (roundsServed(state, id) < SOON ? priceDue(state, id) : 0)
  const bought = numbersOf(offers, 'buy-private').find(({ action, least }) => {
    const one = action.private!
    return (
      (ids ?? [one]).includes(one) &&
      state.privates[one].owner === seat &&
      spare >= Math.max(least, PRIVATE[one].price)
    )
  })
  if (!bought) return undefined
  return { kind: 'buy-private', private: bought.action.private!, price: Math.min(bought.most, spare) }
}

/** 1856-2.9a, 1856-1.2b: what a private still brings, and a little more. */
const MORE = 1.2

export const answerForPrivate: Decide = (state) => {
  const { private: id, price } = state.deal as { private: PrivateId; price: number }
  const rounds = Math.min(roundsUntil(state, '5'), roundsLeft(state))
  const worth = MORE * PRIVATE[id].price + (rounds * PRIVATE[id].revenue) / 2
  return { kind: price >= worth ? 'agree' : 'disagree' }
}

/** 1856-5.1e, 1856-5.1f: a right or the port, where its trains earn more by it now. */
export function earnMore(state: State1856, { offers, as }: Decision<Action1856>): Action1856 | undefined {
  const id = as as CorporationId
  return bestPort(state, offers, id) ?? bestRight(state, offers, id)
}

function bestPort(
  state: State1856,
  offers: Decision<Action1856>['offers'],
  id: CorporationId,
): Action1856 | undefined {
  const ports = actionsOf(offers, 'set-port')
  if (ports.length === 0) return undefined
  const revenueAt = (hex: string): number => nextRevenue({ ...state, port: { hex, corporation: id } }, id)
  return bestBy(ports, ({ hex }) => revenueAt(hex), nextRevenue(state, id))
}

function bestRight(
  state: State1856,
  offers: Decision<Action1856>['offers'],
  id: CorporationId,
): Action1856 | undefined {
  if (treasuryOf(state, id).cash - RIGHT_PRICE < priceDue(state, id)) return undefined
  const now = nextRevenue(state, id)
  return bestBy(
    actionsOf(offers, 'buy-right'),
    ({ right }) => {
      const markers = state.rights[right]
      const rights = { ...state.rights, [right]: { ...markers, holders: [...markers.holders, id] } }
      return (nextRevenue({ ...state, rights }, id) - now) * roundsLeft(state) - RIGHT_PRICE
    },
    0,
  )
}

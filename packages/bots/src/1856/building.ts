import {
  type Action1856,
  type CorporationId,
  layCost,
  legalLay,
  PUBLIC_COMPANY,
  type PublicCompanyId,
  type State1856,
  type Type,
  tokenCost,
  treasuryOf,
  typeOnOffer,
} from '@roundhouse/1856'
import { actionsOf, bestBy } from '../18xx/offers.ts'
import { afterKitchenerToken, afterLay, afterToken } from './boardAfter.ts'
import type { Decide } from './decide.ts'
import { destinationAfterLays } from './destination.ts'
import { lifeOf, revenueWith, roundsLeft, typesOwned } from './forecast.ts'
import { priceDue } from './nextTrain.ts'
import { buyOwnPrivate } from './privates.ts'
import { prospects, prospectsAfterLays } from './prospects.ts'

/** What a dollar of prospects is worth beside one of each coming round's income. */
const PROSPECT = 3

/** What a dollar is worth in a treasury that needs it for a train, and otherwise. */
const [NEEDED, IDLE] = [1, 0.5]

/** How many of the most promising tiles and tokens are looked at closely. */
const CLOSELY = 4

/** Something to build, and the position with it. */
interface Plan {
  readonly action: Action1856
  readonly then: State1856
  readonly cost: number
  /** What it promises beside income, less its cost. */
  readonly hope: number
}

/** 1856-2.2a: the tile that does most for the income, for the destination, or for what is to come. */
export const trackStep: Decide = (state, decision) => {
  const { offers, as } = decision
  const id = as as CorporationId
  const laying = buyOwnPrivate(state, decision, ['WSRC', 'TCC'])
  if (laying) return laying
  const lays = [...actionsOf(offers, 'lay'), ...actionsOf(offers, 'private-lay')]
  if (lays.length === 0) return { kind: 'done' }
  const before = prospects(state, id)
  const promise = prospectsAfterLays(state, id)
  const destination = destinationAfterLays(state, id)
  const plans = lays.map((action) => {
    const then = afterLay(state, action)
    const cost = action.kind === 'lay' ? layCost(legalLay(state, action)) : 0
    const gain = PROSPECT * (promise(then, action.hex) - before) + IDLE * destination(then, action.hex)
    return planFor(state, id, action, then, cost, gain)
  })
  return bestPlan(state, id, plans) ?? { kind: 'done' }
}

/** 1856-2.3a: the token that does most, if it is worth its price. */
export const tokenStep: Decide = (state, { offers, as }) => {
  const id = as as CorporationId
  const before = prospects(state, id)
  const plans = [...actionsOf(offers, 'token'), ...actionsOf(offers, 'private-token')].map((action) => {
    const isOwn = action.kind === 'token'
    const then = isOwn ? afterToken(state, id, action) : afterKitchenerToken(state, id, action.city)
    const cost = isOwn ? tokenCost(state, id) : 0
    return planFor(state, id, action, then, cost, PROSPECT * (prospects(then, id) - before))
  })
  return bestPlan(state, id, plans) ?? { kind: 'done' }
}

function planFor(
  state: State1856,
  id: CorporationId,
  action: Action1856,
  then: State1856,
  cost: number,
  gain: number,
): Plan {
  const left = treasuryOf(state, id).cash - cost
  return { action, then, cost, hope: gain - (left < priceDue(state, id) ? NEEDED : IDLE) * cost }
}

/** What does most for the income of all the rounds to come, of those that promise most. */
function bestPlan(state: State1856, id: CorporationId, plans: readonly Plan[]): Action1856 | undefined {
  const { cash } = treasuryOf(state, id)
  const reserve = typesOwned(state, id).length > 0 ? 0 : Math.min(priceDue(state, id), cash)
  const near = plans
    .filter(({ cost }) => cost === 0 || cash - cost >= reserve)
    .sort((one, other) => other.hope - one.hope)
    .slice(0, CLOSELY)
  const [rounds, before] = [roundsLeft(state), income(state, id)]
  const points = ({ then, hope }: Plan): number => hope + rounds * (income(then, id) - before)
  return bestBy(near, points, 0)?.action
}

/** What a corporation earns with the trains that it keeps, or would with the first one. */
function income(state: State1856, id: CorporationId): number {
  const kept = typesOwned(state, id).filter((type) => lifeOf(state, type) > 1)
  return revenueWith(state, id, kept.length > 0 ? kept : [`${typeOnOffer(state)}` as Type])
}

/** 1856-2.1c: the city from which it reaches more. */
export const homeCity: Decide = (state, { offers, as }) => {
  const id = as as CorporationId
  const { hex } = PUBLIC_COMPANY[id as PublicCompanyId].home
  return bestBy(actionsOf(offers, 'home-token'), ({ city }) =>
    prospects(afterToken(state, id, { hex, city }), id),
  )!
}

/** 1856-2.1c: for its own token the better city, for that of another the worse one. */
export const cityForToken: Decide = (state, { offers, as, seat }) => {
  const [hex, waiting] = Object.entries(state.waitingTokens).find(([name]) => name in state.board.tiles)!
  const isOwn = waiting === as || state.corporations[waiting].president === seat
  return bestBy(actionsOf(offers, 'choose-city'), ({ city }) => {
    const then = { ...afterToken(state, waiting, { hex, city }), waitingTokens: {} }
    return (isOwn ? 1 : -1) * prospects(then, waiting)
  })!
}

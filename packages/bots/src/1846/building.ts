import {
  type Action1846,
  type Actions1846,
  type CompanyId,
  type CorporationId,
  isMinor,
  type State1846,
  treasuryOf,
} from '@roundhouse/1846'
import type { Decision } from '@roundhouse/kernel'
import { actionsOf, bestBy, isOpen } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'
import { keptTrains, newTrain, revenueWith, roundsLeft } from './forecast.ts'
import { issueOrRedeem, TRACK } from './money.ts'
import { bestMarker, bestPort, ownPrivate } from './privates.ts'
import { prospects, prospectsAfterLays } from './prospects.ts'
import { stateAfterBuilding } from './stateAfter.ts'
import { priceDue } from './trains.ts'

type Building = Actions1846['lay' | 'token' | 'private-lay' | 'private-token']

/** What a dollar of prospects is worth beside one of each coming round's income. */
const PROSPECT = 3

/** What a dollar is worth that is not needed for a train. */
const IDLE = 0.5

/** How many of the most promising tiles are looked at closely. */
const CLOSELY = 4

/** 1846-6.10a, 1846-6.20a: money first, then privates, track and tokens as long as they are worth what they cost; then the run. */
export const buildStep: Decide = (state, decision) => {
  const id = decision.as as CompanyId
  const wish = isMinor(id) ? undefined : corporationsWish(state, decision, id)
  return wish ?? track(state, decision, id) ?? run(decision)
}

function corporationsWish(
  state: State1846,
  decision: Decision<Action1846>,
  id: CorporationId,
): Action1846 | undefined {
  return (
    issueOrRedeem(state, decision, id) ??
    ownPrivate(state, decision, priceDue(state, id) + TRACK) ??
    bestMarker(state, decision, id) ??
    bestPort(state, decision, id)
  )
}

/** The tile or token that does most for the income, now or soon. */
function track(state: State1846, decision: Decision<Action1846>, id: CompanyId): Action1846 | undefined {
  const { offers, seat } = decision
  // 1846-2.9: the second tile of Little Miami comes before everything else
  const owed = !isOpen(offers, 'run')
  const { cash } = treasuryOf(state, id)
  const reserve =
    isMinor(id) || keptTrains(state, id).length > 0 ? 0 : Math.min(priceDue(state, id), cash - 20)
  const before = { income: income(state, id), prospects: prospects(state, id) }
  const rounds = roundsLeft(state)
  const afterLay = prospectsAfterLays(state, id)
  const needed = isMinor(id) ? 0 : priceDue(state, id)
  const plans = candidates(decision).flatMap((action) => {
    const then = stateAfterBuilding(state, seat, action)
    const left = treasuryOf(then, id).cash
    if (left < reserve && !owed) return []
    const promise = action.kind === 'lay' ? afterLay(then, action.hex) : prospects(then, id)
    const hope = PROSPECT * (promise - before.prospects) - (left < needed ? 1 : IDLE) * (cash - left)
    return [{ action, then, hope }]
  })
  const near = plans.sort((one, other) => other.hope - one.hope).slice(0, CLOSELY)
  const points = ({ then, hope }: (typeof near)[number]) => hope + rounds * (income(then, id) - before.income)
  return bestBy(near, points, owed ? Number.NEGATIVE_INFINITY : 0)?.action
}

const candidates = ({ offers }: Decision<Action1846>): Building[] => [
  ...actionsOf(offers, 'lay'),
  ...actionsOf(offers, 'private-lay'),
  ...actionsOf(offers, 'token'),
  ...actionsOf(offers, 'private-token'),
]

/** What a company earns on this board with the trains that it keeps, or would with the first one. */
function income(state: State1846, id: CompanyId): number {
  const trains = keptTrains(state, id)
  return revenueWith(state, id, trains.length > 0 ? trains : [newTrain('2')])
}

/** 1846-6.35: the best run is proposed first. */
function run({ offers }: Decision<Action1846>): Action1846 {
  const { action, blank } = offers.find((offer) => offer.action.kind === 'run')!
  const [routes] = (blank as { proposed: readonly Actions1846['run']['routes'][] }).proposed
  return { ...action, kind: 'run', routes: routes! }
}

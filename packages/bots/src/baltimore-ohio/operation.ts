import {
  type BnoAction,
  type BnoState,
  bestCities,
  type Company,
  type CompanyId,
  capacityOf,
  cardOf,
  citiesOf,
  HEX,
  topCard,
} from '@roundhouse/baltimore-ohio'
import { type Decision, isOffered } from '@roundhouse/kernel'
import { byReturn, waysFrom } from './network.ts'
import { bestOutlook, uselessCard } from './outlook.ts'

/** Buys equipment that pays, scraps what does not, takes coal or builds to the next city, then counts the best cities. */
export function operationStep(state: BnoState, { as, offers }: Decision<BnoAction>): BnoAction {
  const id = as as CompanyId
  for (const [kind, wish] of WISHES) {
    if (!offers.some(({ action }) => action.kind === kind)) continue
    const action = wish(state, id)
    if (action && isOffered(offers, action)) return action
  }
  return { kind: 'income', cities: bestCities(state, state.companies[id]) }
}

type Wish = (state: BnoState, id: CompanyId) => BnoAction | undefined

/** How many cities a company builds ahead of its equipment. */
const AHEAD = 2

/** Equipment that pays at once, or that cities are waiting for. */
function buyEquipment(state: BnoState, id: CompanyId): BnoAction | undefined {
  const card = topCard(state)
  const company = state.companies[id]
  const { cash } = company.treasury
  if (!card) return undefined
  return lacksEquipment(company) || bestOutlook(state, id, cash).cards > 0
    ? { kind: 'buy-equipment', card: card.number }
    : undefined
}

/** Whether cities are waiting for equipment to serve them. */
export const lacksEquipment = (company: Company): boolean => citiesOf(company).length > capacityOf(company)

/** Only old cards: a young one will find its cities yet. */
function scrap(state: BnoState, id: CompanyId): BnoAction | undefined {
  const card = uselessCard(state, state.technology, state.companies[id])
  return card !== undefined && cardOf(card).level < state.technology - 1 ? { kind: 'scrap', card } : undefined
}

function takeCoal(state: BnoState, id: CompanyId): BnoAction | undefined {
  const hex = state.coal.find((coal) => state.companies[id].cubes.includes(coal))
  return hex === undefined ? undefined : { kind: 'take-coal', hex }
}

/** Builds as far as the equipment will soon reach, and further only with what the next card leaves over. */
function build(state: BnoState, id: CompanyId): BnoAction | undefined {
  const company = state.companies[id]
  const [way] = byReturn(state.technology, waysFrom(state, id, company.cubes, Number.POSITIVE_INFINITY))
  if (!way) return undefined
  const isUseful = !HEX.get(way.to)!.city || citiesOf(company).length < capacityOf(company) + AHEAD
  const canSpare = company.treasury.cash - way.cost >= (topCard(state)?.cost ?? 0)
  return isUseful || canSpare ? { kind: 'build', hex: way.hexes[0]! } : undefined
}

/** What a company would do next, in the order of its operation. */
const WISHES: readonly [BnoAction['kind'], Wish][] = [
  ['buy-equipment', buyEquipment],
  ['scrap', scrap],
  ['take-coal', takeCoal],
  ['build', build],
]

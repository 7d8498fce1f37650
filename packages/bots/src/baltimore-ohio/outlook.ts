import {
  type BnoState,
  bestCities,
  type Company,
  type CompanyId,
  EQUIPMENT,
  HEX,
  incomeFrom,
  startHex,
} from '@roundhouse/baltimore-ohio'
import { byReturn, type Way, waysFrom } from './network.ts'

/** The net income of the company as it stands, were the technology at this level. */
function netAt(state: BnoState, technology: number, company: Company): number {
  const then = { ...state, technology }
  return incomeFrom(then, company, bestCities(then, company)).net
}

/** A card that costs more upkeep than the cities it serves bring in. */
export const uselessCard = (state: BnoState, technology: number, company: Company): number | undefined =>
  company.equipment.find(
    (card) => netAt(state, technology, without(company, card)) > netAt(state, technology, company),
  )

/** The net income that is left once useless cards are scrapped. */
function thriftyNet(state: BnoState, technology: number, company: Company): number {
  const card = uselessCard(state, technology, company)
  return card === undefined
    ? netAt(state, technology, company)
    : thriftyNet(state, technology, without(company, card))
}

const without = (company: Company, card: number): Company => ({
  ...company,
  equipment: company.equipment.filter((other) => other !== card),
})

/** What a company could do with its money in a turn: how many cards to buy, and what it then earns. */
export interface Outlook {
  readonly cards: number
  readonly net: number
}

/** The outlook with the best net income for a company that has this much to spend on cards and cubes. */
export function bestOutlook(state: BnoState, id: CompanyId, money: number): Outlook {
  const { cubes } = state.companies[id]
  let company = { ...state.companies[id], cubes: cubes.length > 0 ? cubes : [startHex(id)] }
  let { technology } = state
  let left = money
  const ways = waysFrom(state, id, company.cubes, money)
  let best = { cards: 0, net: netAfterBuilding(state, technology, company, ways, left) }
  for (const card of EQUIPMENT.slice(state.cardsSold, state.cardsSold + 3)) {
    if (card.cost > left) break
    left -= card.cost
    technology = Math.max(technology, card.level)
    company = { ...company, equipment: [...company.equipment, card.number] }
    const net = netAfterBuilding(state, technology, company, ways, left)
    if (net > best.net) best = { cards: company.equipment.length - state.companies[id].equipment.length, net }
  }
  return best
}

/** What the company earns after two operations of building, the best goal for its money first. */
function netAfterBuilding(
  state: BnoState,
  technology: number,
  company: Company,
  ways: readonly Way[],
  money: number,
): number {
  const cubes = [...company.cubes]
  let { coal } = company
  let [left, builds] = [money, 2 * technology]
  for (const { to, cost, hexes } of byReturn(technology, ways)) {
    if (cost > left || hexes.length > builds) continue
    left -= cost
    builds -= hexes.length
    cubes.push(to)
    if (!HEX.get(to)!.city) coal++
  }
  return thriftyNet(state, technology, { ...company, cubes, coal })
}

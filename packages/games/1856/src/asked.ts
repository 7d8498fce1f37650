import type { Asked } from '@roundhouse/kernel'
import type { CorporationId } from './components/companies.ts'
import {
  controllerOf,
  corporationsOverLimit,
  hexToChooseCity,
  type State1856,
  unsoldPrivates,
} from './state.ts'

/** Who decides now, and on what. */
export function asked(state: State1856): Asked[] {
  const { round, auction, stock, deal } = state
  if (round === 'over') return []
  if (auction) return [askedInAuction(state)]
  // 1856-1.2b
  if (stock)
    return [deal ? { seat: deal.seat, prompt: 'deal-private' } : { seat: stock.seat, prompt: 'stock' }]
  return askedInOperatingRound(state)
}

/** 1856-5.2b, 1856-5.2f: in a bidding war the lowest bidder. */
function askedInAuction(state: State1856): Asked {
  const { seat, bids } = state.auction!
  const [lowest, ...others] = bids[unsoldPrivates(state)[0]!]
  return lowest && others.length > 0
    ? { seat: lowest.seat, prompt: 'bidding-war' }
    : { seat, prompt: 'auction' }
}

function askedInOperatingRound(state: State1856): Asked[] {
  const { formation, deal, operation } = state
  if (formation) {
    const [deciding = 'CGR'] = formation.toDecide
    return [{ seat: controllerOf(state, deciding)!, as: deciding, prompt: `formation-${formation.step}` }]
  }
  const full = corporationsOverLimit(state)
  if (full.length > 0) return askedForTrains(state, full)
  const { company, step, due } = operation!
  const seat = controllerOf(state, company)!
  if (hexToChooseCity(state)) return [{ seat, as: company, prompt: 'choose-city' }]
  if (deal) return [{ seat: deal.seat, prompt: `deal-${deal.kind}` }]
  return [{ seat, as: company, prompt: due > 0 ? 'raise-money' : step }]
}

/** 1856-2.7e: every president, in any order; each for the first of his corporations. */
function askedForTrains(state: State1856, full: readonly CorporationId[]): Asked[] {
  const asked = new Map<number, Asked>()
  for (const id of full) {
    const seat = controllerOf(state, id)!
    if (!asked.has(seat)) asked.set(seat, { seat, as: id, prompt: 'return-train' })
  }
  return [...asked.values()]
}

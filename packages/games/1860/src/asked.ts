import type { Asked } from '@roundhouse/kernel'
import { hasExchange } from './privates/exchange.ts'
import { controllerOf, type State1860, seatsOf } from './state.ts'

/** Who decides now, and on what. */
export function asked(state: State1860): Asked[] {
  const { round, auction, stock } = state
  if (round === 'over') return []
  if (auction)
    return auction.winner === null
      ? [{ seat: auction.seat, prompt: 'auction' }]
      : [{ seat: auction.winner, prompt: 'choose-lot' }]
  return stock ? askedInStockRound(state) : [askedInOperatingRound(state)]
}

function askedInStockRound(state: State1860): Asked[] {
  const { stock, homeTileOf, options } = state
  // 1860-FLO.3
  if (homeTileOf) return [{ seat: controllerOf(state, homeTileOf), as: homeTileOf, prompt: 'home-tile' }]
  const { seat } = stock!
  const onTurn = { seat, prompt: 'stock' }
  if (options.exchangeTiming === 'ownTurn') return [onTurn]
  const others = seatsOf(state).filter((other) => other !== seat && hasExchange(state, other))
  return [onTurn, ...others.map((other) => ({ seat: other, prompt: 'exchange' }))]
}

function askedInOperatingRound(state: State1860): Asked {
  const { deal, operation } = state
  // 1860-BUY.3
  if (deal) return { seat: deal.seat, prompt: 'deal-train' }
  const { company, step } = operation!
  return { seat: controllerOf(state, company), as: company, prompt: step }
}

import { type Asked, decisions } from '@roundhouse/kernel'
import type { Kind } from '../actions.ts'
import { baltimoreOhio } from '../index.ts'
import type { State } from '../state.ts'
import { money, type Telling } from './telling.ts'

/** What is asked of whom: the one sentence above all controls. */
export function promptOf(state: State, { prompt }: Asked, { words: { prompts } }: Telling): string {
  const { stock, operation } = state
  if (stock) return stock.sold.length > 0 ? prompts.afterSale : prompts.playerTurn
  const { company, netIncome } = operation!
  if (prompt === 'dividend') return prompts.dividend({ company, net: money(netIncome!) })
  const offered = kindsOffered(state)
  const deeds = Object.entries(prompts.deeds).flatMap(([kind, deed]) =>
    offered.has(kind as Kind) ? [deed] : [],
  )
  return prompts.operation({ company, deeds })
}

export const kindsOffered = (state: State): ReadonlySet<Kind> =>
  new Set(decisions(baltimoreOhio, state).flatMap(({ offers }) => offers.map(({ action }) => action.kind)))

import { type Asked, hasOffer } from '@roundhouse/kernel'
import type { Kind } from '../actions.ts'
import { baltimoreOhio } from '../index.ts'
import type { State } from '../state.ts'
import { money, type Wording } from './wording.ts'

/** What is asked of whom: the one sentence above all controls. */
export function promptOf(state: State, { prompt }: Asked, { words: { prompts } }: Wording): string {
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

/** What can be done by whoever is asked. */
export function kindsOffered(state: State): ReadonlySet<Kind> {
  const { asked, steps } = baltimoreOhio
  const kinds = asked(state).flatMap(({ seat }) =>
    steps.flatMap((step) => (hasOffer(state, seat, step) ? [step.kind] : [])),
  )
  return new Set(kinds)
}

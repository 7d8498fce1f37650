import { type Asked, hasOffer } from '@roundhouse/kernel'
import type { BnoKind } from '../actions.ts'
import { baltimoreOhio } from '../index.ts'
import type { BnoState } from '../state.ts'
import { type BnoWording, money } from './wording.ts'

/** What is asked of whom: the one sentence above all controls. */
export function promptOf(state: BnoState, { prompt }: Asked, { words: { prompts } }: BnoWording): string {
  const { stock, operation } = state
  if (stock) return stock.sold.length > 0 ? prompts.afterSale : prompts.playerTurn
  const { company, netIncome } = operation!
  if (prompt === 'dividend') return prompts.dividend({ company, net: money(netIncome!) })
  const offered = kindsOffered(state)
  const deeds = Object.entries(prompts.deeds).flatMap(([kind, deed]) =>
    offered.has(kind as BnoKind) ? [deed] : [],
  )
  return prompts.operation({ company, deeds })
}

/** What can be done by whoever is asked. */
export function kindsOffered(state: BnoState): ReadonlySet<BnoKind> {
  const { asked, steps } = baltimoreOhio
  const kinds = asked(state).flatMap(({ seat }) =>
    steps.flatMap((step) => (hasOffer(state, seat, step) ? [step.kind] : [])),
  )
  return new Set(kinds)
}

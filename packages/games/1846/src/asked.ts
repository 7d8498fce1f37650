import type { Asked } from '@roundhouse/kernel'
import { controllerOf, type State1846 } from './state.ts'

/** Who decides now, and on what. */
export function asked(state: State1846): Asked[] {
  const { round, draft, openDraft, stock, steamboat, surplus, deal, operation } = state
  if (draft) return [{ seat: draft.seat, prompt: draft.price === null ? 'draft' : 'last-private' }]
  if (openDraft && round === 'draft') return [{ seat: openDraft.seat, prompt: 'open-draft' }]
  if (stock) return [{ seat: stock.seat, prompt: 'stock' }]
  // 1846-6.57
  const full = surplus[0]
  if (full) return [{ seat: controllerOf(state, full)!, as: full, prompt: 'return-train' }]
  if (steamboat) return [{ seat: steamboat.seat, as: 'SC', prompt: 'steamboat' }]
  if (deal) return [{ seat: deal.seat, prompt: `deal-${deal.kind}` }]
  if (!operation) return []
  const { company, step } = operation
  return [{ seat: controllerOf(state, company)!, as: company, prompt: step }]
}

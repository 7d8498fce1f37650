import type { Asked } from '@roundhouse/kernel'
import { kindsOffered } from '@roundhouse/view'
import { baltimoreOhio } from '../index.ts'
import type { BnoState } from '../state.ts'
import { type BnoWording, money } from './wording.ts'

/** What can be done in an operation before its dividend. */
const OPERATION_KINDS = ['buy-equipment', 'scrap', 'build', 'take-coal', 'income'] as const

/** What is asked of whom: the one sentence above all controls. */
export function promptOf(state: BnoState, { prompt }: Asked, { words: { prompts } }: BnoWording): string {
  const { stock, operation } = state
  if (stock) return stock.sold.length > 0 ? prompts.afterSale : prompts.playerTurn
  const { company, netIncome } = operation!
  if (prompt === 'dividend') return prompts.dividend({ company, net: money(netIncome!) })
  const kinds = kindsOffered(baltimoreOhio, state, OPERATION_KINDS).map((kind) => prompts.kinds[kind])
  return prompts.operation({ company, kinds })
}

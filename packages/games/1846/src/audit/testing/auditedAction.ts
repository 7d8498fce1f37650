import { type AuditedAction, auditing, dropEvent, eventIn } from '@roundhouse/18xx/testing/auditedAction'
import { audit } from '../../audit.ts'
import { PRICES } from '../../components/market.ts'
import type { Event1846 } from '../../events.ts'
import { does } from '../../scenarios/position.ts'
import type { State1846 } from '../../state.ts'

export * from '@roundhouse/18xx/testing/auditedAction'

export type AuditedAction1846 = AuditedAction<State1846, Event1846>

export const { auditedAction, problemsWhen } = auditing(audit, does)

/** The only marker of the market goes elsewhere, and it is told so. */
export function movePriceTo(wrong: AuditedAction1846, price: number): void {
  const [{ company }] = wrong.after.market as [State1846['market'][number]]
  const { before } = eventIn(wrong, 'price')
  const after = PRICES.indexOf(price)
  wrong.after.market = [{ company, space: after }]
  if (after === before) dropEvent(wrong, 'price')
  else eventIn(wrong, 'price').after = after
}

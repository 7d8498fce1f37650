import { type AuditedAction, dropEvent, eventIn } from '@roundhouse/18xx/testing/auditedAction'
import { copy } from '@roundhouse/kernel'
import type { Action1846 } from '../../actions.ts'
import { audit } from '../../audit.ts'
import { PRICES } from '../../components/market.ts'
import type { Event1846 } from '../../events.ts'
import { does, type Name } from '../../scenarios/position.ts'
import type { State1846 } from '../../state.ts'

export * from '@roundhouse/18xx/testing/auditedAction'

export type AuditedAction1846 = AuditedAction<State1846, Event1846>

export function auditedAction(state: State1846, name: Name, action: Action1846): AuditedAction1846 {
  const before = copy(state)
  return { before, events: copy(does(state, name, action)), after: state }
}

/** What is wrong with the same action after something was spoiled. */
export function problemsWhen(right: AuditedAction1846, spoil: (wrong: AuditedAction1846) => void): string[] {
  const wrong = copy(right)
  spoil(wrong)
  return audit(wrong.before, wrong.events, wrong.after)
}

/** The only marker of the market goes elsewhere, and it is told so. */
export function movePriceTo(wrong: AuditedAction1846, price: number): void {
  const [{ company }] = wrong.after.market as [State1846['market'][number]]
  const { before } = eventIn(wrong, 'price')
  const after = PRICES.indexOf(price)
  wrong.after.market = [{ company, space: after }]
  if (after === before) dropEvent(wrong, 'price')
  else eventIn(wrong, 'price').after = after
}

import { copy } from '@roundhouse/kernel'
import type { Action1846 } from '../../actions.ts'
import { audit } from '../../audit.ts'
import { isMinor } from '../../components/companies.ts'
import { PRICES } from '../../components/market.ts'
import type { Event1846, EventOf1846, PurseName, Reason } from '../../events.ts'
import { does, type Name } from '../../scenarios/position.ts'
import type { State1846 } from '../../state.ts'

/** An action that was done, with all that the books see of it. */
export interface AuditedAction {
  before: State1846
  events: Event1846[]
  after: State1846
}

type Kind = Event1846['kind']

export function auditedAction(state: State1846, name: Name, action: Action1846): AuditedAction {
  const before = copy(state)
  return { before, events: copy(does(state, name, action)), after: state }
}

/** The same with something wrong in it. */
export function problemsWhen(right: AuditedAction, harm: (deed: AuditedAction) => void): string[] {
  const wrong = copy(right)
  harm(wrong)
  return audit(wrong.before, wrong.events, wrong.after)
}

/** The first event of this kind. */
export function eventOf<K extends Kind>({ events }: AuditedAction, kind: K): EventOf1846<K> {
  const found = events.find((event) => event.kind === kind)
  if (!found) throw new Error(`nothing is told of ${kind}`)
  return found as EventOf1846<K>
}

export function dropEvent({ events }: AuditedAction, kind: Kind): void {
  events.splice(
    events.findIndex((event) => event.kind === kind),
    1,
  )
}

function paidFor({ events }: AuditedAction, reason: Reason): EventOf1846<'paid'> {
  const found = events.find((event) => event.kind === 'paid' && event.reason === reason)
  if (!found) throw new Error(`nothing is paid by reason of ${reason}`)
  return found as EventOf1846<'paid'>
}

const purse = (state: State1846, name: PurseName) => {
  if (name === 'bank') return state.bank
  if (typeof name === 'number') return state.players[name]!
  return isMinor(name) ? state.minors[name].treasury : state.corporations[name].treasury
}

/** So much more is paid, and told so: no money is made or lost by it. */
export function paysMore(wrong: AuditedAction, reason: Reason, more: number): void {
  const paid = paidFor(wrong, reason)
  paid.amount += more
  purse(wrong.after, paid.payer).cash -= more
  purse(wrong.after, paid.payee).cash += more
}

/** Somebody else is paid, and told so. */
export function paysTo(wrong: AuditedAction, reason: Reason, payee: PurseName): void {
  const paid = paidFor(wrong, reason)
  purse(wrong.after, paid.payee).cash -= paid.amount
  purse(wrong.after, payee).cash += paid.amount
  paid.payee = payee
}

/** Nothing is paid, and nothing told of it. */
export function paysNothing(wrong: AuditedAction, reason: Reason): void {
  paysMore(wrong, reason, -paidFor(wrong, reason).amount)
  wrong.events.splice(wrong.events.indexOf(paidFor(wrong, reason)), 1)
}

/** The only marker of the market goes elsewhere, and it is told so. */
export function movePriceTo(wrong: AuditedAction, price: number): void {
  const [{ company }] = wrong.after.market as [State1846['market'][number]]
  const before = eventOf(wrong, 'price').before
  wrong.after.market = [{ company, space: PRICES.indexOf(price) }]
  if (price === before) dropEvent(wrong, 'price')
  else eventOf(wrong, 'price').after = price
}

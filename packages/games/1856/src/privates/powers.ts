import { type Refusal, refusal } from '@roundhouse/kernel'
import type { PrivateId } from '../components/companies.ts'
import type { State1856 } from '../state.ts'

/** 1856-5.1a: a private that is closed has no power. */
export const refuseClosed = ({ privates }: State1856, id: PrivateId): Refusal | undefined =>
  privates[id].status === 'closed' ? refusal('1856-5.1a', 'closed', { private: id }) : undefined

/** 1856-5.1a: why the power of a private does not work now: only for the corporation that owns it, in its turn. */
export function refuseNotOwner(state: State1856, id: PrivateId, rule: string): Refusal | undefined {
  const { owner } = state.privates[id]
  const closed = refuseClosed(state, id)
  if (closed) return closed
  if (typeof owner !== 'string') return refusal('1856-5.1a', 'player', { private: id })
  return state.operation?.company === owner
    ? undefined
    : refusal(rule, 'turn', { private: id, corporation: owner })
}

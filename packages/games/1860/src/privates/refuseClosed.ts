import { type Refusal, refusal } from '@roundhouse/kernel'
import type { PrivateId } from '../components/companies.ts'
import type { State1860 } from '../state.ts'

/** 1860-PRIV.6: a closed private is neither sold nor bought nor exchanged. */
export const refuseClosed = ({ privates }: State1860, id: PrivateId): Refusal | undefined =>
  privates[id].status === 'closed' ? refusal('1860-PRIV.6', 'closed', { private: id }) : undefined

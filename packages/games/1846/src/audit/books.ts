import { type Books, type Ledger, sharedBooks } from '@roundhouse/18xx/audit'
import { byId } from '@roundhouse/kernel'
import type { Entries } from '@roundhouse/kernel/audit'
import {
  CORPORATIONS,
  type CorporationId,
  type MarkerId,
  PRIVATES,
  type PrivateId,
} from '../components/companies.ts'
import type { Event1846, Names1846 } from '../events.ts'
import type { Corporation, Markers, State1846, Train } from '../state.ts'

type TrainDetails = Pick<Train, 'side' | 'phasedOut'>
type Placed = NonNullable<Markers['placed'][MarkerId]>

/** What the second set of books keeps: everything that can be counted. */
export interface Books1846 extends Books<Names1846, TrainDetails> {
  status: Record<CorporationId, Corporation['status']>
  operated: Record<CorporationId, boolean>
  uses: Record<PrivateId, number>
  marker: Omit<Markers, 'placed'> & Record<MarkerId, Placed | null>
  bankrupt: boolean[]
  lastSet: number | null
}

export type Ledger1846 = Ledger<Books1846, Event1846, State1846>

export type Entries1846 = Entries<Ledger1846, Event1846>

export function booksOf(state: State1846): Books1846 {
  const { corporations, privates, markers, players, lastSet } = state
  const { placed, ...steamboat } = markers
  return {
    ...sharedBooks<Names1846, Train, TrainDetails>(state, ({ side, phasedOut }) => ({ side, phasedOut })),
    status: byId(CORPORATIONS, (id) => corporations[id].status),
    operated: byId(CORPORATIONS, (id) => corporations[id].operated),
    uses: byId(PRIVATES, (id) => privates[id].uses),
    marker: { ...steamboat, MPC: placed.MPC ?? null, BT: placed.BT ?? null },
    bankrupt: players.map(({ bankrupt }) => bankrupt),
    lastSet,
  }
}

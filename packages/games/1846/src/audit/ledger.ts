import type { Ledger } from '@roundhouse/18xx/audit'
import type { Entries } from '@roundhouse/kernel/audit'
import type { Event1846 } from '../events.ts'
import type { State1846 } from '../state.ts'
import type { Books1846 } from './books.ts'

export type Ledger1846 = Ledger<Books1846, Event1846, State1846>

export type Entries1846 = Entries<Ledger1846, Event1846>

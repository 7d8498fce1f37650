import { type Books, type Ledger, sharedBooks } from '@roundhouse/18xx/audit'
import { byId } from '@roundhouse/kernel'
import type { Entries } from '@roundhouse/kernel/audit'
import { CORPORATIONS, type CorporationId, type Layer } from '../components/companies.ts'
import type { Event1860, Names1860 } from '../events.ts'
import type { Corporation, State1860, Train } from '../state.ts'

/** Of each company. */
const COUNTED = ['par', 'operated', 'insolvent', 'bankrupt'] as const

type Counted = { [Field in (typeof COUNTED)[number]]: Record<CorporationId, Corporation[Field]> }

/** What the second set of books keeps: everything that can be counted. */
export interface Books1860 extends Books<Names1860>, Counted {
  layersOpen: Layer
  /** 1860-PRIV.7. */
  isFishbourneAside: boolean
  /** 1860-FLO.3: whose home tile comes first. */
  homeTileOf: CorporationId | null
  southernInForce: boolean
  /** 1860-NAT.7: companies that are not closed yet; null before. */
  nationalised: CorporationId[] | null
  /** 1860-NAT.4: what each of them has paid last. */
  revenues: Record<CorporationId, number | null>
}

export type Ledger1860 = Ledger<Books1860, Event1860, State1860>

export type Entries1860 = Entries<Ledger1860, Event1860>

export function booksOf(state: State1860): Books1860 {
  const { corporations, privates, layersOpen, homeTileOf, southernInForce, nationalisation } = state
  return {
    ...sharedBooks<Names1860, Train>(state, () => ({})),
    ...(byId(COUNTED, (field) => byId(CORPORATIONS, (id) => corporations[id][field])) as Counted),
    layersOpen,
    isFishbourneAside: privates.FFC.status === 'aside',
    homeTileOf,
    southernInForce,
    nationalised: nationalisation && [...nationalisation.operating],
    revenues: byId(CORPORATIONS, (id) => nationalisation?.revenues[id] ?? null),
  }
}

import { CORPORATION, CORPORATIONS, type CorporationId, PRIVATES } from '../components/companies.ts'
import { CHART } from '../components/market.ts'
import { PHASES, type Phase } from '../components/trains.ts'
import { parentOf } from '../state.ts'
import type { Books1860, Ledger1860 } from './books.ts'

/** Whether a phase has begun (1860-PH.1). */
export const hasBegunIn = ({ phase }: Books1860, other: Phase): boolean =>
  PHASES.indexOf(phase) >= PHASES.indexOf(other)

export const isTrainlessIn = ({ train }: Books1860, id: CorporationId): boolean =>
  !Object.values(train).some(({ at }) => at === id)

/** 1860-SR.8: the share price, before the company floats its par price. */
export function priceIn({ space, par }: Books1860, id: CorporationId): number | undefined {
  const at = space[id]
  return at === null ? (par[id] ?? undefined) : CHART.cells[at]!.price
}

/** 1860-SR.9: what a share is sold for. */
export function saleValueIn({ books, before }: Ledger1860, id: CorporationId): number | undefined {
  const price = priceIn(books, id)
  const isWhole =
    !isTrainlessIn(books, id) || (before.options.unoperatedShares === 'full' && !books.operated[id])
  return price === undefined || isWhole ? price : Math.floor(price / 2)
}

/** 1860-FLO.1. */
export function sharesWithPlayersIn({ shares }: Books1860, id: CorporationId): number {
  const { ipo = 0, pool = 0 } = shares[id]
  return 10 - ipo - pool
}

/** 1860-PRIV.5: whether one share of the IPO is kept for the owner of an open private. */
export const isReservedIn = ({ books, before }: Ledger1860, id: CorporationId): boolean =>
  PRIVATES.some((one) => !books.closed[one] && parentOf(before, one) === id)

/** 1860-LAY.2: whether the layer after this one may open. */
export const mayOpenNext = ({ operated, shares, layersOpen }: Books1860): boolean =>
  CORPORATIONS.some((id) => CORPORATION[id].layer === layersOpen && (operated[id] || shares[id].ipo === 0))

import { trainTypeOf } from '@roundhouse/18xx'
import { CORPORATIONS, type CorporationId, isPublicCompany } from '../components/companies.ts'
import { CHART } from '../components/market.ts'
import { PERMANENT, TRAIN, TYPES, type Type } from '../components/trains.ts'
import type { Books1856, Ledger1856 } from './books.ts'

/** 1856-0e. */
export function typeOnOfferIn({ trainsSold }: Books1856): number {
  const left = TYPES.find((type) => TRAIN[type].count !== null && trainsSold[type]! < TRAIN[type].count)
  return left === undefined ? 6 : Number(left)
}

/** 1856-0f: whether this phase has begun. */
export const hasBegunIn = ({ phase }: Books1856, type: Type): boolean =>
  TYPES.indexOf(phase) >= TYPES.indexOf(type)

/** 1856-3g: how many shares a corporation is cut in; of a half certificate one is nowhere (1856-3h). */
export const cutIn = ({ shares }: Books1856, id: CorporationId): 10 | 20 =>
  sum(Object.values(shares[id])) > 10 ? 20 : 10

/** What all players hold of a corporation. */
export function sharesWithPlayersIn({ shares }: Books1856, id: CorporationId): number {
  const { bank = 0, pool = 0, ...players } = shares[id]
  return sum(Object.values(players))
}

/** The market price; undefined off the chart. */
export function priceIn({ space }: Books1856, id: CorporationId): number | undefined {
  const at = space[id]
  return at === null ? undefined : CHART.cells[at]!.price
}

/** 1856-1.2f, 1856-1.2g. */
export const isFloatedIn = (books: Books1856, id: CorporationId): boolean =>
  books.status[id] === 'launched' &&
  (books.operated[id] || !isPublicCompany(id) || 10 - books.shares[id].bank! >= typeOnOfferIn(books))

/** 1856-3p. */
export function isCgrFrozen({ books, before }: Ledger1856): boolean {
  if (before.options.cgrPermanentTrain === 'everOwned') return !books.cgrOwnedPermanent
  return !hasPermanentTrain(books)
}

export const hasPermanentTrain = ({ train }: Books1856): boolean =>
  Object.entries(train).some(([id, { at }]) => at === 'CGR' && PERMANENT.includes(trainTypeOf(id)))

/** 1856-3m. */
export const corporationsInBooks = ({ status }: Books1856): number =>
  CORPORATIONS.filter((id) => status[id] === 'launched' || (status[id] === 'waiting' && isPublicCompany(id)))
    .length

/** 1856-1.2i, 1856-1.2j, 1856-2.2o: whether its destination matters, or could. */
export function hasDestination({ books, before }: Ledger1856, id: CorporationId): boolean {
  if (!isPublicCompany(id) || books.connected[id]) return false
  const offered = typeOnOfferIn(books)
  return before.options.destinationRule === 'untilSixes' ? offered < 6 : (books.startedAt[id] ?? offered) < 5
}

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0)

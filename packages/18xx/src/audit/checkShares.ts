import {
  type AnyShares,
  type Certificates,
  type Chart,
  isInOrder,
  type Market,
  type Purse,
  rightfulPresident,
  sharesAt,
  sharesInAll,
  sharesInPlaces,
} from '@roundhouse/finance'
import type { Must } from '@roundhouse/kernel/audit'
import type { SharesAndPresident } from '../shares/president.ts'

/** Every share of a corporation is in one place. */
export function checkShareCount(id: string, shares: AnyShares, total: number, must: Must): void {
  const counts = [...shares.players, ...Object.values(sharesInPlaces(shares))]
  must(counts.every((count) => count >= 0) && sharesInAll(shares) === total, `${id} has lost shares`)
}

/** A corporation at work has all its shares, none of them too many with a player, one marker, and the right president. */
export function checkCorporation(
  id: string,
  corporation: SharesAndPresident,
  market: Market,
  { certificates, limit }: { readonly certificates: Certificates; readonly limit: number },
  must: Must,
): void {
  const { shares } = corporation
  checkShareCount(id, shares, certificates.shares, must)
  must(Math.max(...shares.players) <= limit, `a player has too much of ${id}`)
  checkMarker(market, id, true, must)
  must(isRightful(certificates, corporation), `${id} has the wrong president`)
}

interface Company extends SharesAndPresident {
  readonly treasury: Purse
  readonly trains: readonly object[]
}

/** One that is not has no marker and owns nothing, and its shares are in the places where so many are that nobody has bought. */
export function checkIdleCorporation(
  id: string,
  { shares, president, treasury, trains }: Company,
  market: Market,
  unsold: Readonly<Record<string, number>>,
  must: Must,
): void {
  const places = Object.entries(unsold)
  const total = places.reduce((sum, [, count]) => sum + count, 0)
  checkShareCount(id, shares, total, must)
  checkMarker(market, id, false, must)
  const isUnsold = places.every(([place, count]) => sharesAt(shares, place) === count)
  const isIdle = president === null && isUnsold && trains.length + treasury.cash === 0
  must(isIdle, `${id} is at work and not launched`)
}

/** A corporation has one marker on the market, or none. */
export function checkMarker(market: Market, id: string, isOnMarket: boolean, must: Must): void {
  const markers = market.filter(({ company }) => company === id).length
  must(markers === (isOnMarket ? 1 : 0), `${id} has ${markers} markers on the market`)
}

export const checkMarket = (market: Market, chart: Chart, must: Must): void =>
  must(isInOrder(market, chart), 'the market is out of order')

/** The largest holder, with the president's certificate; nobody, if nobody can hold it. */
export function isRightful(
  { presidents }: Pick<Certificates, 'presidents'>,
  { president, shares: { players } }: SharesAndPresident,
): boolean {
  if (president === null) return players.every((count) => count < presidents)
  return players[president]! >= presidents && rightfulPresident(players, president, presidents) === president
}

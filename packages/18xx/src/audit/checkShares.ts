import { type Chart, isInOrder, type Market, rightfulPresident } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import { PRESIDENTS_SHARES } from '../shares/president.ts'
import type { Must } from './checks.ts'

type SharesAnywhere = { readonly players: readonly number[] } & Readonly<Record<string, unknown>>

/** Every share of a corporation is in one place. */
export function checkShareCount(
  id: string,
  { players, ...places }: SharesAnywhere,
  total: number,
  must: Must,
): void {
  const counts = [...players, ...(Object.values(places) as number[])]
  must(counts.every((count) => count >= 0) && sum(counts) === total, `${id} has lost shares`)
}

/** A corporation has one marker on the market, or none. */
export function checkMarker(market: Market, id: string, isOnMarket: boolean, must: Must): void {
  const markers = market.filter(({ company }) => company === id).length
  must(markers === (isOnMarket ? 1 : 0), `${id} has ${markers} markers on the market`)
}

export const checkMarket = (market: Market, chart: Chart, must: Must): void =>
  must(isInOrder(market, chart), 'the market is out of order')

/** The largest holder, with the president's certificate; nobody, if nobody can hold it. */
export function isRightful(president: Seat | null, players: readonly number[]): boolean {
  if (president === null) return players.every((count) => count < PRESIDENTS_SHARES)
  return (
    players[president]! >= PRESIDENTS_SHARES &&
    rightfulPresident(players, president, PRESIDENTS_SHARES) === president
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

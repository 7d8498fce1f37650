import { certificatesIn, type Market, sharesAt } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import type { SharesAndPresident } from './president.ts'
import type { CutTitle, SharesTitle } from './sharesTitle.ts'

/** Shares of a corporation with a player, and what one of them is worth. */
export interface Holding<Corporation extends string = string> {
  readonly corporation: Corporation
  readonly count: number
  readonly price: number
}

/** A player's shares at the prices of the chart, in operating order. */
export const holdingsOf = <Corporation extends string>(
  { chart }: Pick<SharesTitle, 'chart'>,
  state: {
    readonly market: Market<Corporation>
    readonly corporations: Readonly<Record<Corporation, SharesAndPresident>>
  },
  seat: Seat,
): Holding<Corporation>[] =>
  state.market.flatMap(({ company: corporation, space }) => {
    const count = state.corporations[corporation].shares.players[seat]!
    return count > 0 ? [{ corporation, count, price: chart.cells[space]!.price }] : []
  })

export const sharesWorth = (holdings: readonly Holding[]): number =>
  holdings.reduce((sum, { count, price }) => sum + count * price, 0)

/**
 * What a player's shares of these corporations count towards the limit (1846
 * 5.13b, 1856 1.2n, 1860 CERT.1). Which of them count, and whether privates
 * do, is the title's.
 */
export function certificatesHeld(
  { certificates }: CutTitle,
  corporations: readonly SharesAndPresident[],
  seat: Seat,
): number {
  let count = 0
  for (const company of corporations)
    count += certificatesIn(certificates(company), sharesAt(company.shares, seat), company.president === seat)
  return count
}

/** The limit by corporations in the game; fewer than the table names count as its fewest (1846 5.13a, 1856 3m). */
export const limitFor = (limits: Readonly<Record<number, number>>, corporations: number): number =>
  limits[Math.max(corporations, Math.min(...Object.keys(limits).map(Number)))]!

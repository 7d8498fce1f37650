import { type AnyShares, presidentAfter, rightfulPresident } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import type { SharedEvent } from '../events.ts'
import type { CutTitle } from './sharesTitle.ts'

/** Where the shares of a corporation are, and who presides. */
export interface SharesAndPresident {
  /** null: nobody yet, or nobody any more. */
  president: Seat | null
  readonly shares: AnyShares
}

export type PresidentEvent<Corporation extends string> = SharedEvent<
  'president' | 'receivership',
  { corporation: Corporation }
>

/** Names the president and says so; without one the corporation is in receivership (1846 7.0b, 1860 REC.1). */
export function setPresident<Corporation extends string>(
  { corporations }: { readonly corporations: Readonly<Record<Corporation, SharesAndPresident>> },
  corporation: Corporation,
  seat: Seat | null,
  emit: (event: PresidentEvent<Corporation>) => void,
): void {
  const before = corporations[corporation].president
  if (before === seat) return
  corporations[corporation].president = seat
  emit({ kind: 'president', corporation, before, after: seat })
  if (seat === null) emit({ kind: 'receivership', corporation })
}

/**
 * After shares have changed hands (1846 5.12 and 5.23, 1856 1.2q, 1860 SR.10).
 * The exchange of the president's certificate for as many shares moves no
 * shares in number. In receivership whoever holds as much as the certificate
 * takes it (1846 7.03, 1860 SR.12).
 */
export function settlePresidency<Corporation extends string>(
  title: CutTitle,
  state: { readonly corporations: Readonly<Record<Corporation, SharesAndPresident>> },
  corporation: Corporation,
  emit: (event: PresidentEvent<Corporation>) => void,
): void {
  const company: SharesAndPresident = state.corporations[corporation]
  const { presidents } = title.certificates(company)
  const { players } = company.shares
  const seat =
    company.president === null
      ? players.findIndex((count) => count >= presidents)
      : rightfulPresident(players, company.president, presidents)
  if (seat >= 0) setPresident(state, corporation, seat, emit)
}

/** Whether somebody else can take over the president's certificate (1846 5.24, 1856 1.1e, 1860 SR.11). */
export function hasSuccessor({ certificates }: CutTitle, company: SharesAndPresident): boolean {
  const { presidents } = certificates(company)
  return company.shares.players.some((count, seat) => seat !== company.president && count >= presidents)
}

/** Whether a president who sells so many shares stays president; to raise money he must (1846 6.66, 1856 2.7k). */
export function keepsOffice(
  { certificates }: CutTitle,
  company: SharesAndPresident,
  president: Seat,
  count: number,
): boolean {
  const { players } = company.shares
  const { presidents } = certificates(company)
  return presidentAfter(players, president, president, players[president]! - count, presidents) === president
}

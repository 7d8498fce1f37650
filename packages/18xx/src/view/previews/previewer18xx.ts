import type { GameEvent, Seat } from '@roundhouse/kernel'
import type { Preview } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'
import { markerMoves } from './outcomeFigures.ts'

/** How every title plays an action on a copy: what its Previewer says besides its own. */
export const PREVIEWER_18XX = {
  /** What comes after these is not the action's own. */
  boundaries: ['passed', 'priority', 'stock-round', 'operating-round', 'operating', 'turn-ended'],
  /** Of a title without deals, nothing. */
  acceptance: ({ deal }: { readonly deal?: { readonly seat: Seat } | null }) =>
    deal ? ([deal.seat, { kind: 'agree' }] as const) : undefined,
  prices: (
    { now }: { readonly now: readonly GameEvent[] },
    wording: Wording18xx,
  ): NonNullable<Preview['prices']> => markerMoves(now, wording),
} as const

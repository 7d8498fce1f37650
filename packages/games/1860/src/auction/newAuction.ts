import type { Seat } from '@roundhouse/kernel'
import type { Auction } from '../state.ts'

/** 1860-AUC.2: from this player clockwise. */
export const newAuction = (seat: Seat): Auction => ({ seat, high: null, passed: [], out: [], winner: null })

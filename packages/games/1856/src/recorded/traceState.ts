import type { TraceState } from '@roundhouse/18xx/trace'

/** A position as traces of 1856 write it down. */
export interface TraceState1856 extends TraceState {
  readonly bids?: Readonly<Record<string, readonly (readonly [string | number, number])[]>>
  readonly corporations: TraceState['corporations'] &
    Readonly<
      Record<
        string,
        {
          readonly ipoed?: boolean
          readonly par?: number
          readonly escrow?: number
          readonly destinated?: boolean
          readonly loans?: number
          readonly max_loans?: number
          readonly capitalization?: string
          readonly abilities?: Readonly<Record<string, number>>
        }
      >
    >
}

import type { WireTrouble } from '@roundhouse/wire'

/** Why a request cannot be answered as asked; whoever asked is told the code, and what belongs to it. */
export class RequestTrouble extends Error {
  readonly code: WireTrouble
  readonly more: Readonly<Record<string, unknown>>

  constructor(code: WireTrouble, more: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.code = code
    this.more = more
  }
}

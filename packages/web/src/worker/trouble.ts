import type { TroubleCode, Unfit } from './protocol.ts'

/** Something that could not be done; the page has the words for it. */
export class Trouble extends Error {
  readonly code: TroubleCode
  readonly unfit: Unfit

  constructor(code: TroubleCode, unfit: Unfit = {}) {
    super(code)
    this.code = code
    this.unfit = unfit
  }
}

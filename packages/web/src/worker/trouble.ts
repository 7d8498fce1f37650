import type { TroubleCode } from './protocol.ts'

/** Something that could not be done; the page has the words for it. */
export class Trouble extends Error {
  readonly code: TroubleCode

  constructor(code: TroubleCode) {
    super(code)
    this.code = code
  }
}

import { UnfitRecord } from '@roundhouse/kernel'
import { CODES, ServerCallFailed } from './online/serverCalls.ts'
import type { FileFault, TroubleCode } from './protocol/troubles.ts'

/** Something that could not be done; the page has the words for it. */
export class Trouble extends Error {
  readonly code: TroubleCode
  readonly fileFault: FileFault

  constructor(code: TroubleCode, fileFault: FileFault = {}) {
    super(code)
    this.code = code
    this.fileFault = fileFault
  }
}

/** What the page is told of whatever went wrong. */
export function codeOf(error: unknown): TroubleCode {
  if (error instanceof ServerCallFailed)
    return error.more.fields?.includes('name') ? 'name' : CODES[error.reason]
  if (error instanceof Trouble) return error.code
  if (error instanceof UnfitRecord) return error.reason === 'version' ? 'version' : 'damaged'
  return 'broken'
}

import type { GameRecord } from '../log/record.ts'
import { readAttempt, writeAttempt } from './attempt.ts'
import type { Law, Violation } from './law.ts'

/** A broken law, and the game at whose head it is broken. */
export interface Failure extends Violation {
  readonly record: GameRecord
  /** Seeds whatever is random in the examination that found it. */
  readonly luck: number
}

/** A failure as a file: a recorded game like any other, and what is wrong at its end. */
export type FailureFile = GameRecord & {
  readonly failure: {
    readonly law: Law
    readonly message: string
    readonly luck: number
    /** JSON text, in which values that JSON cannot carry are marked. */
    readonly attempt?: string
  }
}

export const toFile = ({ law, message, luck, attempt, record }: Failure): FailureFile => ({
  ...record,
  failure: { law, message, luck, ...(attempt && { attempt: writeAttempt(attempt) }) },
})

export function fromFile({ failure, ...record }: FailureFile): Failure {
  const { attempt, ...rest } = failure
  return { ...rest, ...(attempt !== undefined && { attempt: readAttempt(attempt) }), record }
}

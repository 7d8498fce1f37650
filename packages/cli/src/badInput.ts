import type { Dictionary } from './words.ts'

/** What somebody got wrong; it becomes a sentence at the edge, in the reader's language. */
export class BadInput extends Error {
  readonly sentence: (words: Dictionary) => string

  constructor(sentence: (words: Dictionary) => string) {
    super()
    this.sentence = sentence
  }
}

/** What was to be written cannot be: there is no room for it, or the disk fails. */
export class OutputFailure extends BadInput {}

/** What comes out of it, or what somebody got wrong: one file that is no good does not spoil the others. */
export const orBadInput = <T>(work: Promise<T>): Promise<T | BadInput> =>
  work.catch((error: unknown) => {
    if (error instanceof BadInput) return error
    throw error
  })

/** A sentence as one line, whatever was filled into it. */
export const oneLine = (sentence: string): string => `${sentence.replace(/\s+/g, ' ')}\n`

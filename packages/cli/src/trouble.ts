import type { Dictionary } from './words.ts'

/** What somebody got wrong; it becomes a sentence at the edge, in the reader's language. */
export class Trouble extends Error {
  readonly sentence: (words: Dictionary) => string

  constructor(sentence: (words: Dictionary) => string) {
    super()
    this.sentence = sentence
  }
}

/** A sentence as one line, whatever was filled into it. */
export const oneLine = (sentence: string): string => `${sentence.replace(/\s+/g, ' ')}\n`

/** A word as it has to be typed into a shell. */
export const shellQuote = (word: string): string =>
  /^[\p{L}\p{M}\p{N}_./:@%+,-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`

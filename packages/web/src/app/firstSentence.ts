/** A short word with a capital and a full stop is part of a name, as in St. Thomas. */
const ABBREVIATED = /\b\p{Lu}\p{Ll}{0,2}\.\s*$/u

/** What a text says first, where there is no room for all of it. */
export function firstSentence(text: string, language: string): string {
  let first = ''
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    first += segment
    if (!ABBREVIATED.test(first)) break
  }
  return first.trim()
}

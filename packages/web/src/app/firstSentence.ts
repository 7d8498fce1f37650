/** What a text says first, where there is no room for all of it. */
export const firstSentence = (text: string, language: string): string =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)][0]?.segment.trim() ?? text

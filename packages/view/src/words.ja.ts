import type { CommonWords } from './words.en.ts'

/** The same in Japanese. */
export const commonJa: CommonWords = {
  list: (items) => items.join('、'),
  details: (details) => details.join('・'),
  sentences: (sentences) => sentences.join(''),
  labelled: ({ label, text }) => `${label}：${text}`,
  place: ({ name, hex }) => `${name} (${hex})`,
  figure: ({ what, figure }) => `${what} ${figure}`,
  fromTo: ({ what, before, after }) => `${what} ${before} → ${after}`,
}

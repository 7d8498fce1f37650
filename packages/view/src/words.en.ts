/** How things are put together in sentences of any game, in English. The other languages have the same shape. */
export const commonEn = {
  list: (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
  details: (details: readonly string[]): string => details.join(', '),
  sentences: (sentences: readonly string[]): string => sentences.join(' '),
  labelled: ({ label, text }: { label: string; text: string }) => `${label}: ${text}`,
  place: ({ name, hex }: { name: string; hex: string }) => `${name} (${hex})`,
  figure: ({ what, figure }: { what: string; figure: string }) => `${what} ${figure}`,
  fromTo: ({ what, before, after }: { what: string; before: string; after: string }) =>
    `${what} ${before} → ${after}`,
}

export type CommonWords = typeof commonEn

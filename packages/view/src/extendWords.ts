type Group = Readonly<Record<string, unknown>>

const isGroup = (word: unknown): word is Group => typeof word === 'object' && word !== null

/** A dictionary with the words of another added, group by group. */
export function extendWords<Shared extends object, Own extends object>(
  shared: Shared,
  own: Own,
): Shared & Own {
  const words = { ...shared } as Record<string, unknown>
  for (const [name, word] of Object.entries(own)) {
    const known = words[name]
    words[name] = isGroup(known) && isGroup(word) ? extendWords(known, word) : word
  }
  return words as Shared & Own
}

import type { LoggedLine } from '../../../worker/protocol/position.ts'

/** What of a log is wanted: everything, what moves money, or what tells of one company or of one player. */
export type LogFilter =
  | { readonly kind: 'all' }
  | { readonly kind: 'money' }
  | { readonly kind: 'company'; readonly company: string }
  | { readonly kind: 'player'; readonly name: string }

/** Whether a line is among it. Headings stay; who has nothing under them is left out later. */
export function isWanted(line: LoggedLine, filter: LogFilter): boolean {
  switch (filter.kind) {
    case 'all':
      return true
    case 'money':
      return line.money === true
    case 'company':
      return line.company === filter.company
    case 'player':
      return mentions(line.text, filter.name)
  }
}

/** A name, and not the beginning or the end of a longer one. */
export function mentions(text: string, name: string): boolean {
  const inside = /[\dA-Za-z\u00C0-\u024F]/
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + name.length] ?? '']
    const starts = !(inside.test(name[0]!) && inside.test(before))
    const ends = !(inside.test(name.at(-1)!) && inside.test(after))
    if (starts && ends) return true
  }
  return false
}

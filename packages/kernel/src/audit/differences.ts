import { canonical } from '../json/hash.ts'

/** One sentence for each entry in which the books that were kept differ from those found. */
export const differences = <Books extends object>(kept: Books, found: Books): string[] =>
  (Object.keys(kept) as (keyof Books & string)[]).flatMap((page) => {
    const [own, other] = [entriesOf(kept[page]), entriesOf(found[page])]
    return [...new Set([...Object.keys(own), ...Object.keys(other)])]
      .filter((name) => own[name] !== other[name] && text(own[name]) !== text(other[name]))
      .map(
        (name) => `${page}${name && ` of ${name}`} is ${text(other[name])}, by the events ${text(own[name])}`,
      )
  })

/** A page with one entry has no names. */
const entriesOf = (page: unknown): Record<string, unknown> =>
  typeof page === 'object' && page !== null && !Array.isArray(page) ? { ...page } : { '': page }

const text = (entry: unknown): string => canonical(entry ?? null)

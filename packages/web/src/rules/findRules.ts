import { GLOSSARY } from '../words/glossary.ts'
import { type BookBlock, type RuleBlock, textOf } from './book.ts'

/** What is looked for: the words as typed, and other words for the same thing. */
interface Search {
  readonly typed: string
  readonly also: readonly string[]
}

export function searchFor(text: string): Search | undefined {
  const typed = text.trim().toLowerCase()
  if (typed === '') return undefined
  const same = GLOSSARY.filter((group) => group.some((word) => word.toLowerCase() === typed)).flat()
  return { typed, also: [...new Set(same)].filter((word) => word.toLowerCase() !== typed) }
}

/**
 * The rules that have these words or others for the same thing, and which of the other words led to them:
 * first those that are called so, then those that say so, then those that say it in other words.
 */
export function findRules(
  blocks: readonly BookBlock[],
  { typed, also }: Search,
): { readonly rules: readonly RuleBlock[]; readonly synonyms: readonly string[] } {
  const texts = blocks
    .filter((block) => block.kind === 'rule')
    // found rules stand under no chapter
    .map((block) => ({ block: { ...block, level: 2 }, text: textOf(block).toLowerCase() }))
  const has = (word: string) => texts.filter(({ text }) => text.includes(word.toLowerCase()))
  const synonyms = also.filter((word) => has(word).length > 0)
  const saying = has(typed)
  const called = saying.filter(({ block }) => `${block.id} ${block.title}`.toLowerCase().includes(typed))
  const inOtherWords = synonyms.flatMap(has).sort((one, other) => texts.indexOf(one) - texts.indexOf(other))
  const hits = new Set([...called, ...saying, ...inOtherWords])
  return { rules: [...hits].map(({ block }) => block), synonyms }
}

import { GLOSSARY } from '../words/glossary.ts'
import { type Block, type RuleBlock, textOf } from './book.ts'

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

/** The rules that have these words or others for the same thing, and which of the other words led to them. */
export function found(
  blocks: readonly Block[],
  { typed, also }: Search,
): { readonly rules: readonly RuleBlock[]; readonly by: readonly string[] } {
  const texts = blocks
    .filter((block) => block.kind === 'rule')
    // found rules stand under no chapter
    .map((block) => ({ block: { ...block, level: 2 }, text: textOf(block).toLowerCase() }))
  const has = (word: string) => texts.filter(({ text }) => text.includes(word.toLowerCase()))
  const by = also.filter((word) => has(word).length > 0)
  const hits = new Set([typed, ...by].flatMap((word) => has(word)))
  return { rules: texts.filter((one) => hits.has(one)).map(({ block }) => block), by }
}

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
 * first those that are called so, then those that say so, then those that have every word of it, in
 * their names before their texts, then those that say it in other words.
 */
export function findRules(
  blocks: readonly BookBlock[],
  { typed, also }: Search,
): { readonly rules: readonly RuleBlock[]; readonly synonyms: readonly string[] } {
  const texts = rulesBelowHeadings(blocks)
  const has = (word: string) => texts.filter(({ text }) => text.includes(word.toLowerCase()))
  const synonyms = also.filter((word) => has(word).length > 0)
  const saying = has(typed)
  const called = saying.filter(({ name }) => name.includes(typed))
  const parts = typed.split(/[\s・–-]+/).filter((part) => part !== '')
  const named = ({ name }: RuleText) => parts.filter((part) => name.includes(part)).length
  const withEvery = texts
    .filter(({ text, heading }) => parts.every((part) => `${heading} ${text}`.includes(part)))
    .toSorted((one, other) => named(other) - named(one))
  const inOtherWords = synonyms.flatMap(has).sort((one, other) => texts.indexOf(one) - texts.indexOf(other))
  const hits = new Set([...called, ...saying, ...withEvery, ...inOtherWords])
  return { rules: [...hits].map(({ block }) => block), synonyms }
}

interface RuleText {
  readonly block: RuleBlock
  readonly name: string
  readonly text: string
  /** What it stands under. */
  readonly heading: string
}

function rulesBelowHeadings(blocks: readonly BookBlock[]): RuleText[] {
  const texts: RuleText[] = []
  let heading = ''
  for (const block of blocks)
    if (block.kind === 'heading') heading = block.text.toLowerCase()
    else if (block.kind === 'rule')
      texts.push({
        // found rules stand under no chapter
        block: { ...block, level: 2 },
        name: `${block.id} ${block.title}`.toLowerCase(),
        text: textOf(block).toLowerCase(),
        heading,
      })
  return texts
}

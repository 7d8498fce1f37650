import { RULE_ID, withoutSentences } from '@roundhouse/kernel'

/** A part of a rule book, in the order of its file. */
export type BookBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | RuleBlock
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

export interface RuleBlock {
  readonly kind: 'rule'
  /** How deep its heading lies: right below the heading that it stands under. */
  readonly level: number
  readonly id: string
  /** Without the full stop that ends it in the file. */
  readonly title: string
  readonly body: readonly BookBlock[]
}

/** `- **ID title.** text`, or `- **ID** text`. */
const RULE = new RegExp(`^- \\*\\*(${RULE_ID.source})\\.?(?: (.+?))?\\*\\* ?(.*)$`)
const HEADING = /^(#+) (.*)$/

/** Reads a rule book for readers; what players are told when a rule refuses something is left out. */
export const readBook = (markdown: string): BookBlock[] => blocksOf(withoutSentences(markdown).split('\n'))

function blocksOf(lines: readonly string[]): BookBlock[] {
  const blocks: BookBlock[] = []
  let level = 1
  for (let index = 0; index < lines.length; ) {
    const line = lines[index]!
    const heading = HEADING.exec(line)
    const rule = RULE.exec(line)
    const end = endOf(lines, index, rule !== null)
    const taken = lines.slice(index, end)
    if (heading) {
      level = heading[1]!.length
      blocks.push({ kind: 'heading', level, text: heading[2]!, id: idOf(heading[2]!) })
    } else if (rule) {
      const [, id, title = '', text] = rule
      const body = [text!, ...taken.slice(1).map((one) => one.replace(/^ {2}/, ''))]
      const named = title.replace(/[.。]$/, '')
      blocks.push({ kind: 'rule', level: level + 1, id: id!, title: named, body: blocksOf(body) })
    } else if (line.startsWith('|')) blocks.push(tableOf(taken))
    else if (line.startsWith('- '))
      blocks.push({ kind: 'list', items: taken.map((one) => one.replace(/^- /, '')) })
    else if (line.trim() !== '') blocks.push({ kind: 'paragraph', text: taken.join(' ') })
    index = end
  }
  return blocks
}

/** Where the block that begins here ends. */
function endOf(lines: readonly string[], start: number, isRule: boolean): number {
  const first = lines[start]!
  let end = start + 1
  const goesOn = (line: string): boolean => {
    if (isRule) return line.startsWith('  ') || line === ''
    if (first.startsWith('#') || first.trim() === '') return false
    if (first.startsWith('|')) return line.startsWith('|')
    if (first.startsWith('- ')) return line.startsWith('- ') && !RULE.test(line)
    return line.trim() !== '' && !/^[#|-]/.test(line)
  }
  while (end < lines.length && goesOn(lines[end]!)) end++
  return end
}

function tableOf(lines: readonly string[]): BookBlock {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  )
  return { kind: 'table', head, rows }
}

/** A chapter is known by its number, any other heading by its words. */
const idOf = (heading: string): string =>
  /^([A-Za-z0-9]+-[A-Za-z0-9.]+)\b/.exec(heading)?.[1] ??
  heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')

/** All the words of a block, for searching. */
export function textOf(block: BookBlock): string {
  if (block.kind === 'rule') return [block.id, block.title, ...block.body.map(textOf)].join(' ')
  if (block.kind === 'list') return block.items.join(' ')
  if (block.kind === 'table') return [block.head, ...block.rows].flat().join(' ')
  return block.text
}

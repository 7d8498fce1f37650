import { readFileSync } from 'node:fs'
import { LANGUAGES, readRuleBook } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import { type BookBlock, readBook, textOf } from './book.ts'

test('headings, rules, tables, lists and text', () => {
  const book = readBook(`# Pebbles

## Words

A *heap* is
what is left.

## PB-2 A turn

- **PB-2.1 Take.** Take one to three.
  - \`count\` You cannot take {count}.

  | who | how many |
  |---|---|
  | first | 3 |

- **PB-2.2** Toss a coin:
  - heads, one
  - tails, two
`)
  expect(book).toEqual([
    { kind: 'heading', level: 1, text: 'Pebbles', id: 'pebbles' },
    { kind: 'heading', level: 2, text: 'Words', id: 'words' },
    { kind: 'paragraph', text: 'A *heap* is what is left.' },
    { kind: 'heading', level: 2, text: 'PB-2 A turn', id: 'PB-2' },
    {
      kind: 'rule',
      level: 3,
      id: 'PB-2.1',
      title: 'Take',
      body: [
        { kind: 'paragraph', text: 'Take one to three.' },
        { kind: 'table', head: ['who', 'how many'], rows: [['first', '3']] },
      ],
    },
    {
      kind: 'rule',
      level: 3,
      id: 'PB-2.2',
      title: '',
      body: [
        { kind: 'paragraph', text: 'Toss a coin:' },
        { kind: 'list', items: ['heads, one', 'tails, two'] },
      ],
    },
  ])
  expect(textOf(book[4]!)).toBe('PB-2.1 Take Take one to three. who how many first 3')
})

test('the heading of a rule lies right below the one that it stands under', () => {
  const [, , above, , below] = readBook('# P\n## P-1 A\n- **PQ-1.1 一。** a\n### B\n- **PQ-1.2 Two.** b')
  expect([above, below]).toMatchObject([
    { level: 3, title: '一' },
    { level: 4, title: 'Two' },
  ])
})

const isRule = (block: BookBlock) => block.kind === 'rule'

test.each(['1846', 'baltimore-ohio'].flatMap((game) => LANGUAGES.map((language) => [game, language])))(
  'every rule of %s (%s) is found, and no refusal is',
  (game, language) => {
    const text = readFileSync(new URL(`../../../games/${game}/rules.${language}.md`, import.meta.url), 'utf8')
    const rules = readBook(text).filter(isRule)
    expect(rules.map(({ id }) => id)).toEqual([...readRuleBook(text).keys()])
    for (const rule of rules) expect(textOf(rule)).not.toMatch(/\{[a-z]+\}/)
  },
)

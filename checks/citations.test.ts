import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BLANK, type RuleBook, readRuleBook } from '@roundhouse/kernel'
import { describe, expect, test } from 'vitest'
import { cited, gamesWithBooks, prefixOf, readRuleBooks, uncoveredCitations } from './citations.ts'
import { ROOT, sources } from './sources.ts'

const RULES_OF = (game: string) =>
  join(ROOT, '../shared/games', game === 'baltimore-ohio' ? 'bno' : game, 'rules.md')

/** Tests, and what shows a game or reads one of another program: these cite rules, and carry none out. */
const BESIDE = /\.test\.ts$|\/(scenarios|testing|view|recorded)\//

describe.each(gamesWithBooks())('%s', (game) => {
  const [english, japanese] = readRuleBooks(game) as [RuleBook, RuleBook]
  const files = ['18xx', 'view', 'games', 'bots'].flatMap((room) => sources(`packages/${room}`, '.ts'))

  test('both rule books have the same rules, each with a text', () => {
    expect([...japanese.keys()]).toEqual([...english.keys()])
    for (const book of [english, japanese])
      for (const { id, text } of book.values()) expect(text, id).not.toBe(`**${id}**`)
  })

  test('both rule books have the same refusals with the same figures', () => {
    const blanks = (book: RuleBook) =>
      [...book.values()].map(({ id, sentences }) => [
        id,
        [...sentences].map(([reason, sentence]) => [
          reason,
          [...new Set([...sentence.matchAll(BLANK)].map(([, name]) => name))].sort(),
        ]),
      ])
    expect(blanks(japanese)).toEqual(blanks(english))
  })

  test('every id that is cited has a text in both languages', () => {
    expect(uncoveredCitations([english, japanese], files)).toEqual([])
  })

  test('every rule is cited by the code that carries it out', () => {
    const code = sources(`packages/games/${game}/src`, '.ts').filter(({ path }) => !BESIDE.test(path))
    const ids = new Set(code.flatMap(cited))
    expect([...english.keys()].filter((id) => !ids.has(id))).toEqual([])
  })

  const authority = RULES_OF(game)
  if (!existsSync(authority)) console.warn(`SKIPPED: ${game}: the numbered rules are not beside the project`)
  test.skipIf(!existsSync(authority))(
    'the rule books have every id of the numbered rules, in their order',
    () => {
      const numbered = [...readRuleBook(readFileSync(authority, 'utf8')).keys()]
      expect([...english.keys()].filter((id) => numbered.includes(id))).toEqual(numbered)
    },
  )
})

test('what several games share cites the rules of none', () => {
  const prefixes = gamesWithBooks().map((game) => prefixOf([...readRuleBooks(game)[0]!.keys()][0]!))
  const shared = ['board', 'routes', 'finance', '18xx'].flatMap((room) =>
    sources(`packages/${room}/src`, '.ts'),
  )
  const code = shared.filter(({ path }) => !BESIDE.test(path))
  expect(
    code.filter((file) => cited(file).some((id) => prefixes.includes(prefixOf(id)))).map(({ path }) => path),
  ).toEqual([])
})

test('an id without a text in one language is caught', () => {
  const english = readRuleBook('- **BO-1.1** Text.\n- **BO-1.2** Text.')
  const japanese = readRuleBook('- **BO-1.1** 本文。')
  const file = { path: 'stock.ts', text: '/** BO-1.1, BO-1.2 */' }
  expect(uncoveredCitations([english, japanese], [file])).toEqual([
    'stock.ts cites BO-1.2, which has no text',
  ])
  expect(uncoveredCitations([english, english], [file])).toEqual([])
})

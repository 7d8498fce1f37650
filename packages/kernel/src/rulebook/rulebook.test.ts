import { describe, expect, it } from 'vitest'
import { refusal } from '../game/refusal.ts'
import { pebbleBooks, pebbleRules } from '../testing/pebbleRules.ts'
import { LANGUAGES, RULE_ID, readRuleBook, sentenceOf, withoutSentences } from './rulebook.ts'

describe('a rule book', () => {
  it('has every numbered rule, by id', () => {
    const ids = ['PB-1.1', 'PB-1.2', 'PB-1.3', 'PB-2.1', 'PB-2.2', 'PB-3.1', 'PB-4.1', 'PB-4.2']
    for (const language of LANGUAGES) expect([...pebbleBooks[language].keys()]).toEqual(ids)
  })

  it('has the text of a rule with its table, without its sentences', () => {
    expect(pebbleBooks.en.get('PB-4.1')?.text).toBe(
      [
        '**PB-4.1 Draw.** Take the next shell of the bag or the last one of the pile.',
        '',
        '| place | shells |',
        '|---|---|',
        '| hand | 3 |',
      ].join('\n'),
    )
  })

  it('has the sentences of a rule, by reason', () => {
    expect([...pebbleBooks.en.get('PB-4.2')!.sentences.keys()]).toEqual(['many', 'held', 'heap'])
    expect(pebbleBooks.en.get('PB-1.3')!.sentences.size).toBe(0)
  })

  it('ends a rule at a heading', () => {
    const book = readRuleBook(
      '- **AB-1.1** One.\n\n## AB-2 More\n\nProse.\n  - `late` Too late.\n- **AB-2.1** Two.\n',
    )
    expect(book.get('AB-1.1')).toEqual({ id: 'AB-1.1', text: '**AB-1.1** One.', sentences: new Map() })
    expect(book.get('AB-2.1')?.text).toBe('**AB-2.1** Two.')
  })

  it.each([
    'BO-7.2',
    'BO-14.10',
    '1846-6.3a',
    '1846-G.3',
    '1856-2.4c',
    '1856-5c',
    '1856-Pa',
    '1860-SR.7',
    'STEAM-B4.12',
    'STEAM-X1',
  ])('knows %s as the name of a rule, whatever stands around it', (id) => {
    expect(new RegExp(RULE_ID, 'g')[Symbol.match](`(see ${id}, “${id}” or ${id}.)`)).toEqual([id, id, id])
    expect([...readRuleBook(`- **${id}. Title.** Text.`).keys()]).toEqual([id])
  })

  it.each(['BO-7', '1846-6', '1846-1850', '20-30', 'B-L', 'UTF-8', '1846-2p-variant', 'R-4.2'])(
    'does not take %s for one',
    (word) => expect(RULE_ID.exec(word)).toBeNull(),
  )

  it('is read without what refused players are told', () => {
    const book = '- **AB-1.1** One.\n  - `late` Too late.\n  - the first\n- **AB-1.2** Two.\n'
    expect(withoutSentences(book)).toBe('- **AB-1.1** One.\n  - the first\n- **AB-1.2** Two.\n')
  })

  it('reads a file with carriage returns alike', () => {
    expect(readRuleBook(pebbleRules.en.replaceAll('\n', '\r\n'))).toEqual(pebbleBooks.en)
  })

  it('is empty without numbered rules', () => {
    expect(readRuleBook('# Title\n\n- **Bold** item\n')).toEqual(new Map())
  })
})

describe('a sentence', () => {
  const players = ['Ada', 'Ben']

  it('shows the figures', () => {
    const refused = refusal('PB-2.1', 'count', { heap: 4, count: 'nine' })
    expect(sentenceOf(pebbleBooks.en, refused, players)).toBe('You cannot take nine of 4 pebbles.')
    expect(sentenceOf(pebbleBooks.ja, refused, players)).toBe('4個の石からnine個は取れません。')
  })

  it('shows a zero', () => {
    expect(sentenceOf(pebbleBooks.en, refusal('PB-4.2', 'heap', { heap: 0 }), players)).toBe(
      'The heap has 0 pebbles.',
    )
  })

  it('shows a seat as the name of its player', () => {
    const refused = refusal('PB-1.2', 'turn', { player: { seat: 1 } })
    expect(sentenceOf(pebbleBooks.en, refused, players)).toBe("It is Ben's turn.")
  })

  it('shows an amount as it is read elsewhere', () => {
    expect(sentenceOf(pebbleBooks.en, refusal('PB-4.2', 'heap', { heap: 1250 }), players)).toBe(
      'The heap has 1,250 pebbles.',
    )
  })

  it('calls the things of the game as players do', () => {
    const refused = refusal('PB-2.1', 'count', { heap: 4, count: ['9', 'x'] })
    const called = (figure: string, word: string) => (word === '9' ? `nine ${figure}` : word)
    expect(sentenceOf(pebbleBooks.en, refused, players, called)).toBe(
      'You cannot take nine count, x of 4 pebbles.',
    )
  })

  it('leaves a blank where a figure is missing', () => {
    expect(sentenceOf(pebbleBooks.en, refusal('PB-4.2', 'heap'), players)).toBe(
      'The heap has {heap} pebbles.',
    )
  })

  it('cannot be made from an unknown rule or reason', () => {
    expect(() => sentenceOf(pebbleBooks.en, refusal('PB-9.9', 'heap'), players)).toThrow('PB-9.9')
    expect(() => sentenceOf(pebbleBooks.en, refusal('PB-4.2', 'none'), players)).toThrow('PB-4.2')
  })
})

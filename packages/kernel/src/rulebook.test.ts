import { describe, expect, it } from 'vitest'
import { refusal } from './refusal.ts'
import { LANGUAGES, RULE_ID, readRuleBook, sentenceOf, withoutSentences } from './rulebook.ts'
import { TOY_EN, toyBooks } from './testing/toyRules.ts'

describe('a rule book', () => {
  it('has every numbered rule, by id', () => {
    const ids = ['TOY-1.1', 'TOY-1.2', 'TOY-2.1', 'TOY-2.2', 'TOY-2.3', 'TOY-2.4', 'TOY-3.1', 'TOY-3.2']
    for (const language of LANGUAGES) expect([...toyBooks[language].keys()]).toEqual(ids)
  })

  it('has the text of a rule with its table, without its sentences', () => {
    expect(toyBooks.en.get('TOY-2.1')?.text).toBe(
      [
        '**TOY-2.1 Draw.** Take the next wagon of the deck or the last one of the pile. An empty deck is made anew from the pile.',
        '',
        '| place | wagons |',
        '|---|---|',
        '| hand | 3 |',
      ].join('\n'),
    )
  })

  it('has the sentences of a rule, by reason', () => {
    expect([...toyBooks.en.get('TOY-2.2')!.sentences.keys()]).toEqual(['many', 'held', 'pot'])
    expect(toyBooks.en.get('TOY-2.4')!.sentences.size).toBe(0)
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
    expect(readRuleBook(TOY_EN.replaceAll('\n', '\r\n'))).toEqual(toyBooks.en)
  })

  it('is empty without numbered rules', () => {
    expect(readRuleBook('# Title\n\n- **Bold** item\n')).toEqual(new Map())
  })
})

describe('a sentence', () => {
  const players = ['Ada', 'Ben']

  it('shows the figures', () => {
    const refused = refusal('TOY-2.3', 'amount', { most: 4, coins: 'nine' })
    expect(sentenceOf(toyBooks.en, refused, players)).toBe('You can pay one to 4 coins, not nine.')
    expect(sentenceOf(toyBooks.ja, refused, players)).toBe('払えるのは1〜4金です。nine金は払えません。')
  })

  it('shows a zero', () => {
    expect(sentenceOf(toyBooks.en, refusal('TOY-2.2', 'pot', { pot: 0 }), players)).toBe(
      'The pot holds 0 coins.',
    )
  })

  it('shows a seat as the name of its player', () => {
    const refused = refusal('TOY-1.2', 'turn', { player: { seat: 1 } })
    expect(sentenceOf(toyBooks.en, refused, players)).toBe("It is Ben's turn.")
  })

  it('shows an amount as it is read elsewhere', () => {
    expect(sentenceOf(toyBooks.en, refusal('TOY-2.2', 'pot', { pot: 1250 }), players)).toBe(
      'The pot holds 1,250 coins.',
    )
  })

  it('calls the things of the game as players do', () => {
    const refused = refusal('TOY-2.3', 'amount', { most: 4, coins: ['9', 'x'] })
    const called = (figure: string, word: string) => (word === '9' ? `nine ${figure}` : word)
    expect(sentenceOf(toyBooks.en, refused, players, called)).toBe(
      'You can pay one to 4 coins, not nine coins, x.',
    )
  })

  it('leaves a blank where a figure is missing', () => {
    expect(sentenceOf(toyBooks.en, refusal('TOY-2.2', 'pot'), players)).toBe('The pot holds {pot} coins.')
  })

  it('cannot be made from an unknown rule or reason', () => {
    expect(() => sentenceOf(toyBooks.en, refusal('TOY-9.9', 'pot'), players)).toThrow('TOY-9.9')
    expect(() => sentenceOf(toyBooks.en, refusal('TOY-2.2', 'none'), players)).toThrow('TOY-2.2')
  })
})

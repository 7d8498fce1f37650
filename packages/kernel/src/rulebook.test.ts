import { describe, expect, it } from 'vitest'
import { refusal } from './refusal.ts'
import { LANGUAGES, readRuleBook, sentenceOf } from './rulebook.ts'
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
      '- **A-1** One.\n\n## A-2 More\n\nProse.\n  - `late` Too late.\n- **A-2.1** Two.\n',
    )
    expect(book.get('A-1')).toEqual({ id: 'A-1', text: '**A-1** One.', sentences: new Map() })
    expect(book.get('A-2.1')?.text).toBe('**A-2.1** Two.')
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

  it('leaves a blank where a figure is missing', () => {
    expect(sentenceOf(toyBooks.en, refusal('TOY-2.2', 'pot'), players)).toBe('The pot holds {pot} coins.')
  })

  it('cannot be made from an unknown rule or reason', () => {
    expect(() => sentenceOf(toyBooks.en, refusal('TOY-9.9', 'pot'), players)).toThrow('TOY-9.9')
    expect(() => sentenceOf(toyBooks.en, refusal('TOY-2.2', 'none'), players)).toThrow('TOY-2.2')
  })
})

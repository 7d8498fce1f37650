import { expect, test } from 'vitest'
import { readBook } from './book.ts'
import { findRules, searchFor } from './findRules.ts'

const book = readBook(
  '- **XY-1.1** 各運行ラウンドの開始時。\n- **XY-1.2** 株式ラウンド。\n- **XY-1.3** Sell shares.',
)
const hits = (text: string) => {
  const { rules, synonyms } = findRules(book, searchFor(text)!)
  return [rules.map((rule) => (rule.kind === 'rule' ? rule.id : '')), synonyms]
}

test('nothing typed, nothing searched', () => {
  expect(searchFor('  ')).toBeUndefined()
})

test('words as they stand, large or small', () => {
  expect(hits('sell')).toEqual([['XY-1.3'], []])
})

test('what other books call it leads to our word, and so does the other language', () => {
  expect(hits('運営ラウンド')).toEqual([['XY-1.1'], ['運行ラウンド']])
  expect(hits('Operating round')).toEqual([['XY-1.1'], ['運行ラウンド']])
  expect(hits('ストックラウンド')).toEqual([['XY-1.2'], ['株式ラウンド']])
})

test('a private is found by what it is called in Japanese too', () => {
  const mail = readBook('- **XY-5.1** Mail Contract は残ります。')
  for (const text of ['郵便契約', '郵便', 'mail contract'])
    expect(findRules(mail, searchFor(text)!).rules.map(({ id }) => id)).toEqual(['XY-5.1'])
})

test('what the screens say is found where a rule book says it in a sentence', () => {
  const bank = readBook('- **XY-6.1** A train of the bank.\n- **XY-6.2 Bank.** The bank breaks.')
  const found = (text: string) => findRules(bank, searchFor(text)!).rules.map(({ id }) => id)
  for (const text of ['銀行の新しい列車', '列車置き場', 'Trains in the bank', 'depot'])
    expect(found(text)).toEqual(['XY-6.1'])
  for (const text of ['銀行破産', 'bank broken']) expect(found(text)).toEqual(['XY-6.2'])
})

test('a rule of that name comes first, then those that have the words, then those that have others', () => {
  const { rules } = findRules(
    readBook(
      [
        '- **XY-2.1** Put it on the market.',
        '- **XY-2.2** It goes to the bank pool.',
        '- **XY-2.3** A market, but no バンクプール.',
        '- **XY-2.4 The bank pool.** What was sold.',
        '- **XY-2.5 The end.** The bank pool is counted.',
      ].join('\n'),
    ),
    searchFor('Bank pool')!,
  )
  expect(rules.map(({ id }) => id)).toEqual(['XY-2.4', 'XY-2.2', 'XY-2.5', 'XY-2.1', 'XY-2.3'])
})

test('words that stand apart find the rules that have all of them, by their names first', () => {
  const { rules } = findRules(
    readBook(
      [
        '- **XY-3.1** The bonus of a route from west to east.',
        '- **XY-3.2 East–west bonus.** Both ends count.',
        '- **XY-3.3** Half of it is a dividend.',
        '- **XY-3.4** A bonus in the east.',
      ].join('\n'),
    ),
    searchFor('bonus east west')!,
  )
  expect(rules.map(({ id }) => id)).toEqual(['XY-3.2', 'XY-3.1'])
  const ja = readBook('- **XY-4.1** 半額を配当する。\n- **XY-4.2** 配当はしない。')
  expect(findRules(ja, searchFor('配当 半額')!).rules.map(({ id }) => id)).toEqual(['XY-4.1'])
})

test('a rule is found by the heading that it stands under and its own words', () => {
  const book = readBook(
    '### Dividend and price\n- **XY-5.1 Half.** The treasury keeps half.\n- **XY-5.2** All.',
  )
  expect(findRules(book, searchFor('half dividend')!).rules.map(({ id }) => id)).toEqual(['XY-5.1'])
})

test('what nobody says is not found', () => {
  expect(hits('moon')).toEqual([[], []])
})

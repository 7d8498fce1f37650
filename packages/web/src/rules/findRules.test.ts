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

test('what nobody says is not found', () => {
  expect(hits('moon')).toEqual([[], []])
})

import { expect, test } from 'vitest'
import { readBook } from './book.ts'
import { found, searchFor } from './searching.ts'

const book = readBook(
  '- **XY-1.1** 各運行ラウンドの開始時。\n- **XY-1.2** 株式ラウンド。\n- **XY-1.3** Sell shares.',
)
const hits = (text: string) => {
  const { rules, by } = found(book, searchFor(text)!)
  return [rules.map((rule) => (rule.kind === 'rule' ? rule.id : '')), by]
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

test('what nobody says is not found', () => {
  expect(hits('moon')).toEqual([[], []])
})

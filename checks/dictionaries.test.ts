import { expect, test } from 'vitest'
import { looseDictionaries, otherWords } from './dictionaries.ts'
import { sources } from './sources.ts'

test('every Japanese dictionary has the type of the English one', () => {
  const files = [...sources('packages', 'ja.ts')]
  expect(files.length).toBeGreaterThan(3)
  expect(files.flatMap(looseDictionaries)).toEqual([])
})

test.each(['packages/web/src/words/ja.ts', 'packages/games/1846/src/view/words.ja.ts'])(
  'one without a type is caught in %s',
  (path) => {
    expect(looseDictionaries({ path, text: "export const ja = { skip: '本文へ移動' }" })).toHaveLength(1)
    expect(looseDictionaries({ path, text: "export const ja: Words = { skip: '本文へ移動' }" })).toEqual([])
  },
)

test('one thing has one word in Japanese, in dictionaries and in rule books', () => {
  const files = ['ja.ts', 'ja.md'].flatMap((ending) => sources('packages', ending))
  expect(files.flatMap(otherWords)).toEqual([])
})

test.each([
  ['乱数のシード。', '乱数のシード値。'],
  ['{train}列車は通過できません。', '「{train}」列車は通過できません。'],
  ['{corporation} に列車{train}はありません。', '{corporation} に「{train}」列車はありません。'],
  ['卓「{title}」を閉じる', '卓「{title}」を解散する'],
])('another word for the same is caught: %s', (other, text) => {
  const path = 'packages/cli/src/dictionary.ja.ts'
  expect(otherWords({ path, text: other })).toHaveLength(1)
  expect(otherWords({ path, text })).toEqual([])
})

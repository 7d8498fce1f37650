import { expect, test } from 'vitest'
import { looseDictionaries } from './dictionaries.ts'
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

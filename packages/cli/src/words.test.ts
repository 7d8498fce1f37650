import { expect, test } from 'vitest'
import { BadInput } from './badInput.ts'
import { dictionaryIn, dictionaryOf } from './words.ts'

test.each([
  [{ LANG: 'ja_JP.UTF-8' }, 'ja'],
  [{ LANG: 'ja' }, 'ja'],
  [{ LC_MESSAGES: 'ja_JP', LANG: 'de_DE' }, 'ja'],
  [{ LC_ALL: 'C', LANG: 'ja_JP' }, 'en'],
  [{ LC_ALL: '', LANG: 'ja_JP' }, 'ja'],
  [{ LANG: 'jam_JM' }, 'en'],
  [{ LANG: 'de_DE' }, 'en'],
  [{}, 'en'],
])('the environment %j speaks %s', (env, language) => {
  expect(dictionaryOf(env).language).toBe(language)
})

test('a language is asked for by name', () => {
  expect(dictionaryIn('ja').language).toBe('ja')
  expect(dictionaryIn('en').language).toBe('en')
  expect(() => dictionaryIn('fr')).toThrow(BadInput)
})

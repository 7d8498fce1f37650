import { expect, test } from 'vitest'
import { isSoundJson } from './guardJson.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test.each(['{}', '[]', '1', '"x"', 'null', '{"a":[{"b":"日本語 🚂"}]}', nested(32)])(
  '%s is sound',
  (text) => {
    expect(isSoundJson(text)).toBe(true)
  },
)

test.each([
  ['nothing', ''],
  ['half of it', '{"a":'],
  ['no JSON', '<html>'],
  ['two of it', '{}{}'],
  ['too deep', nested(33)],
  ['far too deep', nested(30_000)],
  ['deep in objects', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`],
  ['a key that objects share', '{"__proto__":{"admin":true}}'],
  ['the same, written otherwise', '{"\\u005f_proto__":1}'],
  ['the same, deep inside', '{"a":[{"b":{"constructor":{"prototype":{}}}}]}'],
  ['a prototype', '{"prototype":1}'],
  ['a nothing in a text', '{"a":"x\\u0000"}'],
  ['a nothing in a key', '{"x\\u0000":1}'],
  ['half a letter', '{"a":"\\ud83d"}'],
])('%s is not', (_, text) => {
  expect(isSoundJson(text)).toBe(false)
})

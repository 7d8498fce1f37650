import { expect, test } from 'vitest'
import { readJson } from './json.ts'

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

test('JSON is read as it is', () => {
  expect(readJson('{"a":[1,null]}')).toEqual({ a: [1, null] })
  expect(readJson('null')).toBeNull()
})

test('what is broken or nested too deep says nothing', () => {
  expect(readJson('')).toBeUndefined()
  expect(readJson('{"a":')).toBeUndefined()
  expect(readJson(nested(2000))).toBeInstanceOf(Array)
  expect(readJson(nested(2001))).toBeUndefined()
  expect(readJson(`{"a":${nested(100_000)}}`)).toBeUndefined()
})

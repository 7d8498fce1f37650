import { expect, test } from 'vitest'
import { canBeKey, changedKeys, readKeys, usualKeyOf } from './shortcutTable.ts'

const usual = new Map<string, string>()

test('usual keys mean themselves', () => {
  expect(usualKeyOf(usual, 'u')).toBe('u')
  expect(usualKeyOf(usual, 'U')).toBe('U')
  expect(usualKeyOf(usual, 'Enter')).toBe('Enter')
})

test('a changed key does what the usual one did, with Shift too, and the usual one nothing', () => {
  const changed = changedKeys(usual, 'u', 'z')
  expect(usualKeyOf(changed, 'z')).toBe('u')
  expect(usualKeyOf(changed, 'Z')).toBe('U')
  expect(usualKeyOf(changed, 'u')).toBeUndefined()
})

test('two keys change places', () => {
  const changed = changedKeys(usual, 'u', 'F')
  expect([...changed]).toEqual([
    ['f', 'u'],
    ['u', 'f'],
  ])
  expect([...changedKeys(changed, 'u', 'u')]).toEqual([])
})

test('every key keeps exactly one meaning through many changes', () => {
  let changed: ReadonlyMap<string, string> = usual
  for (const [from, to] of ['uz', 'ru', 'fz', 'u?', 'mf', 'u]', 'gr', 'ru'].map((pair) => [...pair]))
    changed = changedKeys(changed, from!, to!)
  expect(new Set(changed.values()).size).toBe(changed.size)
})

test('what was kept is read, and what is damaged is not', () => {
  expect([...readKeys('[["u","z"]]')]).toEqual([['u', 'z']])
  for (const text of [null, '', '{', '[["u","zz"]]', '[["Enter","z"]]']) expect(readKeys(text).size).toBe(0)
})

test('numbers choose, so no key can stand there', () => {
  expect(['z', 'é', ';', '0', '1', ' ', 'Enter'].map(canBeKey)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

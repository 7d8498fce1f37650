import { expect, test } from 'vitest'
import { isForPrivate, translationFor } from './translation.ts'
import { Unreadable } from './unreadable.ts'

test('what a title translates is found by its type, and nothing else', () => {
  const translations = { pass: 'a pass' }
  expect(translationFor(translations, { type: 'pass' })).toBe('a pass')
  for (const type of ['fly', 'toString'])
    expect(() => translationFor(translations, { type })).toThrow(Unreadable)
})

test('privates are companies there', () => {
  const by = (entity_type?: string) => isForPrivate({ type: 'lay_tile', entity: 'TCC', entity_type })
  expect([by('company'), by('corporation'), by()]).toEqual([true, false, false])
})

import { describe, expect, test } from 'vitest'
import { emailShape, nameKey, nameShape } from './names.ts'

describe('a name', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ａｄａ', 'Ada'],
    ['ひろし　田中', 'ひろし 田中'],
    ["<script>alert('x')</scr>", "<script>alert('x')</scr>"],
    ['🚂🚃', '🚂🚃'],
    ['x'.repeat(24), 'x'.repeat(24)],
    ['🚂'.repeat(24), '🚂'.repeat(24)],
  ])('%s is kept as %s', (given, kept) => {
    expect(nameShape.parse(given)).toBe(kept)
  })

  test.each([
    ['too short', 'A'],
    ['blank', '    '],
    ['too long', 'x'.repeat(25)],
    ['endless', 'x'.repeat(100_000)],
    ['with a control character', 'Ada\u0007'],
    ['with a nothing', 'Ada\0Ben'],
    ['with a line of its own', 'Ada\nBen'],
    ['written backwards', 'Ada\u202eneB'],
    ['that cannot be seen', '\u200b\u200b\u200b'],
    ['that is a filler', '\u3164\u3164'],
    ['with half a letter', 'Ada\ud83d'],
    ['like an address', 'ada@example.org'],
    ['that no record can hold', '__proto__'],
    ['that is a number', 12345],
  ])('%s is none', (_, given) => {
    expect(nameShape.safeParse(given).success).toBe(false)
  })

  test.each([
    ['ADA', 'ada'],
    ['Ａｄａ', 'ada'],
    [' ada  lovelace', 'Ada Lovelace'],
    ['straße', 'STRASSE'],
    ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
  ])('%s and %s are the same', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  test('others are not', () => {
    expect(nameKey('Ada')).not.toBe(nameKey('Ada 2'))
  })
})

test('an email address is written in small letters', () => {
  expect(emailShape.parse(' Ada@Example.ORG ')).toBe('ada@example.org')
  for (const none of ['ada', 'ada@', '@example.org', 'a b@example.org', `${'x'.repeat(260)}@example.org`, 5])
    expect(emailShape.safeParse(none).success).toBe(false)
})

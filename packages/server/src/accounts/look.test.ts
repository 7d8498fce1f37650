import { expect, test } from 'vitest'
import { lookOf } from './look.ts'

test.each([
  ['Ada', 'Аdа'],
  ['Olga', '0lgа'],
  ['Ian', 'lan'],
  ['Player1', 'Playerl'],
  ['paypal', 'раураӏ'.replace('ӏ', 'l')],
  ['Bernard', 'Bemard'],
  ['ADA', 'ada'],
  ['Ｂｅｎ', 'Ben'],
  ['ΑΒΕ', 'ABE'],
  ['カナ', '力ナ'],
  ['へいわ', 'ヘいわ'],
  ['O’Neil', "O'Neil"],
])('%s and %s look alike', (one, other) => {
  expect(lookOf(one)).toBe(lookOf(other))
})

test.each([
  ['Ada', 'Ade'],
  ['Ada', 'Áda'],
  ['Ben', 'Ben 2'],
  ['あおい', 'アオイ'],
  ['三郎', '四郎'],
])('%s and %s do not', (one, other) => {
  expect(lookOf(one)).not.toBe(lookOf(other))
})

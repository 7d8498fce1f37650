import { expect, test } from 'vitest'
import { isWeak } from './weakPassword.ts'

test.each([
  '12345678',
  '87654321',
  '1234567890',
  '11111111',
  '12121212',
  'abcabcabc',
  'abcdefgh',
  'qwertyuiop',
  'asdfghjkl',
  'qwertz1234',
  '1qaz2wsx',
  'password',
  'Password1',
  'P@ssw0rd!',
  'passwordpassword',
  'iloveyou',
  'Sunshine2024',
  'football99',
  'letmein!!',
  'dragon12345',
  'sakura2020',
  'ｐａｓｓｗｏｒｄ',
  'Olga12345',
  'aglo1234',
  'olga-olga',
  '147258369',
  '1987-04-30',
  'aa123456',
  'a1b2c3d4',
  'q1w2e3r4t5',
  'qwe123qwe',
  'blink182',
])('%s is weak', (password) => {
  expect(isWeak(password, 'Olga')).toBe(true)
})

test.each([
  'correct horse',
  'another horse',
  'k7#mvQ2pXz',
  'olga and the seven engines',
  'なつのおわりの汽車',
  'dragonfly over Erie',
  'ledger-tunnel-mail',
  '308471956220',
  'kT9#vLq2',
])('%s is not', (password) => {
  expect(isWeak(password, 'Olga')).toBe(false)
})

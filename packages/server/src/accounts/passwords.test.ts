import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

test('a password is stored with how it was worked on, and never as it is', async () => {
  const stored = await hashPassword('correct horse')
  expect(stored).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(stored).not.toContain('horse')
  expect(await isPassword(stored, 'correct horse')).toBe(true)
  expect(await isPassword(stored, 'correct horsf')).toBe(false)
  expect(await isPassword(stored, '')).toBe(false)
})

test('the same password is stored otherwise each time', async () => {
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'))
})

test('letters that look the same are the same', async () => {
  expect(await isPassword(await hashPassword('Ångström 1'), 'Ångström 1'.normalize('NFD'))).toBe(true)
})

test('where no password is stored none is right', async () => {
  expect(await isPassword(null, '')).toBe(false)
  expect(await isPassword(undefined, 'correct horse')).toBe(false)
})

test('one that was stored at another cost can still be checked', async () => {
  const { scryptSync } = await import('node:crypto')
  const salt = Buffer.from('0123456789abcdef')
  const key = scryptSync('correct horse', salt, 32, { N: 1024, r: 8, p: 1 })
  const stored = `scrypt$10$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  expect(await isPassword(stored, 'correct horse')).toBe(true)
  expect(await isPassword(stored, 'wrong horse')).toBe(false)
})

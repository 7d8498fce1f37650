import { expect, test } from 'vitest'
import { newTotpSecret, otpauthAddress, totpCode, totpStep, totpStepOf } from './totp.ts'

/** The secret of RFC 6238, "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is the one of RFC 6238', (second, code) => {
  expect(totpCode(SECRET, totpStep(second * 1000))).toBe(code)
})

test('a code is good in its own half minute and in those beside it', () => {
  const step = 40_000_000
  const code = totpCode(SECRET, step)
  const at = (apart: number) => totpStepOf(SECRET, code, (step + apart) * 30_000)
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined])
  expect(totpStepOf(SECRET, '', step * 30_000)).toBeUndefined()
})

test('every secret is another, of 160 bits', () => {
  const secrets = Array.from({ length: 20 }, newTotpSecret)
  expect(new Set(secrets).size).toBe(20)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

test('apps are told whose it is, and where', () => {
  expect(otpauthAddress('ABC', 'trains.example.com', 'Ada & 機')).toBe(
    'otpauth://totp/trains.example.com:Ada%20%26%20%E6%A9%9F?secret=ABC&issuer=trains.example.com',
  )
})

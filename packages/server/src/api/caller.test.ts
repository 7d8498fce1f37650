import { expect, test } from 'vitest'
import { addressBlockOf, isSecure } from './caller.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
  ['nonsense', 'nonsense'],
])('%s asks from %s', (address, from) => {
  expect(addressBlockOf(address)).toBe(from)
})

test('only a proxy of ours says that the line is encrypted', () => {
  const header = (value: string) => (name: string) => (name === 'X-Forwarded-Proto' ? value : undefined)
  expect(isSecure({ trustProxy: true }, header('https'))).toBe(true)
  expect(isSecure({ trustProxy: true }, header('http, https'))).toBe(true)
  expect(isSecure({ trustProxy: true }, header('https, http'))).toBe(false)
  expect(isSecure({ trustProxy: true }, () => undefined)).toBe(false)
  expect(isSecure({ trustProxy: false }, header('https'))).toBe(false)
})

import { expect, test } from 'vitest'
import { siteApp } from './siteApp.ts'

const headersOf = async (trustProxy: boolean, headers: Record<string, string>) =>
  (await siteApp(import.meta.dirname, undefined, { trustProxy }).request('/', { headers })).headers

const linesOf = (headers: Headers) =>
  /connect-src ([^;]*)/.exec(headers.get('Content-Security-Policy')!)![1]!.split(' ')

test('the live line to ourselves is our own, by name', async () => {
  const plain = await headersOf(false, { Host: 'localhost:8080' })
  expect(linesOf(plain)).toEqual(["'self'", 'ws://localhost:8080', 'wss://localhost:8080'])
  const safe = await headersOf(true, { Host: 'example.org', 'X-Forwarded-Proto': 'https' })
  expect(linesOf(safe)).toEqual(["'self'", 'wss://example.org'])
  expect(linesOf(await headersOf(false, { Host: '[::1]:80' }))).toContain('ws://[::1]:80')
})

test.each(['evil.example; script-src *', '*', "x 'unsafe-inline'", 'a/b', 'a,b'])(
  'the host %s adds nothing to the policy',
  async (host) => {
    const headers = await headersOf(false, { Host: host })
    expect(new Set(linesOf(headers))).toEqual(new Set(["'self'"]))
    expect(headers.get('Content-Security-Policy')!.match(/script-src/g)).toHaveLength(1)
  },
)

test('browsers are told to keep to an encrypted line where there is one', async () => {
  const https = { 'X-Forwarded-Proto': 'https' }
  expect((await headersOf(true, https)).get('Strict-Transport-Security')).toMatch(/^max-age=\d+$/)
  expect((await headersOf(false, https)).get('Strict-Transport-Security')).toBeNull()
  expect((await headersOf(true, {})).get('Strict-Transport-Security')).toBeNull()
})

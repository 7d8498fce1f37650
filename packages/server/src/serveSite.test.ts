import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Site, serveSite } from './serveSite.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-site-'))
const above = join(folder, 'secret.txt')
const files = join(folder, 'dist')
mkdirSync(join(files, 'assets'), { recursive: true })
writeFileSync(above, 'secret')
writeFileSync(join(files, 'index.html'), '<!doctype html><title>Roundhouse</title>')
writeFileSync(join(files, 'service.js'), '// service')
writeFileSync(join(files, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
writeFileSync(join(files, 'manifest.webmanifest'), '{}')
writeFileSync(join(files, 'assets/index-1.js'), 'export const one = 1\n'.repeat(200))
writeFileSync(join(files, 'assets/index-1.css'), 'a{}')

const site = (await serveSite({ port: 0, folder: files })) as Site
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, init?: RequestInit) => fetch(new URL(path, site.address), init)

test.each([
  ['/', 'text/html', 'no-cache'],
  ['/new', 'text/html', 'no-cache'],
  ['/t/abc/move/12', 'text/html', 'no-cache'],
  ['/rules/1846', 'text/html', 'no-cache'],
  ['/service.js', 'text/javascript', 'no-cache'],
  ['/icon.svg', 'image/svg+xml', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/assets/index-1.js', 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/assets/index-1.css', 'text/css', 'public, max-age=31536000, immutable'],
])('%s', async (path, type, cache) => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toContain(type)
  expect(answer.headers.get('Cache-Control')).toBe(cache)
})

test.each(['/assets/gone.js', '/gone.css', '/assets/', '/.hidden'])('%s is not there', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
})

test('nothing above the folder can be read', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
  ]) {
    const body = await new Promise<string>((give) => {
      request(new URL(site.address), { path }, (answer) => {
        let text = ''
        answer.on('data', (piece) => {
          text += piece
        })
        answer.on('end', () => give(text))
      }).end()
    })
    expect(body).not.toContain('secret')
  }
})

test('no script but our own runs, and nobody frames the site', async () => {
  const { headers } = await get('/')
  const policy = headers.get('Content-Security-Policy')!
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('what is large is packed', async () => {
  const { headers } = await get('/assets/index-1.js', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(headers.get('Content-Encoding')).toBe('gzip')
})

test('nothing is taken in', async () => {
  expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(404)
})

test('a site that is not built, and a port that is taken', async () => {
  expect(await serveSite({ port: 0, folder })).toEqual({ trouble: 'not-built' })
  const port = Number(new URL(site.address).port)
  expect(await serveSite({ port, folder: files })).toEqual({ trouble: 'port-taken' })
})

test('a file whose name changes with it is packed once, for whoever takes it packed', async () => {
  const whole = 'export const one = 1\n'.repeat(200)
  const asked = async (encoding: string) => {
    const answer = await get('/assets/index-1.js', { headers: { 'Accept-Encoding': encoding } })
    expect(await answer.text()).toBe(whole)
    return ['Content-Encoding', 'Content-Length'].map((name) => answer.headers.get(name))
  }
  const packed = await asked('gzip')
  expect(packed).toEqual(['gzip', expect.any(String)])
  expect(Number(packed[1])).toBeLessThan(whole.length / 10)
  // it is not read anew
  writeFileSync(join(files, 'assets/index-1.js'), `${whole} // changed`)
  expect(await asked('br, gzip')).toEqual(packed)
  writeFileSync(join(files, 'assets/index-1.js'), whole)
  expect(await asked('identity')).toEqual([null, String(whole.length)])
})

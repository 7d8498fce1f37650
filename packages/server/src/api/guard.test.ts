import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { OWN_PAGE } from '@roundhouse/wire'
import { afterAll, expect, test } from 'vitest'
import { siteApp } from '../siteApp.ts'
import { browser, browserOf } from '../testing/browser.ts'
import { describeStores, type TestServices } from '../testing/stores.ts'
import { NEW_TABLE } from '../testing/tables.ts'
import { apiOf } from './api.ts'

const FOREIGN = { status: 403, body: { trouble: 'foreign' } }
const FORM = { status: 400, body: { trouble: 'form' } }
const MEGABYTE = 1024 * 1024

/** The whole site of a server, on a port. */
async function serveTest(services: TestServices) {
  const server = createAdaptorServer({ fetch: siteApp(import.meta.dirname, apiOf(services), services).fetch })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', () => listens()))
  const { port } = server.address() as AddressInfo
  return { port, close: () => server.close() }
}

describeStores('the guard', ({ fresh }) => {
  const closing: (() => void)[] = []
  afterAll(() => {
    for (const close of closing) close()
  })

  test('nobody changes anything from a page of another site', async () => {
    const services = await fresh()
    const page = await browserOf(services, 'Ada')
    const rename = (headers: Record<string, string>) => page.ask('PATCH', '/me', { name: 'Pwned' }, headers)
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'https://roundhouse.example.evil.example' },
      { Origin: 'https://roundhouse.example:8443' },
      { Origin: 'null' },
      { Origin: '' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'X-Roundhouse': '' },
      { 'X-Roundhouse': '0' },
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      { 'Content-Type': 'text/plain; application/json' },
    ])
      expect(await rename(headers as never), JSON.stringify(headers)).toMatchObject(FOREIGN)
    expect((await page.ask('GET', '/me')).body).toMatchObject({ name: 'Ada' })
    for (const [method, path] of [
      ['POST', '/account'],
      ['POST', '/session'],
      ['DELETE', '/session'],
      ['DELETE', '/me'],
      ['PUT', '/me/password'],
      ['POST', '/resets'],
      ['PUT', '/resets/abcdefgh'],
      ['POST', '/invitations/abcdefgh'],
      ['POST', '/tables'],
      ['POST', '/games/abcdefgh/actions'],
      ['POST', '/games/abcdefgh/why-not'],
      ['POST', '/nowhere'],
    ] as const)
      expect(await page.ask(method, path, {}, { Origin: 'https://evil.example' }), path).toMatchObject(
        FOREIGN,
      )
    expect((await page.ask('GET', '/me')).status).toBe(200)
  })

  test('our own pages do', async () => {
    const services = await fresh()
    const page = await browserOf(services, 'Ada')
    for (const headers of [
      {},
      { 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'none' },
      { 'Content-Type': 'application/json; charset=utf-8' },
      { Host: 'localhost:3000', Origin: 'http://localhost:3000' },
    ])
      expect((await page.ask('PATCH', '/me', {}, headers)).status, JSON.stringify(headers)).toBe(200)
    services.trustProxy = true
    const plain = { Host: 'roundhouse.example', Origin: 'http://roundhouse.example' }
    expect((await page.ask('PATCH', '/me', {}, plain)).status).toBe(200)
    expect(await page.ask('PATCH', '/me', {}, { ...plain, 'X-Forwarded-Proto': 'https' })).toMatchObject(
      FOREIGN,
    )
  })

  test('what is not sound JSON gets no further', async () => {
    const services = await fresh()
    const page = browser(services)
    for (const body of [
      '{',
      'x',
      '{"name":"Ada","password":"correct horse","__proto__":{"guest":false}}',
      '{"name":"Ada","password":"correct horse","constructor":{"prototype":{"admin":true}}}',
      `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      '{"name":"A\\u0000da","password":"correct horse"}',
      '',
    ])
      expect(await page.ask('POST', '/account', body), body.slice(0, 40)).toMatchObject(FORM)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
    expect(await services.db.all('select * from users')).toEqual([])
    expect(services.lines).toEqual([])
  })

  test('10 MB are turned away before they have come', async () => {
    const services = await fresh()
    const { port, close } = await serveTest(services)
    closing.push(close)
    const headers = { ...OWN_PAGE, Connection: 'close' }
    const announced = await answered(
      request({
        port,
        path: '/api/account',
        method: 'POST',
        headers: { ...headers, 'Content-Length': 10 * MEGABYTE },
      }),
      (sending) => sending.flushHeaders(),
    )
    expect(announced).toEqual({ status: 413, body: { trouble: 'large' } })

    let sent = 0
    const unannounced = await answered(
      request({
        port,
        path: '/api/account',
        method: 'POST',
        headers: { ...headers, 'Transfer-Encoding': 'chunked' },
      }),
      (sending) => {
        const more = () => {
          if (sending.destroyed || sending.writableEnded || sent >= 10 * MEGABYTE) return
          sent += 16 * 1024
          sending.write('x'.repeat(16 * 1024), () => setTimeout(more, 5))
        }
        more()
      },
    )
    expect(unannounced).toEqual({ status: 413, body: { trouble: 'large' } })
    expect(sent).toBeLessThan(5 * MEGABYTE)
  })

  test('of uploads that are broken off nothing is written down', async () => {
    const services = await fresh()
    const { port, close } = await serveTest(services)
    closing.push(close)
    for (const size of [1000, 10 * MEGABYTE]) {
      const headers = { ...OWN_PAGE, 'Content-Length': size }
      const sending = request({ port, path: '/api/account', method: 'POST', headers })
      sending.on('error', () => {})
      sending.write('{')
      await new Promise((later) => setTimeout(later, 100))
      sending.destroy()
    }
    await new Promise((later) => setTimeout(later, 200))
    expect(services.lines).toEqual([])
  })

  test('every answer says what it is, and is not kept', async () => {
    const services = await fresh()
    const { port, close } = await serveTest(services)
    closing.push(close)
    for (const [path, status] of [
      ['/api', 200],
      ['/api/', 200],
      ['/api/me', 401],
      ['/api/nowhere', 404],
    ] as const) {
      const { headers, status: given } = await fetch(`http://127.0.0.1:${port}${path}`)
      expect(given).toBe(status)
      expect(headers.get('Content-Type')).toMatch(/^application\/json/)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
  })

  test('who changes too much in a time must wait, and nobody else', async () => {
    const services = await fresh()
    services.limits = {
      ...services.limits,
      writes: { account: { most: 5, perSecond: 2 }, address: { most: 8, perSecond: 100 } },
    }
    const api = apiOf(services)
    const ada = await browserOf(services, 'Ada', api)
    const ben = await browserOf(services, 'Ben', api)
    const change = (page = ada) => page.ask('PATCH', '/me', {})
    const statuses = []
    for (let count = 0; count < 6; count++) statuses.push((await change()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const { headers, body } = await change()
    expect(body).toEqual({ trouble: 'often', seconds: 1 })
    expect(headers.get('Retry-After')).toBe('1')
    expect((await ada.ask('GET', '/me')).status).toBe(200)
    expect((await change(ben)).status).toBe(200)
    expect((await change(ben)).status).toBe(429)
    services.time += 500
    expect((await change()).status).toBe(200)
    expect((await change()).status).toBe(429)
  })

  test('who looks up too much in a time must wait, and nobody else', async () => {
    const services = await fresh()
    services.trustProxy = true
    services.limits = { ...services.limits, reads: { most: 5, perSecond: 2 } }
    const page = browser(services)
    const look = async (path: string, from: string) =>
      (await page.ask('GET', path, undefined, { 'X-Forwarded-For': from })).status
    const statuses = []
    for (const path of ['', '/moves/0', '/moves/1', '/moves/2', '/file', '/moves/3'])
      statuses.push(await look(`/games/abcdefgh${path}`, '192.0.2.1'))
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
    expect(await look('/me/data', '192.0.2.1')).toBe(429)
    expect(await look('/session', '192.0.2.1')).toBe(200)
    expect(await look('/games/abcdefgh/moves/3', '192.0.2.2')).toBe(404)
    services.time += 500
    expect(await look('/games/abcdefgh/moves/3', '192.0.2.1')).toBe(404)
    expect(await look('/games/abcdefgh/moves/3', '192.0.2.1')).toBe(429)
  })

  test('who reads too many lists of tables must wait, and nobody else there; games are opened all the same', async () => {
    const services = await fresh()
    services.limits = { ...services.limits, lists: { most: 3, perSecond: 2 } }
    const page = await browserOf(services, 'Ada')
    const other = await browserOf(services, 'Ben')
    const look = (path: string, by = page) => by.ask('GET', path).then(({ status }) => status)
    const statuses = []
    for (const list of ['open', 'playing', 'mine', 'finished'])
      statuses.push(await look(`/tables?list=${list}`))
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await look('/tables?list=open', other)).toBe(200)
    expect(await look('/tables?list=open', browser(services))).toBe(200)
    expect(await look('/tables/abcdefgh')).toBe(404)
    expect(await look('/games/abcdefgh')).toBe(404)
    expect((await page.ask('POST', '/tables', NEW_TABLE)).status).toBe(200)
    services.time += 500
    expect(await look('/tables?list=open')).toBe(200)
    expect(await look('/tables?list=open')).toBe(429)
  })

  test('behind a proxy of ours everybody has an address of their own', async () => {
    const services = await fresh()
    services.trustProxy = true
    services.limits = { ...services.limits, register: { most: 1, within: 1000, wait: 1000 } }
    const api = apiOf(services)
    const reset = (from: string) =>
      browser(services, api).ask(
        'POST',
        '/invitations/abcdefgh',
        { name: 'Gus' },
        { 'X-Forwarded-For': from },
      )
    expect((await reset('192.0.2.1')).status).toBe(404)
    expect((await reset('192.0.2.1')).status).toBe(429)
    expect((await reset('198.51.100.9, 192.0.2.1')).status).toBe(429)
    expect((await reset('192.0.2.1, 192.0.2.2')).status).toBe(404)
    services.trustProxy = false
    expect((await reset('192.0.2.3')).status).toBe(404)
    expect((await reset('192.0.2.4')).status).toBe(429)
  })
})

/** What comes back, whether or not everything was sent. */
const answered = (sending: ClientRequest, send: (sending: ClientRequest) => void) =>
  new Promise<{ status: number | undefined; body: unknown }>((done, failed) => {
    let known = false
    sending.on('error', (error) => known || failed(error))
    sending.on('response', (answer) => {
      known = true
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      answer.on('end', () => {
        sending.destroy()
        done({ status: answer.statusCode, body: JSON.parse(text) })
      })
    })
    send(sending)
  })

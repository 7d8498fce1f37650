import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '../testing/folder.ts'
import { terminal } from '../testing/terminal.ts'

function builtSite(): string {
  const site = freshFolder()
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Roundhouse</title>')
  return site
}

test.each([
  ['en', /^Roundhouse is at (http:\/\/localhost:\d+\/)\n$/],
  ['ja', /^Roundhouse を (http:\/\/localhost:\d+\/) で公開しています\n$/],
])('serves until it is stopped (%s)', async (language, sentence) => {
  const stop = new AbortController()
  let told: (text: string) => void = () => {}
  const said = new Promise<string>((tell) => {
    told = tell
  })
  const served = terminal({
    site: builtSite(),
    stop: stop.signal,
    out: told,
    env: { ROUNDHOUSE_METRICS_TOKEN: 'figures' },
  }).run('serve', '--port', '0', '--lang', language)
  const [, address] = sentence.exec(await said)!
  expect(await (await fetch(`${address}t/abc`)).text()).toContain('<title>Roundhouse</title>')
  expect(await (await fetch(`${address}api/ready`)).json()).toEqual({ ok: true })
  const figures = await fetch(`${address}api/metrics`, { headers: { Authorization: 'Bearer figures' } })
  expect(await figures.text()).toContain('process_cpu_seconds_total')
  stop.abort()
  const { exit, err } = await served
  expect(exit).toBe(0)
  expect(JSON.parse(err.split('\n')[0]!)).toMatchObject({ what: 'request', method: 'GET', status: 200 })
  await expect(fetch(address!)).rejects.toThrow()
})

test('a port that is taken, and a site that is not built', async () => {
  const other = createServer().listen(0)
  const { port } = other.address() as AddressInfo
  expect(await terminal({ site: builtSite() }).run('serve', '--port', `${port}`)).toEqual({
    exit: 2,
    out: '',
    err: `Port ${port} is taken; choose another with --port.\n`,
  })
  other.close()
  expect((await terminal().run('serve', '--lang', 'ja')).err).toBe(
    'サイトがまだ作られていません。Roundhouse のフォルダーで `npm run build` を実行してください（`npm start` なら作成と公開を続けて行います）。\n',
  )
  expect((await terminal().run('serve', '--port', '99999')).exit).toBe(2)
})

test.each([
  [['--url', 'trains.example.com'], '--url must be an address that begins with https://….'],
  [
    ['--url', 'https://trains.example.com/games/'],
    '--url must be the address of a whole host, without a path, not "https://trains.example.com/games/".',
  ],
  [['--smtp', 'mail.example.com'], '--smtp must be an address that begins with smtp://….'],
  [
    ['--database', 'postgres://127.0.0.1:1/x'],
    'The database postgres://127.0.0.1:1/x cannot be reached: nothing answers there (ECONNREFUSED).',
  ],
])('%j', async (args, sentence) => {
  const { exit, err } = await terminal({ site: builtSite() }).run('serve', '--port', '0', ...args)
  expect([exit, err]).toEqual([2, `${sentence}\n`])
})

test('the environment says where the site is', async () => {
  const stop = new AbortController()
  const said = await new Promise<string>((told) => {
    const env = {
      ROUNDHOUSE_PORT: '0',
      ROUNDHOUSE_HOST: '127.0.0.1',
      ROUNDHOUSE_URL: 'https://trains.example.com/',
    }
    void terminal({ site: builtSite(), stop: stop.signal, out: told, env }).run('serve')
  })
  stop.abort()
  expect(said).toMatch(/^Roundhouse is at https:\/\/trains\.example\.com, listening on 127\.0\.0\.1:\d+\n$/)
})

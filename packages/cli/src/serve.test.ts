import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from './testing/folder.ts'
import { terminal } from './testing/terminal.ts'

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
  const served = terminal({ site: builtSite(), stop: stop.signal, out: told }).run(
    'serve',
    '--port',
    '0',
    '--lang',
    language,
  )
  const [, address] = sentence.exec(await said)!
  expect(await (await fetch(`${address}t/abc`)).text()).toContain('<title>Roundhouse</title>')
  stop.abort()
  expect((await served).exit).toBe(0)
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
    'サイトがまだ作られていません。`npm start` で作成して公開できます。\n',
  )
  expect((await terminal().run('serve', '--port', '99999')).exit).toBe(2)
})

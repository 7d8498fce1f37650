import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freshFolder } from './testing/folder.ts'
import { inStore } from './testing/pebbleStore.ts'
import { startCommand } from './testing/process.ts'
import { skipLoudly } from './testing/skipLoudly.ts'
import { terminal } from './testing/terminal.ts'

/** In half of the time that a host is promised, in milliseconds, what has nothing to finish has stopped. */
const STOPPED_MS = 5000

function builtSite(): string {
  const site = freshFolder()
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Roundhouse</title>')
  return site
}

const serving = (cwd: string, ...args: string[]) =>
  startCommand(cwd, builtSite(), 'serve', '--port', '0', ...args)

/** A host that takes calls and does with them what it is told. */
async function host(answer: (server: Server) => void): Promise<string> {
  const server = createServer()
  answer(server)
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', () => listens()))
  onTestFinished(() => void server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What PostgreSQL says to begin with when it wants a password, and then. */
const message = (kind: number, text: string): Buffer => {
  const head = Buffer.from([0x52, 0, 0, 0, 8 + text.length, 0, 0, 0, kind])
  return Buffer.concat([head, Buffer.from(text)])
}

test('an address that is not of this machine ends it', async () => {
  expect(await serving(freshFolder(), '--host', '192.0.2.1').ended).toEqual({
    exit: 2,
    out: '',
    err: '--host 192.0.2.1 is no address of this machine; without --host it listens on all that it has.\n',
  })
  const { exit, err } = await serving(freshFolder(), '--host', 'nowhere.invalid').ended
  expect([exit, err]).toEqual([
    2,
    '--host nowhere.invalid cannot be found; give an address of this machine, such as 127.0.0.1.\n',
  ])
})

test('a database that wants a password and gets none ends it', async () => {
  const at = await host((server) =>
    server.on('connection', (socket) => {
      const said = [message(10, 'SCRAM-SHA-256\0\0'), message(11, 'r=x,s=eA==,i=4096')]
      socket.on('data', () => socket.write(said.shift() ?? ''))
      socket.on('error', () => {})
    }),
  )
  expect(await serving(freshFolder(), '--database', `postgres://roundhouse@${at}/roundhouse`).ended).toEqual({
    exit: 2,
    out: '',
    err: `The database postgres://roundhouse@${at}/roundhouse cannot be opened: it wants a password, and none or a wrong one was given (SASL).\n`,
  })
})

test('a folder is served by one process, and is free when that is gone, however it went', async () => {
  const cwd = freshFolder()
  const first = serving(cwd)
  await first.said
  const second = await serving(cwd).ended
  expect(second).toEqual({
    exit: 2,
    out: '',
    err: `${join(cwd, 'roundhouse-data')} is served by another process already; a folder is served by one, a PostgreSQL database by any number.\n`,
  })
  expect((await startCommand(cwd, cwd, 'verify').ended).out).toBe('games 0, different 0\n')
  expect((await startCommand(cwd, cwd, 'backup', 'all.gz').ended).exit).toBe(0)
  first.child.kill('SIGKILL')
  await first.ended
  const third = serving(cwd)
  await third.said
  third.child.kill('SIGTERM')
  expect((await third.ended).exit).toBe(0)
  const fourth = serving(cwd)
  await fourth.said
})

test('what is told to stop does so though a letter is under way to a mail server that says nothing', async () => {
  let calls = 0
  const silent = await host((server) => server.on('connection', () => calls++))
  const { child, said, ended } = serving(freshFolder(), '--smtp', `smtp://${silent}`)
  const address = /http:\S+/.exec(await said)![0]
  const { status } = await fetch(new URL('/api/account', address), {
    method: 'POST',
    headers: { 'X-Roundhouse': '1', 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify({ name: 'Ada', password: 'correct horse', email: 'ada@example.org' }),
  })
  expect(status).toBe(200)
  await expect.poll(() => calls).toBe(1)
  const began = performance.now()
  child.kill('SIGTERM')
  expect((await ended).exit).toBe(0)
  expect(performance.now() - began).toBeLessThan(STOPPED_MS)
})

test('what is kept is for nobody else to read', async () => {
  const cwd = freshFolder()
  const { said } = serving(cwd, '--data', 'new/data')
  await said
  const mode = (...path: string[]) => statSync(join(cwd, ...path)).mode & 0o777
  expect([mode('new'), mode('new/data')]).toEqual([0o700, 0o700])
  for (const file of ['roundhouse.sqlite', 'roundhouse.sqlite-wal', 'roundhouse.lock'])
    expect(mode('new/data', file)).toBe(0o600)
})

test('where games cannot be kept is told with the reason', async () => {
  const { run, cwd, file } = terminal({ site: builtSite() })
  const serve = async (...args: string[]) => {
    const { exit, err } = await run('serve', '--port', '0', ...args)
    expect(exit).toBe(2)
    return err
  }
  file('file', 'x')
  expect(await serve('--data', 'file')).toBe(
    `${join(cwd, 'file')} cannot be used as a folder: there is a file of that name (EEXIST).\n`,
  )
  mkdirSync(join(cwd, 'odd'))
  file('odd/roundhouse.sqlite', 'no database, whatever its name says'.repeat(100))
  expect(await serve('--data', 'odd')).toBe(
    `${join(cwd, 'odd')} cannot be opened: the file in which games are kept is damaged, or no database (SQLite 26).\n`,
  )
  expect(await serve('--data', '/proc/roundhouse')).toContain('/proc/roundhouse cannot be opened: ')
  expect(await serve('--database', 'postgres://a:secret@nowhere.invalid/b?password=secret')).toMatch(
    /^The database postgres:\/\/a@nowhere\.invalid\/b cannot be reached: its host cannot be found \(E\w+\)\.\n$/,
  )
  expect(await serve('--database', 'postgres:///b?host=/nowhere&user=a')).toBe(
    'The database postgres:///b?host=%2Fnowhere&user=a cannot be reached: nothing answers there (ENOENT).\n',
  )
})

const mayAll = process.getuid?.() === 0 ? 'root may write everywhere' : undefined

test.skipIf(skipLoudly('folders in which nothing may be written', mayAll))(
  'a folder in which nothing may be written',
  async () => {
    const { run, cwd } = terminal({ site: builtSite() })
    mkdirSync(join(cwd, 'data'))
    chmodSync(join(cwd, 'data'), 0o500)
    expect((await run('serve', '--port', '0', '--data', 'data')).err).toContain(
      'this account may not read and write there (EACCES)',
    )
  },
)

test('games of a later version are not touched, and of an earlier one only by serving them', async () => {
  const { run, cwd } = terminal({ site: builtSite() })
  const data = join(cwd, 'roundhouse-data')
  await inStore(cwd, (db) => db.run('insert into changes (number) values (999)'))
  const later = `The games in ${data} are kept by a later version of Roundhouse than this one; use that version.\n`
  for (const args of [['serve', '--port', '0'], ['verify'], ['backup', 'x'], ['restore', 'x']])
    expect(await run(...args)).toEqual({ exit: 2, out: '', err: later })
  const { run: other, cwd: there } = terminal()
  await inStore(there, (db) => db.run('delete from changes'))
  expect((await other('verify')).err).toContain('are kept by an earlier version of Roundhouse; ')
})

test('a program that is not built says so', () => {
  const folder = freshFolder()
  const bin = fileURLToPath(new URL('../bin', import.meta.url))
  cpSync(bin, join(folder, 'packages/cli/bin'), { recursive: true })
  const started = (LANG: string) =>
    spawnSync(process.execPath, [join(folder, 'packages/cli/bin/roundhouse.js')], {
      env: { LANG },
      encoding: 'utf8',
    })
  expect(started('C')).toMatchObject({
    status: 2,
    stderr: `Roundhouse is not built here; \`npm ci\` in ${folder}/ does it.\n`,
  })
  expect(started('ja_JP.UTF-8').stderr).toContain('Roundhouse がまだ作られていません。')
})

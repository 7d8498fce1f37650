import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ID, inStore, pebbleStore } from './testing/pebbleStore.ts'
import { terminal } from './testing/terminal.ts'

const COMMAND = fileURLToPath(new URL('../bin/roundhouse.js', import.meta.url))

async function stored(setting: Parameters<typeof terminal>[0] = {}) {
  const shell = terminal(setting)
  await pebbleStore(shell.cwd)
  return shell
}

test('a stored game that gives what is stored is verified', async () => {
  const { run } = await stored()
  expect(await run('verify')).toEqual({ exit: 0, out: 'games 1, different 0\n', err: '' })
  const { out } = await run('verify', '--json', '--data', 'roundhouse-data')
  expect(JSON.parse(out)).toEqual({
    id: ID,
    game: 'pebbles',
    version: expect.any(Number),
    entries: 2,
    matches: true,
    differs: null,
  })
})

test.each([
  ["update games set turn = '[1, 0]'", "after action 2 it is another player's turn"],
  ['update games set version = 99', 'it was begun with another version of the rules'],
  ["update games set game = 'chess'", 'there is no such game here'],
  [
    `update entries set entry = '{"seat":0,"action":{"kind":"take","count":9}}' where seq = 1`,
    'action 2 is refused by PB-',
  ],
  [`update snapshots set state = '{}'`, 'after action 2 the position is another'],
  ['update games set seq = 1', 'the log has 2 entries, and another number is stored'],
  ["update games set status = 'finished'", 'after action 2 it is over, or not, unlike what is stored'],
  [
    `update games set status = 'ended', turn = '[]', result = '{"hash":"0"}'`,
    'after action 2 the result is another',
  ],
  [`update games set setup = '[[5]]'`, 'the set-up fails'],
  ["update entries set events = '[]' where seq = 1", 'action 2 tells something else than what is stored'],
  ["update entries set entry = '{' where seq = 1", 'action 2 cannot be read'],
  ["update games set options = ''", 'something that is stored of it cannot be read'],
])('%s is found', async (damage, sentence) => {
  const { run, cwd } = await stored()
  await inStore(cwd, (db) => db.run(damage))
  const { exit, out } = await run('verify')
  expect(exit).toBe(1)
  expect(out).toContain(`: ${sentence}`)
  expect(out).toContain('games 1, different 1\n')
  const report = JSON.parse((await run('verify', '--json')).out)
  expect(report).toMatchObject({ matches: false, differs: { what: expect.any(String) } })
})

test('what was backed up is restored elsewhere, and not over anything', async () => {
  const { run, cwd } = await stored()
  expect(await run('backup', 'all.jsonl.gz')).toEqual({ exit: 0, out: 'all.jsonl.gz: rows 7\n', err: '' })
  expect(statSync(join(cwd, 'all.jsonl.gz')).mode & 0o777).toBe(0o600)
  expect((await run('backup', 'all.jsonl.gz')).err).toBe(
    'all.jsonl.gz is already there, and is not written over.\n',
  )
  const restored = await run('restore', 'all.jsonl.gz', '--data', 'other', '--lang', 'ja')
  expect(restored).toEqual({ exit: 0, out: 'all.jsonl.gz: 7件\n', err: '' })
  expect((await run('verify', '--data', 'other')).out).toBe('games 1, different 0\n')
  expect(await run('restore', 'all.jsonl.gz', '--data', 'other')).toEqual({
    exit: 2,
    out: '',
    err: 'all.jsonl.gz is not restored: there is something in the store already.\n',
  })
  await run('backup', 'again.jsonl.gz', '--data', 'other')
  const unpacked = (name: string) => gunzipSync(readFileSync(join(cwd, name))).toString()
  expect(unpacked('again.jsonl.gz')).toBe(unpacked('all.jsonl.gz'))
})

test('a backup for which there is no room is told as such, and nothing of it is left', async () => {
  const { cwd } = await stored()
  await inStore(cwd, (db) => db.run('update users set settings = ?', randomBytes(2 ** 20).toString('hex')))
  // no file may grow beyond 400 blocks of 512 bytes
  const limited = [
    '-c',
    'ulimit -f 400 && exec "$0" "$@"',
    process.execPath,
    COMMAND,
    'backup',
    'all.jsonl.gz',
  ]
  const { status, stderr } = spawnSync('sh', limited, { cwd, encoding: 'utf8' })
  expect([status, stderr]).toEqual([74, 'all.jsonl.gz cannot be written (EFBIG).\n'])
  expect(existsSync(join(cwd, 'all.jsonl.gz'))).toBe(false)
})

test.each([
  ['not a backup', 'x.json is not a backup.'],
  ['{"format":"roundhouse-backup/1","change":999}\n', 'x.json was written by a later version'],
  [
    '{"format":"roundhouse-backup/1","change":1}\n["seats",{"game_id":"gone"}]\n{"rows":1}\n',
    'x.json is damaged: something in it does not fit the rest. Nothing is restored.',
  ],
  [gzipSync('{}').subarray(0, 15), 'x.json is not a whole gzip file.'],
])('%s is not restored', async (content, sentence) => {
  const { run, file } = terminal()
  const { exit, err } = await run('restore', file('x.json', content))
  expect(exit).toBe(2)
  expect(err).toContain(sentence)
})

test('a game that goes on is exported, and replays', async () => {
  const { run } = await stored()
  expect(await run('export', ID, '--out', 'game.json')).toEqual({ exit: 0, out: '', err: '' })
  const { exit, out } = await run('replay', 'game.json', '--json')
  expect(exit).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ game: 'pebbles', actions: 2, finished: false, matches: true })
  expect(JSON.parse((await run('export', ID)).out)).toMatchObject({ format: 'roundhouse/1', seed: 5 })
  expect((await run('export', 'nowhere')).err).toBe('There is no game "nowhere" that has begun.\n')
})

test('somebody gets a link to a new password', async () => {
  const { run } = await stored({ env: { ROUNDHOUSE_URL: 'https://trains.example.com/' } })
  expect((await run('reset-password', 'Ann')).out).toMatch(
    /^https:\/\/trains\.example\.com\/reset\/[\w-]+\n$/,
  )
  const { out } = await run('reset-password', 'ann', '--url', 'http://localhost:8080')
  expect(out).toMatch(/^http:\/\/localhost:8080\/reset\/[\w-]+\n$/)
  expect(await run('reset-password', 'Bob')).toEqual({
    exit: 2,
    out: '',
    err: 'There is no account "Bob" with a password.\n',
  })
  expect((await run('reset-password', 'Ann', '--url', 'https://x.example/path')).exit).toBe(2)
})

test('somebody who has lost the second factor logs in by the password alone', async () => {
  const { run } = await stored()
  expect(await run('reset-factor', 'ann')).toEqual({
    exit: 0,
    out: 'Ann logs in by the password alone from now on.\n',
    err: '',
  })
  expect(await run('reset-factor', 'Bob')).toEqual({
    exit: 2,
    out: '',
    err: 'There is no account "Bob" with a password.\n',
  })
})

test('a store that is not there, or not one', async () => {
  const { run, cwd } = terminal()
  for (const args of [
    ['verify'],
    ['backup', 'x'],
    ['export', ID],
    ['reset-password', 'Ann'],
    ['reset-factor', 'Ann'],
  ]) {
    const { exit, err } = await run(...args)
    expect([exit, err]).toEqual([2, `There are no stored games in ${join(cwd, 'roundhouse-data')}.\n`])
  }
  expect(existsSync(join(cwd, 'roundhouse-data'))).toBe(false)
  expect((await run('verify', '--data', 'a', '--database', 'postgres:///b')).err).toBe(
    'Give either --data or --database, not both.\n',
  )
  expect((await run('verify', '--database', 'mysql://x')).err).toBe(
    '--database must be an address that begins with postgres://….\n',
  )
  expect((await run('verify', '--database', 'postgres://a:secret@127.0.0.1:1/x')).err).toBe(
    'The database postgres://a@127.0.0.1:1/x cannot be reached: nothing answers there (ECONNREFUSED).\n',
  )
})

test('the environment says where games are stored, and the command line before it', async () => {
  const env = { ROUNDHOUSE_DATA: 'roundhouse-data' }
  const { run } = await stored({ env })
  expect((await run('verify')).exit).toBe(0)
  expect((await run('verify', '--data', 'elsewhere')).exit).toBe(2)
  const { run: other } = await stored({ env: { ROUNDHOUSE_DATABASE: 'postgres://127.0.0.1:1/x' } })
  expect((await other('verify')).exit).toBe(2)
  expect((await other('verify', '--data', 'roundhouse-data')).exit).toBe(0)
})

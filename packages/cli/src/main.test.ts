import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ferryPosition } from './testing/ferryPosition.ts'
import { freshFolder } from './testing/folder.ts'
import { skipLoudly } from './testing/skipLoudly.ts'

const COMMAND = fileURLToPath(new URL('../bin/roundhouse.js', import.meta.url))
const LOGS = fileURLToPath(new URL('../../../../shared/fixtures/bno/', import.meta.url))
const POSITIONS = fileURLToPath(new URL('../../../../shared/fixtures/routes/', import.meta.url))
const GAME = 'baltimore-ohio'

const cwd = freshFolder()
const { LC_ALL: _all, LC_MESSAGES: _messages, ROUNDHOUSE_DEBUG: _debug, ...environment } = process.env

const env = { ...environment, LANG: 'en_US.UTF-8' }

function roundhouse(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return { exit: status, out: stdout, err: stderr }
}

const simulation = (...args: string[]) =>
  roundhouse('simulate', '--game', GAME, '--players', '4', '--games', '2', '--seed', '1', ...args)

mkdirSync(join(cwd, 'folder'))
writeFileSync(join(cwd, 'broken.json'), '{"format":')
writeFileSync(join(cwd, 'other.json'), '{"hello":"world"}')
writeFileSync(join(cwd, 'foreign.json'), '{"title":"1846","actions":[]}')
writeFileSync(join(cwd, 'ferry.json'), JSON.stringify(ferryPosition()))
writeFileSync(join(cwd, 'mistaken.json'), JSON.stringify({ ...ferryPosition(), hexes: [{ hex: 'A1' }] }))
writeFileSync(join(cwd, 'cut.jsonl.gz'), gzipSync('{"game":"bno"}\n').subarray(0, 20))
writeFileSync(join(cwd, 'unknown.jsonl'), '{"game":"chess","format":1}\n')
writeFileSync(join(cwd, 'broken.jsonl'), 'not a line\n')
writeFileSync(join(cwd, 'empty.jsonl'), '')

test('help', { timeout: 30_000 }, () => {
  for (const args of [
    [],
    ['--help'],
    ['serve', '--help'],
    ['replay', '--help'],
    ['routes', '--help'],
    ['simulate', '-h'],
    ['fuzz', '--help'],
    ['rules', '--help'],
    ['verify', '--help'],
    ['backup', '--help'],
    ['restore', '--help'],
    ['export', '--help'],
    ['reset-password', '--help'],
    ['reset-factor', '--help'],
  ]) {
    const { exit, out, err } = roundhouse(...args)
    expect({ exit, err }).toEqual({ exit: 0, err: '' })
    expect(out).toContain('Example:\n')
  }
})

test.each([
  ['an unknown command', ['dance']],
  ['an unknown flag', ['replay', '--loud', 'x.json']],
  ['an unknown language', ['rules', GAME, '--lang', 'fr']],
  ['no file', ['replay']],
  ['a missing file', ['replay', 'missing.json']],
  ['a missing log', ['replay', 'missing.jsonl.gz']],
  ['a folder', ['replay', 'folder']],
  ['broken JSON', ['replay', 'broken.json']],
  ['JSON that is no game', ['replay', 'other.json']],
  ['a game of 18xx.games', ['replay', 'foreign.json']],
  ['broken gzip', ['replay', 'cut.jsonl.gz']],
  ['a log of an unknown game', ['replay', 'unknown.jsonl']],
  ['a broken line', ['replay', 'broken.jsonl']],
  ['an empty log', ['replay', 'empty.jsonl']],
  ['an empty name', ['replay', '']],
  ['a trace that cannot be written', ['replay', 'broken.jsonl', '--trace', 'folder']],
  ['no position', ['routes']],
  ['JSON that is no position', ['routes', 'other.json']],
  ['a position with a mistake', ['routes', 'mistaken.json']],
  ['no game', ['rules']],
  ['an unknown game', ['rules', 'chess']],
  ['an unknown rule', ['rules', GAME, 'BO-99.9']],
  ['an argument too many', ['rules', GAME, 'BO-1.1', 'BO-1.2']],
  ['a missing flag', ['simulate', '--game', GAME]],
  [
    'an unknown bot',
    ['simulate', '--game', GAME, '--players', '4', '--games', '1', '--seed', '1', '--bot', 'x'],
  ],
  ['a number that is none', ['simulate', '--game', GAME, '--players', 'x', '--games', '1', '--seed', '1']],
  ['a number out of range', ['simulate', '--game', GAME, '--players', '4', '--games', '0', '--seed', '1']],
  ['too many players', ['simulate', '--game', GAME, '--players', '9', '--games', '1', '--seed', '1']],
  ['an unknown option', ['fuzz', '--game', GAME, '--seconds', '1', '--seed', '1', '--option', 'x=1']],
  [
    'an output that cannot be written',
    ['fuzz', '--game', GAME, '--seconds', '1', '--seed', '1', '--out', 'folder'],
  ],
])('%s is told in one sentence', (_, args) => {
  const { exit, out, err } = roundhouse(...args)
  expect({ exit, out }).toEqual({ exit: 2, out: '' })
  expect(err).toMatch(/^.+\.\n$/)
  expect(err).not.toMatch(/^\s*at /m)
})

test('a rule in both languages', () => {
  expect(roundhouse('rules', GAME, 'BO-1.1').out).toContain('**BO-1.1** Each player starts with cash')
  expect(roundhouse('rules', GAME, 'BO-1.1', '--lang', 'ja').out).toMatch(/^\*\*BO-1\.1\*\*.*です|ます/)
  expect(roundhouse('rules', GAME, 'BO-1').out.match(/^\*\*BO-1\.\d/gm)).toHaveLength(5)
})

test('the whole rule book has its headings and no refusals', () => {
  const { out } = roundhouse('rules', GAME)
  expect(out).toContain('\n\n## BO-1 Setup\n\n- **BO-1.1** Each player starts')
  expect(out).not.toMatch(/^ *- `/m)
})

const noFull = existsSync('/dev/full') ? undefined : 'there is no /dev/full'

test.skipIf(skipLoudly('output that cannot be written', noFull))('output that cannot be written', () => {
  const full = openSync('/dev/full', 'w')
  const into = (out: number | 'pipe', err: number | 'pipe', ...args: string[]) =>
    spawnSync(process.execPath, [COMMAND, ...args], {
      cwd,
      env,
      encoding: 'utf8',
      stdio: ['ignore', out, err],
    })
  const untold = into(full, 'pipe', 'rules', GAME)
  expect([untold.status, untold.stderr]).toEqual([74, 'stdout cannot be written (ENOSPC).\n'])
  expect(into(full, 'pipe', 'rules', GAME, '--lang', 'ja').stderr).toBe(
    'stdout に書き込めません（ENOSPC）。\n',
  )
  expect(into('pipe', full, 'dance').status).toBe(2)
  closeSync(full)
})

test('games that were simulated replay to the same result', () => {
  const { exit, out } = simulation('--save', 'saved', '--json')
  expect(exit).toBe(0)
  const { results } = JSON.parse(out)
  const files = readdirSync(join(cwd, 'saved')).map((file) => join('saved', file))
  const again = roundhouse('replay', '--json', ...files)
  expect(again.exit).toBe(0)
  const reports = again.out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(reports).toHaveLength(results.length)
  for (const [number, report] of reports.entries()) {
    const { actions, finished, scores } = results[number]
    const result = Object.fromEntries(['A', 'B', 'C', 'D'].map((name, seat) => [name, scores[seat]]))
    expect(report).toMatchObject({ game: GAME, actions, finished, result, matches: true })
  }
})

test('two seconds of fuzzing find nothing', { timeout: 30_000 }, () => {
  const { exit, out } = roundhouse('fuzz', '--game', GAME, '--seconds', '2', '--seed', '1', '--json')
  expect(JSON.parse(out).failure).toBeNull()
  expect(exit).toBe(0)
})

test('the best routes of a position', () => {
  const { exit, out } = roundhouse('routes', 'ferry.json', '--json')
  expect(exit).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ file: 'ferry.json', id: 'ferry/2E', revenue: 130, proved: true })
})

const noPositions = existsSync(POSITIONS)
  ? undefined
  : 'there is no folder shared/fixtures/routes beside the project'

test.skipIf(skipLoudly('the shared route positions', noPositions))(
  'every shared route position comes to the expected revenue, with a proof',
  { timeout: 60_000 },
  () => {
    const files = readdirSync(POSITIONS).filter((file) => file.endsWith('.json'))
    const { exit, out } = roundhouse('routes', '--json', ...files.map((file) => join(POSITIONS, file)))
    const reports = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const wrong = reports.filter(
      ({ revenue, expected, proved }) => expected === null || revenue !== expected || !proved,
    )
    expect(wrong).toEqual([])
    expect(reports.length).toBeGreaterThanOrEqual(files.length)
    expect(exit).toBe(0)
  },
)

const noLogs = existsSync(LOGS) ? undefined : 'there is no folder shared/fixtures/bno beside the project'

test.skipIf(skipLoudly('the shared logs of Baltimore & Ohio', noLogs))(
  'every shared log agrees after every action',
  { timeout: 60_000 },
  () => {
    const files = readdirSync(LOGS).filter((file) => file.endsWith('.jsonl.gz'))
    const { exit, out } = roundhouse('replay', '--json', ...files.map((file) => join(LOGS, file)))
    const reports = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(reports.filter(({ matches }) => !matches)).toEqual([])
    expect(reports).toHaveLength(files.length)
    expect(exit).toBe(0)
  },
)

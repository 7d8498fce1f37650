import { linkSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  type CheckedGame,
  exportTable,
  type GameRecord,
  move,
  newTable,
  type Table,
  undo,
} from '@roundhouse/kernel'
import { type PebblesState, pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { logText } from '../testing/pebbleLog.ts'
import { terminal } from '../testing/terminal.ts'

/** Ann and Bob with a heap of four; a take and a toss, and the toss is taken back. */
function table(): Table {
  const made = newTable(pebbles, {
    players: ['Ann', 'Bob'],
    options: { heap: 4, begins: 'anybody' },
    seed: 5,
    setup: [[1, 0]],
  }) as Table
  move(made, 1, take(1))
  move(made, 0, { kind: 'toss' })
  undo(made, 0, 1)
  move(made, 0, { kind: 'toss' })
  return made
}

const take = (count: number) => ({ kind: 'take', count })

const record = (): GameRecord => exportTable(table())

async function replayed(content: unknown, game?: CheckedGame, ...switches: string[]) {
  const { file, run } = terminal(game ? { game } : {})
  const name = file('game.json', JSON.stringify(content))
  const { exit, out, err } = await run('replay', name, '--json', ...switches)
  return { exit, err, report: out ? JSON.parse(out) : undefined }
}

test('our own export comes to the same result', async () => {
  const { exit, report } = await replayed(record())
  expect(exit).toBe(0)
  expect(report).toEqual({
    file: 'game.json',
    game: 'pebbles',
    actions: 4,
    finished: false,
    endedBy: null,
    milliseconds: expect.any(Number),
    result: record().result!.scores,
    matches: true,
    refused: null,
    differs: null,
    broken: null,
  })
})

test('an export says who ended the game', async () => {
  const { exit, report } = await replayed({ ...record(), endedBy: 'program' })
  expect([exit, report.endedBy, report.matches]).toEqual([0, 'program', true])
})

test('an export may say who sat where', async () => {
  const { exit, report } = await replayed({ ...record(), seats: ['person', 'steady'] })
  expect(exit).toBe(0)
  expect(report.matches).toBe(true)
})

test('a packed export', async () => {
  const { file, run } = terminal()
  const { exit, out } = await run('replay', file('game.json.gz', gzipSync(JSON.stringify(record()))))
  expect(exit).toBe(0)
  expect(out).toMatch(/^game\.json\.gz: pebbles, 4 actions, not finished, \d+ ms: everything matches\n$/)
})

test('packed is what begins like it, whatever it is called', async () => {
  const { file, run } = terminal()
  const { exit, out } = await run(
    'replay',
    file('GAME.JSON.GZ', gzipSync(JSON.stringify(record()))),
    file('LOG.JSONL.GZ', gzipSync(logText())),
    file('plain.jsonl.gz', logText()),
  )
  expect(exit).toBe(0)
  expect(out.match(/everything matches/g)).toHaveLength(3)
})

test('an export without a result has nothing to match', async () => {
  const { result: _, ...open } = record()
  const { exit, report } = await replayed(open)
  expect(exit).toBe(0)
  expect(report.matches).toBeNull()
  const { file, run } = terminal()
  expect((await run('replay', file('game.json', JSON.stringify(open)))).out).toContain('no result to compare')
})

test('another score, or another position', async () => {
  const { result, ...rest } = record()
  const scores = { ...result!.scores, Ann: 99 }
  const wrongScore = await replayed({ ...rest, result: { ...result, scores } })
  expect(wrongScore.exit).toBe(1)
  expect(wrongScore.report).toMatchObject({
    matches: false,
    differs: { at: 4, path: 'result.scores.Ann', expected: 99, actual: result!.scores.Ann },
  })
  const wrongHash = await replayed({ ...rest, result: { ...result, hash: '0' } })
  expect(wrongHash.report.differs).toEqual({
    at: 4,
    path: 'result.hash',
    expected: '0',
    actual: result!.hash,
  })
})

test('an entry that is refused', async () => {
  const { entries, ...rest } = record()
  const { exit, report } = await replayed({ ...rest, entries: [...entries, { seat: 0, undo: 9 }] })
  expect(exit).toBe(1)
  expect(report).toMatchObject({
    actions: 4,
    matches: false,
    refused: { at: 5, rule: 'PB-1.2', message: 'There is not so much to undo.' },
  })
})

test('players that the rules forbid', async () => {
  const { report, exit } = await replayed({ ...record(), players: ['Ann'] })
  expect(exit).toBe(1)
  expect(report.refused).toEqual({ at: 0, rule: 'PB-1.1', message: 'Two or three can play, not 1.' })
})

test.each([
  [
    'luck that does not fit',
    { setup: [] },
    pebbles,
    'game.json is damaged: the luck it records does not fit the game.',
  ],
  [
    'another version',
    {},
    { ...pebbles, version: 2 },
    'game.json was recorded with another version of the game and cannot be replayed with this one.',
  ],
  ['another game', {}, { ...pebbles, id: 'stones' }, 'game.json is a record of another game.'],
])('%s', async (_, change, game, sentence) => {
  expect(await replayed({ ...record(), ...change }, game)).toEqual({
    exit: 2,
    err: `${sentence}\n`,
    report: undefined,
  })
})

test('a game that throws and then cannot tell how it stands', async () => {
  const steps = pebbles.steps.map((step) => ({
    ...step,
    apply(state: PebblesState) {
      state.taken = null as never
      throw new Error('dropped')
    },
  }))
  const { exit, report } = await replayed(record(), { ...pebbles, steps })
  expect(exit).toBe(1)
  expect(report).toMatchObject({
    finished: false,
    result: {},
    matches: false,
    broken: { at: 1, law: 'no-exception', message: 'dropped' },
  })
})

test.each([
  ['an invariant', 'invariants', { violations: () => ['all is lost'] }],
  ['the accounts', 'accounts', { audit: () => ['all is lost'] }],
])('a close look finds %s broken, and nothing else does', async (_, law, wrong) => {
  const game = { ...pebbles, ...wrong }
  const { exit, report } = await replayed(record(), game, '--check')
  expect(exit).toBe(1)
  expect(report).toMatchObject({
    actions: 0,
    matches: false,
    broken: { at: 1, law, message: 'all is lost' },
  })
  expect((await replayed(record(), game)).report.matches).toBe(true)
})

test('a close look finds what was not offered', async () => {
  const steps = pebbles.steps.map((step) => ({ ...step, candidates: () => [] }))
  const { report } = await replayed(record(), { ...pebbles, steps }, '--check')
  expect(report.differs).toEqual({ at: 1, path: 'offers', expected: take(1), actual: null })
})

test('a close look finds nothing wrong with moves that are taken back', async () => {
  expect((await replayed(record(), pebbles, '--check')).report).toMatchObject({ actions: 4, matches: true })
})

test.each([
  [{ players: ['Ann'] }, 'the set-up is refused by PB-1.1: Two or three can play, not 1.'],
  [
    { result: { hash: '0', scores: {} } },
    'differs after action 4 at result.scores.Ann: expected nothing, found 1',
  ],
])('what is wrong is told in a line: %j', async (change, expected) => {
  const { file, run } = terminal()
  const { exit, out } = await run('replay', file('game.json', JSON.stringify({ ...record(), ...change })))
  expect(exit).toBe(1)
  expect(out).toContain(expected)
  expect(out.match(/\n/g)).toHaveLength(1)
})

test('a trace has a line for each action', async () => {
  const { cwd, file, run } = terminal()
  const own = file('game.json', JSON.stringify(record()))
  const log = file('log.jsonl', logText())
  expect((await run('replay', own, log, '--trace', 'out.jsonl')).exit).toBe(0)
  const lines = readFileSync(join(cwd, 'out.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toHaveLength(6)
  expect(lines[0]).toEqual({
    n: 1,
    seat: 1,
    action: { kind: 'take', count: 1 },
    events: [{ kind: 'took', seat: 1, count: 1 }],
    state: { heap: 3, next: 'Ann', taken: { Ann: 0, Bob: 1 } },
  })
  expect(Object.keys(lines[1])).toEqual(['n', 'seat', 'action', 'events', 'state'])
  expect(lines[2]).toEqual({ n: 3, seat: 0, undo: 1, events: [], state: lines[0].state })
  expect(lines[5]).toMatchObject({ n: 2, seat: 0, action: { kind: 'take', count: 3 }, state: { heap: 0 } })
})

test('a game without a notation is traced as it is', async () => {
  const { log: _, ...game } = pebbles
  const { cwd, file, run } = terminal({ game })
  const name = file('game.json', JSON.stringify(record()))
  expect((await run('replay', name, '--trace', 'out.jsonl')).exit).toBe(0)
  const [first] = readFileSync(join(cwd, 'out.jsonl'), 'utf8').split('\n')
  expect(JSON.parse(first!).state).toMatchObject({ heap: 3, turn: 0, taken: [0, 1] })
})

test('a trace that cannot be written', async () => {
  const { file, run } = terminal()
  const { exit, out, err } = await run('replay', file('a.jsonl', logText()), '--trace', 'no/such/file')
  expect({ exit, out, err }).toEqual({
    exit: 2,
    out: '',
    err: 'no/such/file cannot be written (ENOENT).\n',
  })
})

test('a trace never writes over anything, by whatever name', async () => {
  const { cwd, file, run } = terminal()
  file('a.jsonl', logText())
  symlinkSync('a.jsonl', join(cwd, 'soft'))
  linkSync(join(cwd, 'a.jsonl'), join(cwd, 'hard'))
  symlinkSync('nowhere', join(cwd, 'loose'))
  for (const name of ['a.jsonl', './a.jsonl', 'soft', 'hard', 'loose', '.'])
    for (const input of ['a.jsonl', 'missing.json'])
      expect(await run('replay', input, '--trace', name)).toEqual({
        exit: 2,
        out: '',
        err: `${name} is already there, and is not written over.\n`,
      })
  expect(readFileSync(join(cwd, 'a.jsonl'), 'utf8')).toBe(logText())
  expect(readdirSync(cwd).sort()).toEqual(['a.jsonl', 'hard', 'loose', 'soft'])
})

test('a trace of nothing is not written', async () => {
  const { cwd, run } = terminal()
  expect((await run('replay', 'missing.json', '--trace', 'out.jsonl')).exit).toBe(2)
  expect(readdirSync(cwd)).toEqual([])
})

test('a bad file does not keep the others from being replayed, and the worst is returned', async () => {
  const { file, run } = terminal()
  const fine = file('fine.jsonl', logText())
  const wrong = file('wrong.json', JSON.stringify({ ...record(), players: ['Ann'] }))
  const bad = file('bad.json', '')
  const { exit, out, err } = await run('replay', bad, fine, 'missing.json', wrong)
  expect(exit).toBe(2)
  expect(err).toBe('bad.json is empty.\nThere is no file missing.json.\n')
  expect(out).toMatch(/^fine\.jsonl: .*matches\nwrong\.json: .*refused.*\n$/)
  expect((await run('replay', wrong, fine)).exit).toBe(1)
})

test.each([
  ['no JSON', '{"format"', 'game.json is not JSON.'],
  ['nothing', '', 'game.json is empty.'],
  ['a list nested too deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'game.json is not JSON.'],
  ['something else', '[1, 2]', 'game.json is not a recorded game.'],
  ['half a record', '{"format":"roundhouse/1","game":"pebbles"}', 'game.json is not a recorded game.'],
  [
    'a game of 18xx.games',
    '{"title":"1870","actions":[]}',
    'game.json is a game of 1870 from 18xx.games, which cannot be replayed here.',
  ],
  [
    'an unknown game',
    JSON.stringify({ ...record(), game: 'chess' }),
    'There is no game "chess"; the games are pebbles.',
  ],
])('a file with %s', async (_, content, sentence) => {
  const { file, run } = terminal()
  expect(await run('replay', file('game.json', content))).toEqual({ exit: 2, out: '', err: `${sentence}\n` })
})

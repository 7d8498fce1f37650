import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PebblesState, pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { terminal } from '../testing/terminal.ts'

const FLAGS = ['simulate', '--game', 'pebbles', '--players', '2', '--games', '5', '--seed', '7']

test('the same seed plays the same games', async () => {
  const [one, two] = [terminal(), terminal()]
  const first = JSON.parse((await one.run(...FLAGS, '--json')).out)
  const again = JSON.parse((await two.run(...FLAGS, '--json')).out)
  expect(again.results).toEqual(first.results)
  expect(again.events).toEqual(first.events)
  expect(new Set(first.results.map(({ seed }: { seed: number }) => seed)).size).toBe(5)
})

test('a later seed begins with a later game of the series', async () => {
  const { run } = terminal()
  const series = JSON.parse((await run(...FLAGS, '--json')).out)
  const later = JSON.parse((await run(...FLAGS.with(-1, '9'), '--json')).out)
  expect(later.results.slice(0, 3)).toEqual(series.results.slice(2))
})

test('what is reported', async () => {
  const { run } = terminal()
  const { exit, out } = await run(...FLAGS, '--json')
  const report = JSON.parse(out)
  const lengths: number[] = report.results.map(({ actions }: { actions: number }) => actions)
  expect(exit).toBe(0)
  expect(report).toMatchObject({
    game: 'pebbles',
    players: 2,
    bots: ['random', 'random'],
    games: 5,
    finished: 5,
    capped: 0,
    actions: lengths.reduce((sum, one) => sum + one),
    seconds: expect.any(Number),
    actionsPerSecond: expect.any(Number),
    lengths: {
      min: Math.min(...lengths),
      median: lengths.toSorted((a, b) => a - b)[2],
      max: Math.max(...lengths),
    },
    scores: { min: expect.any(Number), median: 6, max: expect.any(Number), sumMedian: 12 },
    refused: null,
    broken: null,
    failure: null,
  })
  const wins = report.results.flatMap(({ winners }: { winners: number[] }) => winners).length
  expect(wins).toBeGreaterThanOrEqual(5)
  expect(report.wins.seats[0] + report.wins.seats[1]).toBe(wins)
  expect(report.wins.bots).toEqual({ random: wins })
  expect(report.events.took + report.events.tossed).toBe(report.actions)
  for (const { scores, winners } of report.results) {
    expect(scores[0] + scores[1]).toBe(12)
    expect(winners).toEqual([0, 1].filter((seat) => scores[seat] === Math.max(...scores)))
  }
})

test('the report for reading', async () => {
  const { run } = terminal()
  const { out } = await run(...FLAGS, '--bot', 'random', '--bot', 'random')
  expect(out).toMatch(/^pebbles: random, random\ngames: 5, finished 5, capped 0\nactions: \d+ in [\d.]+ s/)
  expect(out).toContain('\nscores: least ')
  expect((await run(...FLAGS, '--lang', 'ja')).out).toContain('\nゲーム数: 5（終了 5、打ち切り 0）\n')
})

test('options change the games', async () => {
  const { run } = terminal()
  const { out } = await run(...FLAGS, '--option', 'heap=1', '--json')
  expect(JSON.parse(out)).toMatchObject({ actions: 5, lengths: { min: 1, median: 1, max: 1 } })
})

test('a game is cut at the cap, and then has no winner', async () => {
  const { run } = terminal()
  const { exit, out } = await run(...FLAGS, '--cap', '1', '--json')
  expect(exit).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    finished: 0,
    capped: 5,
    actions: 5,
    scores: null,
    wins: { seats: [0, 0], bots: { random: 0 } },
  })
  expect((await run(...FLAGS, '--cap', '1')).out).not.toContain('scores')
})

test('saved games replay to the same result', async () => {
  const { cwd, run } = terminal()
  await run(...FLAGS, '--save', 'kept/here')
  const files = readdirSync(join(cwd, 'kept/here')).map((file) => join('kept/here', file))
  expect(files).toHaveLength(5)
  const { exit, out } = await run('replay', ...files)
  expect(exit).toBe(0)
  expect(out.match(/everything matches/g)).toHaveLength(5)
})

test('games that cannot be saved, or a failure that could not be, are not played', async () => {
  const { cwd, file, run } = terminal()
  file('in-the-way', '')
  expect(await run(...FLAGS, '--save', 'in-the-way')).toEqual({
    exit: 2,
    out: '',
    err: 'in-the-way is already there, and is not written over.\n',
  })
  expect((await run(...FLAGS, '--save', '')).err).toBe('--save needs a value.\n')
  expect((await run(...FLAGS, '--save', 'new', '--players', '5')).exit).toBe(2)
  expect(existsSync(join(cwd, 'new'))).toBe(false)
  mkdirSync(join(cwd, 'roundhouse-failure.json'))
  expect(await run(...FLAGS)).toEqual({
    exit: 2,
    out: '',
    err: 'roundhouse-failure.json cannot be written (EISDIR).\n',
  })
})

test('a broken law stops the series and leaves the game behind', async () => {
  const violations = ({ heap }: PebblesState) => (heap < 6 ? ['the heap is low'] : [])
  const { cwd, run } = terminal({ game: { ...pebbles, violations } })
  const { exit, out } = await run(...FLAGS, '--json')
  const report = JSON.parse(out)
  expect(exit).toBe(1)
  expect(report).toMatchObject({
    games: 1,
    finished: 0,
    capped: 0,
    broken: { law: 'invariants', message: 'the heap is low' },
    failure: 'roundhouse-failure.json',
  })
  const again = await run('replay', '--check', 'roundhouse-failure.json', '--json')
  expect(again.exit).toBe(1)
  expect(JSON.parse(again.out).broken).toEqual(report.broken)
  expect(existsSync(join(cwd, 'roundhouse-failure.json'))).toBe(true)
  expect((await run(...FLAGS)).out).toContain(
    'breaks the law "invariants": the heap is low\nTo see it again: ',
  )
})

test('a refused bot stops the series too', async () => {
  const toss = pebbles.steps.find(({ kind }) => kind === 'toss')!
  const unreadable = { ...toss, shape: { safeParse: () => ({ success: false as const }) } }
  const { cwd, run } = terminal({ game: { ...pebbles, steps: [unreadable] } })
  const { exit, out } = await run(...FLAGS, '--json')
  expect(exit).toBe(1)
  expect(JSON.parse(out).refused).toEqual({ at: 1, rule: 'PB-1.2', message: 'There is no such action.' })
  const { entries } = JSON.parse(readFileSync(join(cwd, 'roundhouse-failure.json'), 'utf8'))
  expect(entries).toEqual([{ seat: expect.any(Number), action: { kind: 'toss' } }])
  expect((await run('replay', '--check', 'roundhouse-failure.json')).exit).toBe(1)
})

test('a game that throws leaves what was tried behind', async () => {
  const steps = pebbles.steps.map((step) => ({
    ...step,
    apply() {
      throw new Error('dropped')
    },
  }))
  const { run } = terminal({ game: { ...pebbles, steps } })
  const { exit, out } = await run(...FLAGS, '--json')
  const { broken } = JSON.parse(out)
  expect(exit).toBe(1)
  expect(broken).toEqual({ at: 1, law: 'no-exception', message: 'dropped' })
  expect(
    JSON.parse((await run('replay', '--check', 'roundhouse-failure.json', '--json')).out).broken,
  ).toEqual(broken)
})

test('players who are asked and can do nothing', async () => {
  const steps = pebbles.steps.map((step) => ({ ...step, candidates: () => [] }))
  const { run } = terminal({ game: { ...pebbles, steps } })
  const { exit, out } = await run(...FLAGS, '--json')
  expect(exit).toBe(1)
  expect(JSON.parse(out).broken).toMatchObject({ at: 1, law: 'nobody-stuck' })
})

test.each([
  [['--players', '5'], 'PB-1.1: Two or three can play, not 5.'],
  [['--players', '-1'], '--players must be a whole number from 1 to 99, not "-1".'],
  [['--players', '0'], '--players must be a whole number from 1 to 99, not "0".'],
  [['--bot', 'genius'], 'There is no bot "genius" here; the bots are random.'],
  [['--bot', '__proto__'], 'There is no bot "__proto__" here; the bots are random.'],
  [
    ['--players', '3', '--bot', 'random', '--bot', 'random'],
    '--bot is given 2 times for 3 players; give it once, or once for each player.',
  ],
  [
    ['--option', 'wind=high'],
    'The game has no option "wind"; the options are heap, quick, charms, shells, begins.',
  ],
  [['--option', 'heap=2', '--option', 'quick=true'], 'PB-1.1: The heap is too small for a quick game.'],
  [['--game', 'chess'], 'There is no game "chess"; the games are pebbles.'],
])('%j', async (args, sentence) => {
  expect(await terminal().run(...FLAGS, ...args)).toEqual({ exit: 2, out: '', err: `${sentence}\n` })
})

test('changes that no event accounts for', async () => {
  const { run } = terminal({ game: { ...pebbles, audit: () => ['a pebble rolled away'] } })
  const { exit, out } = await run(...FLAGS, '--json')
  expect(exit).toBe(1)
  expect(JSON.parse(out).broken).toEqual({ at: 1, law: 'accounts', message: 'a pebble rolled away' })
})

test('figures of the game itself', async () => {
  const { run } = terminal({ game: { ...pebbles, figures: () => ({ pebbles: 12 }) } })
  const { out } = await run(...FLAGS, '--json')
  expect(JSON.parse(out).figures).toEqual({ pebbles: { min: 12, median: 12, max: 12 } })
  expect((await run(...FLAGS)).out).toContain('\npebbles: least 12, median 12, most 12\n')
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusal, type Step } from '@roundhouse/kernel'
import { type PebblesAction, type PebblesState, pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { terminal } from '../testing/terminal.ts'

const FLAGS = ['fuzz', '--game', 'pebbles', '--seconds', '0', '--seed', '3']

test('at least one game is played, and nothing is left behind', async () => {
  const { cwd, run } = terminal()
  const { exit, out } = await run(...FLAGS, '--option', 'heap=200', '--json')
  expect(exit).toBe(0)
  const report = JSON.parse(out)
  expect(report).toEqual({
    game: 'pebbles',
    seed: 3,
    games: 1,
    actions: expect.any(Number),
    ended: 1,
    capped: 0,
    kinds: { take: expect.any(Number), toss: expect.any(Number), hide: 0, draw: 0, trade: 0 },
    refusals: expect.objectContaining({ 'PB-1.2 form': expect.any(Number) }),
    events: expect.any(Object),
    seconds: expect.any(Number),
    actionsPerSecond: expect.any(Number),
    failure: null,
  })
  expect(report.kinds.take + report.kinds.toss).toBe(report.actions)
  expect(existsSync(join(cwd, 'roundhouse-failure.json'))).toBe(false)
})

test('the report for reading', async () => {
  const { run } = terminal()
  const { out } = await run(...FLAGS)
  expect(out).toMatch(/^games: 1, ended 1, capped 0\nactions: \d+ in /)
  expect(out).toMatch(/\nactions by kind: .*\nrefusals by rule: .*\nevents: .*\n$/)
  expect((await run(...FLAGS, '--lang', 'ja')).out).toContain('\n種類別の手数: ')
})

test('a broken law ends it with the shortest game that breaks it', async () => {
  const violations = ({ heap }: PebblesState) => (heap < 12 ? ['a pebble is gone'] : [])
  const { run } = terminal({ game: { ...pebbles, violations } })
  const { exit, out } = await run(...FLAGS, '--out', 'found.json', '--json')
  expect(exit).toBe(1)
  expect(JSON.parse(out).failure).toEqual({
    law: 'invariants',
    message: 'a pebble is gone',
    actions: 1,
    file: 'found.json',
  })
  const again = await run('replay', 'found.json', '--json')
  expect(again.exit).toBe(1)
  expect(JSON.parse(again.out)).toMatchObject({
    matches: null,
    broken: { at: 1, law: 'invariants', message: 'a pebble is gone' },
  })
  const read = await run(...FLAGS)
  expect(read.out).toContain(
    'the law "invariants" is broken: a pebble is gone; to see it again: roundhouse replay roundhouse-failure.json\n',
  )
})

test('the file of a failure is named as it has to be typed', async () => {
  const { run } = terminal({ game: { ...pebbles, violations: () => ['nothing is right'] } })
  const { out } = await run(...FLAGS, '--out', 'my failure.json')
  expect(out).toContain("to see it again: roundhouse replay 'my failure.json'\n")
})

test('a law that an attempt breaks is found again by replay, until the game is mended', async () => {
  const [take] = pebbles.steps
  const greedy: Step<PebblesState, PebblesAction> = {
    ...take!,
    candidates: () => [{ action: { kind: 'take', count: 1 } }],
    refuse: ({ heap }, action) =>
      'count' in action && action.count > 0 && action.count <= heap
        ? undefined
        : refusal('PB-2.1', 'count', { heap, ...action }),
  }
  const lenient = terminal({ game: { ...pebbles, steps: [greedy] } })
  const { exit, out } = await lenient.run(...FLAGS, '--option', 'heap=60', '--json')
  expect(exit).toBe(1)
  const { law, message } = JSON.parse(out).failure
  expect(law).toBe('accepted-is-offered')
  const again = await lenient.run('replay', 'roundhouse-failure.json', '--json')
  expect(again.exit).toBe(1)
  expect(JSON.parse(again.out)).toMatchObject({ refused: null, differs: null, broken: { law, message } })
  const mended = terminal()
  const found = readFileSync(join(lenient.cwd, 'roundhouse-failure.json'))
  expect((await mended.run('replay', mended.file('found.json', found))).exit).toBe(0)
})

test.each([
  '{',
  'null',
  '5',
  '{}',
  '{"seat":0,"action":{},"hostile":1}',
  `{"seat":0,"action":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
])('a failure with a damaged attempt is no record: %.40s', async (attempt) => {
  const violations = () => ['nothing is right']
  const { cwd, file, run } = terminal({ game: { ...pebbles, violations } })
  await run(...FLAGS)
  const found = JSON.parse(readFileSync(join(cwd, 'roundhouse-failure.json'), 'utf8'))
  const damaged = { ...found, failure: { ...found.failure, attempt } }
  expect(await run('replay', file('damaged.json', JSON.stringify(damaged)))).toEqual({
    exit: 2,
    out: '',
    err: 'damaged.json is not a recorded game.\n',
  })
})

test.each([
  [['--players', '5'], 'PB-1.1: Two or three can play, not 5.'],
  [['--seconds', '-1'], '--seconds must be a whole number from 0 to 1000000, not "-1".'],
  [['--seconds', 'ten'], '--seconds must be a whole number from 0 to 1000000, not "ten".'],
  [['--option', 'heap=x'], '--option heap=x is not a name=value that the game knows.'],
  [['--out', 'no/such/folder'], 'no/such/folder cannot be written (ENOENT).'],
  [['extra'], '"extra" is one argument too many.'],
])('%j', async (args, sentence) => {
  expect(await terminal().run(...FLAGS, ...args)).toEqual({ exit: 2, out: '', err: `${sentence}\n` })
})

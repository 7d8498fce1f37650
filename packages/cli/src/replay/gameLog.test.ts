import { gzipSync } from 'node:zlib'
import type { PebblesState } from '@roundhouse/kernel/testing/pebbles'
import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { logText, replayLogText } from '../testing/pebbleLog.ts'
import { terminal } from '../testing/terminal.ts'

test('a log that agrees all the way', async () => {
  const { exit, report } = await replayLogText(logText())
  expect(exit).toBe(0)
  expect(report).toEqual({
    file: 'log.jsonl',
    game: 'pebbles',
    actions: 2,
    finished: true,
    endedBy: null,
    milliseconds: expect.any(Number),
    result: { Ann: 3, Bob: 1 },
    matches: true,
    refused: null,
    differs: null,
    broken: null,
  })
})

test('a packed log, and one that stops early', async () => {
  const { file, run } = terminal()
  const whole = file('a.jsonl.gz', gzipSync(logText()))
  const early = file(
    'b.jsonl',
    logText(({ lines }) => lines.pop()),
  )
  const { exit, out } = await run('replay', whole, early)
  expect(exit).toBe(0)
  expect(out.replace(/\d+ ms/g, 'N ms')).toBe(
    'a.jsonl.gz: pebbles, 2 actions, finished, N ms: everything matches\n' +
      'b.jsonl: pebbles, 1 action, not finished, N ms: everything matches\n',
  )
})

test('a position that differs', async () => {
  const { exit, report } = await replayLogText(
    logText(({ lines }) => {
      lines[0]!.state.taken = { Ann: 0, Bob: 2 }
    }),
  )
  expect(exit).toBe(1)
  expect(report).toMatchObject({
    actions: 0,
    finished: false,
    matches: false,
    refused: null,
    differs: { at: 1, path: 'taken.Bob', expected: 2, actual: 1 },
  })
})

test('a set-up that differs', async () => {
  const { report } = await replayLogText(
    logText(({ first }) => {
      first.state = { heap: 5 }
    }),
  )
  expect(report.differs).toEqual({ at: 0, path: 'heap', expected: 5, actual: 4 })
})

test('a set-up that the rules forbid', async () => {
  const { exit, report } = await replayLogText(
    logText(({ first }) => {
      first.options = { heap: 2, quick: true, begins: 'anybody' }
    }),
  )
  expect(exit).toBe(1)
  expect(report).toMatchObject({
    matches: false,
    refused: { at: 0, rule: 'PB-1.1', message: 'The heap is too small for a quick game.' },
  })
})

test('a field that is absent is no null', async () => {
  const extra = logText(({ lines }) => {
    lines[0]!.state.wind = null
  })
  const { report } = await replayLogText(extra)
  expect(report.differs).toEqual({ at: 1, path: 'wind', expected: null })
  const { file, run } = terminal()
  expect((await run('replay', file('log.jsonl', extra))).out).toContain(
    'at wind: expected null, found nothing\n',
  )
})

test('two players of one name', async () => {
  const { exit, report } = await replayLogText(
    logText(({ first }) => {
      first.players = ['Bob', 'Bob']
    }),
  )
  expect(exit).toBe(1)
  expect(report.refused).toEqual({
    at: 0,
    rule: 'PB-1.2',
    message: 'Every player needs a name of their own.',
  })
})

test('somebody else is asked', async () => {
  const { exit, report } = await replayLogText(
    logText(({ lines }) => {
      lines[1]!.actor = { player: 'Bob' }
    }),
  )
  expect(exit).toBe(1)
  expect(report.differs).toEqual({
    at: 2,
    path: 'actor',
    expected: { player: 'Bob' },
    actual: { player: 'Ann' },
  })
})

test('an action that is refused', async () => {
  const { exit, report } = await replayLogText(
    logText(({ lines }) => {
      lines[1]!.action = { kind: 'take', count: 4 }
    }),
  )
  expect(exit).toBe(1)
  expect(report).toMatchObject({
    actions: 1,
    matches: false,
    refused: { at: 2, rule: 'PB-2.1', message: 'You cannot take 4 of 3 pebbles.' },
    differs: null,
  })
})

test('an action after the end', async () => {
  const { report } = await replayLogText(logText(({ lines }) => lines.push({ ...lines[1]!, n: 3 })))
  expect(report.refused).toEqual({ at: 3, rule: 'PB-1.2', message: 'The game is over.' })
})

test('an action that is accepted but was not offered', async () => {
  const shy = pebbles.steps
    .filter(({ kind }) => kind === 'take')
    .map((step) => ({ ...step, candidates: () => [{ action: { kind: 'take' as const, count: 1 } }] }))
  const { exit, report } = await replayLogText(logText(), { ...pebbles, steps: shy })
  expect(exit).toBe(1)
  expect(report).toMatchObject({
    actions: 1,
    matches: false,
    differs: {
      at: 2,
      path: 'offers',
      expected: { kind: 'take', count: 3 },
      actual: [{ action: { kind: 'take', count: 1 } }],
    },
  })
})

test('a law of the game that breaks', async () => {
  const { exit, report } = await replayLogText(logText(), {
    ...pebbles,
    violations: ({ heap }: PebblesState) => (heap === 0 ? ['the heap is gone'] : []),
  })
  expect(exit).toBe(1)
  expect(report).toMatchObject({
    actions: 1,
    matches: false,
    broken: { at: 2, law: 'invariants', message: 'the heap is gone' },
  })
})

test('a game that throws', async () => {
  const { exit, report } = await replayLogText(logText(), {
    ...pebbles,
    violations() {
      throw new Error('lost count')
    },
  })
  expect(exit).toBe(1)
  expect(report.broken).toEqual({ at: 1, law: 'no-exception', message: 'lost count' })
})

test.each([
  ['nothing at all', '', 'log.jsonl is empty.'],
  ['a first line that is no JSON', '{"game"\n', 'log.jsonl, line 1: this is not a line of a game log.'],
  [
    'another game',
    '{"game":"chess"}\n',
    'log.jsonl is not a log of a game that is known here; the games are pebbles.',
  ],
  ['a line that is no JSON', `${logText()}{"n":3,\n`, 'log.jsonl, line 4: this is not a line of a game log.'],
  [
    'a line without an action',
    `${logText()}{"n":3}\n`,
    'log.jsonl, line 4: this is not a line of a game log.',
  ],
  ['an empty line', logText().replace('\n', '\n\n'), 'log.jsonl, line 2: this is not a line of a game log.'],
  ['a gap', logText(({ lines }) => lines.shift()), 'log.jsonl, line 2: action 1 was expected.'],
  [
    'a line nested too deep',
    `${logText()}${'['.repeat(100_000)}${']'.repeat(100_000)}\n`,
    'log.jsonl, line 4: this is not a line of a game log.',
  ],
  [
    'luck that does not fit',
    logText(({ first }) => {
      first.first = 'Cleo'
    }),
    'log.jsonl is damaged: the luck it records does not fit the game.',
  ],
])('a log with %s', async (_, text, sentence) => {
  expect(await replayLogText(text)).toEqual({ exit: 2, err: `${sentence}\n`, report: undefined })
})

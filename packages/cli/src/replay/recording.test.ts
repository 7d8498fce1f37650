import type { CheckedGame, EndedBy, Move, Recording } from '@roundhouse/kernel'
import { type PebblesState, pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { logText } from '../testing/pebbleLog.ts'
import { terminal } from '../testing/terminal.ts'

/** A game of pebbles as another program might write it: what each player took, numbered by tens. */
interface File {
  readonly takes: readonly number[]
  readonly result?: Record<string, number>
  readonly endedBy?: EndedBy
}

const reading: CheckedGame<PebblesState> = {
  ...(pebbles as unknown as CheckedGame<PebblesState>),
  trace: {
    own: ({ heap }) => ({ heap }),
    // a heap of 9 is one that cannot be compared
    theirs: (position) => ((position as { heap: number }).heap === 9 ? undefined : position),
  },
  async recording(content): Promise<Recording<PebblesState> | undefined> {
    const file = content as File
    if (!Array.isArray(file.takes)) return undefined
    return {
      players: ['Ann', 'Bob'],
      options: { heap: 4, begins: 'anybody' },
      setup: [[0, 1]],
      result: file.result,
      endedBy: file.endedBy,
      actions: file.takes.map((_, index) => ({ id: 10 * (index + 1), place: index })),
      *movesFor({ turn }, index): Generator<Move> {
        const count = file.takes[index]!
        if (count > 9) throw new Error(`nobody takes ${count}`)
        yield { seat: turn, action: { kind: 'take', count } as Move['action'] }
      },
    }
  },
}

async function replayed(content: File) {
  const { file, run } = terminal({ game: reading as unknown as CheckedGame })
  const { exit, out, err } = await run(
    'replay',
    file('game.json', JSON.stringify(content)),
    '--check',
    '--json',
  )
  return { exit, err, report: out ? JSON.parse(out) : undefined }
}

test('a game that another program recorded comes to its result', async () => {
  const { exit, report } = await replayed({ takes: [3, 1], result: { Ann: 3, Bob: 1 } })
  expect(report).toMatchObject({ game: 'pebbles', actions: 2, finished: true, matches: true })
  expect(exit).toBe(0)
})

/** A trace of a game of pebbles: what is left after each action. */
const traceOf = (...heaps: number[]) =>
  [
    '{"kind":"header"}',
    ...heaps.map((heap, index) => JSON.stringify({ i: index - 1, state: { heap } })),
  ].join('\n')

async function compared(trace: string, ...more: string[]) {
  const { file, run } = terminal({ game: reading as unknown as CheckedGame })
  const game = file('game.json', JSON.stringify({ takes: [3, 1] }))
  const { exit, out, err } = await run('replay', game, ...more, '--against', file('t.jsonl', trace), '--json')
  return { exit, err, report: out ? JSON.parse(out) : undefined }
}

test('a game is compared with its trace after every action', async () => {
  const { exit, report } = await compared(traceOf(4, 1, 0))
  expect(report).toMatchObject({ actions: 2, matches: true, differs: null })
  expect(exit).toBe(0)
})

test('what cannot be compared is passed over', async () => {
  expect((await compared(traceOf(4, 9, 0))).report).toMatchObject({ matches: true })
})

test.each([
  ['the set-up', traceOf(5, 1, 0), { at: 0, path: 'heap', expected: 5, actual: 4 }, 0],
  ['a later action', traceOf(4, 1, 2), { at: 20, path: 'heap', expected: 2, actual: 0 }, 1],
])('the first thing that differs is named: %s', async (_, trace, differs, actions) => {
  const { exit, report } = await compared(trace)
  expect(report).toMatchObject({ actions, matches: false, differs })
  expect(exit).toBe(1)
})

test.each([
  ['no JSON', '{"i":', 't.jsonl, line 1: this is not a line of a trace.'],
  ['without positions', '{"kind":"header"}', 't.jsonl is not a trace: it tells no position.'],
  [
    'of another game',
    traceOf(4, 1),
    't.jsonl tells no position after action 20: it is a trace of another game.',
  ],
  ['that is empty', '', 't.jsonl is not a trace: it tells no position.'],
])('a trace %s is bad input', async (_, trace, sentence) => {
  expect(await compared(trace)).toEqual({ exit: 2, err: `${sentence}\n`, report: undefined })
})

test('a trace that cannot be read as its program writes it is bad input', async () => {
  const odd = {
    ...reading,
    trace: {
      ...reading.trace!,
      theirs() {
        throw new Error('no heap')
      },
    },
  }
  const { file, run } = terminal({ game: odd as unknown as CheckedGame })
  const game = file('game.json', JSON.stringify({ takes: [3] }))
  const { exit, err } = await run('replay', game, '--against', file('t.jsonl', traceOf(4, 1)))
  expect([exit, err]).toEqual([2, 't.jsonl, line 2: this is not a line of a trace.\n'])
})

test('a trace is that of one game, and of a game that has traces', async () => {
  expect(await compared(traceOf(4, 1, 0), 'game.json')).toMatchObject({ exit: 2, report: undefined })
  const { file, run } = terminal()
  const log = file('log.jsonl', logText())
  const trace = file('t.jsonl', traceOf(4))
  const { exit, err } = await run('replay', log, '--against', trace)
  expect([exit, err]).toEqual([
    2,
    'log.jsonl cannot be compared with a trace: it is not a game from 18xx.games.\n',
  ])
})

test('without a result there is nothing to compare', async () => {
  const { exit, report } = await replayed({ takes: [3] })
  expect(report).toMatchObject({ actions: 1, finished: false, matches: null })
  expect(exit).toBe(0)
})

test.each([
  ['--lang=en', 'ended by its players, '],
  ['--lang=ja', 'プレイヤーが途中で終了'],
])('%s says who ended a game that its rules had not', async (lang, ending) => {
  const ended: File = { takes: [3], result: { Ann: 3, Bob: 0 }, endedBy: 'players' }
  expect((await replayed(ended)).report).toMatchObject({ finished: false, endedBy: 'players', matches: true })
  const { file, run } = terminal({ game: reading as unknown as CheckedGame })
  const { out } = await run('replay', file('game.json', JSON.stringify(ended)), lang)
  expect(out).toContain(ending)
})

test('a game that its rules had ended was ended by nobody', async () => {
  const { report } = await replayed({ takes: [3, 1], endedBy: 'players' })
  expect(report).toMatchObject({ finished: true, endedBy: null })
})

test('another result is a difference, at the last action', async () => {
  const { exit, report } = await replayed({ takes: [3, 1], result: { Ann: 3, Bob: 2 } })
  expect(report.differs).toEqual({ at: 20, path: 'result.Bob', expected: 2, actual: 1 })
  expect([exit, report.matches]).toEqual([1, false])
})

test('what our rules forbid is refused, by the number it has in the file', async () => {
  const { exit, report } = await replayed({ takes: [3, 2], result: {} })
  expect(report.refused).toMatchObject({ at: 20, rule: 'PB-2.1' })
  expect([exit, report.actions, report.matches]).toEqual([1, 1, false])
})

test('an action that cannot be read is told too', async () => {
  const { exit, report } = await replayed({ takes: [10], result: {} })
  expect(report.broken).toEqual({ at: 10, law: 'no-exception', message: 'nobody takes 10' })
  expect(exit).toBe(1)
})

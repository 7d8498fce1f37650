import type { CheckedGame, Move, Recording } from '@roundhouse/kernel'
import { type PebblesState, pebbles } from '@roundhouse/kernel/testing/pebbles'
import { expect, test } from 'vitest'
import { terminal } from '../testing/terminal.ts'

/** A game of pebbles as another program might write it: what each player took, numbered by tens. */
interface File {
  readonly takes: readonly number[]
  readonly result?: Record<string, number>
}

const reading: CheckedGame<PebblesState> = {
  ...(pebbles as unknown as CheckedGame<PebblesState>),
  async recording(content): Promise<Recording<PebblesState> | undefined> {
    const file = content as File
    if (!Array.isArray(file.takes)) return undefined
    return {
      players: ['Ann', 'Bob'],
      options: { heap: 4, begins: 'anybody' },
      setup: [[0, 1]],
      result: file.result,
      actions: file.takes.map((_, index) => ({ id: 10 * (index + 1) })),
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

test('without a result there is nothing to compare', async () => {
  const { exit, report } = await replayed({ takes: [3] })
  expect(report).toMatchObject({ actions: 1, finished: false, matches: null })
  expect(exit).toBe(0)
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

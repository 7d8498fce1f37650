import type { CheckedGame } from '@roundhouse/kernel'
import { terminal } from './terminal.ts'

const PLAYERS = ['Ann', 'Bob']

type LogLine = Record<string, unknown> & { n: number; state: Record<string, unknown> }

/** A whole log of Pebbles: a heap of four, Bob begins, takes one, and Ann takes the rest. */
export const pebbleLog = (): { first: Record<string, unknown>; lines: LogLine[] } => ({
  first: {
    game: 'pebbles',
    players: PLAYERS,
    options: { heap: 4, begins: 'anybody' },
    first: 'Bob',
    state: { heap: 4, next: 'Bob', taken: { Ann: 0, Bob: 0 } },
  },
  lines: [
    {
      n: 1,
      actor: { player: 'Bob' },
      action: { kind: 'take', count: 1 },
      state: { taken: { Bob: 1, Ann: 0 }, heap: 3, next: 'Ann' },
    },
    {
      n: 2,
      actor: { player: 'Ann' },
      action: { kind: 'take', count: 3 },
      state: { heap: 0, next: null, taken: { Ann: 3, Bob: 1 } },
    },
  ],
})

/** The text of the log after somebody changed it. */
export function logText(change: (log: ReturnType<typeof pebbleLog>) => void = () => {}): string {
  const log = pebbleLog()
  change(log)
  return [log.first, ...log.lines].map((line) => `${JSON.stringify(line)}\n`).join('')
}

/** What `replay --json` reports on a log. */
export async function replayLogText(text: string, game?: CheckedGame) {
  const { file, run } = terminal(game ? { game } : {})
  const { exit, out, err } = await run('replay', '--check', file('log.jsonl', text), '--json')
  return { exit, err, report: out ? JSON.parse(out) : undefined }
}

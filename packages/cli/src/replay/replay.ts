import { type Game, type GameRecord, UnfitRecord } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { command } from '../command.ts'
import { jsonOf, type Output, openFile, type Place, placeOf, wholeText } from '../files.ts'
import { gameNamed } from '../games.ts'
import { progress } from '../progress.ts'
import { EXIT, type Shell } from '../shell.ts'
import { Trouble } from '../trouble.ts'
import type { Dictionary } from '../words.ts'
import { openLog, replayLog } from './gamelog.ts'
import type { Outcome, Replay } from './outcome.ts'
import { Exported, replayRecord } from './record.ts'
import { reportOf, sentenceOn } from './report.ts'

export const replay = command({
  name: 'replay',
  operands: { usage: 'FILE…', min: 1, max: Number.POSITIVE_INFINITY },
  flags: {
    json: { kind: 'switch' },
    trace: { kind: 'text', value: 'OUT' },
  },
  async run({ flags, operands }, shell, words) {
    const trace = flags.trace === undefined ? undefined : traceTo(flags.trace, operands, shell)
    const shown = progress(shell)
    let exit: number = EXIT.fine
    for (const [done, name] of operands.entries()) {
      shown.show(() => words.replaying(name, done + 1, operands.length))
      const began = performance.now()
      const outcome = await replayFile(placeOf(shell, name), shell, words, trace)
      const report = reportOf(name, outcome, performance.now() - began)
      shown.clear()
      shell.out(flags.json ? `${JSON.stringify(report)}\n` : `${sentenceOn(report, words)}\n`)
      if (outcome.wrong) exit = EXIT.wrong
    }
    trace?.close()
    return exit
  },
})

function traceTo(name: string, files: readonly string[], shell: Shell): Output {
  const place = placeOf(shell, name)
  if (files.some((file) => placeOf(shell, file).path === place.path))
    throw new Trouble((words) => words.traceOverFile(name))
  return openFile(place)
}

async function replayFile(place: Place, shell: Shell, words: Dictionary, trace?: Output): Promise<Outcome> {
  const replayOf = async (game: Game): Promise<Replay> => ({
    books: await shell.books(game.id),
    words,
    ...(trace && { trace: (line) => trace.write(`${JSON.stringify(line)}\n`) }),
  })
  if (/\.jsonl(\.gz)?$/.test(place.path)) {
    const log = await openLog(place, shell)
    return replayLog(log, await replayOf(log.game))
  }
  const record = recordIn(place, await wholeText(place))
  const game = await gameNamed(shell, record.game)
  const voice = await replayOf(game)
  try {
    return replayRecord(game, record, voice)
  } catch (error) {
    throw error instanceof UnfitRecord ? new Trouble((words) => words.damagedRecord(place.name)) : error
  }
}

function recordIn({ name }: Place, text: string): GameRecord {
  const content = jsonOf(text, new Trouble((words) => words.brokenJson(name)))
  const record = Exported.safeParse(content)
  if (record.success) return record.data
  if (Foreign.safeParse(content).success) throw new Trouble((words) => words.foreignRecord(name))
  throw new Trouble((words) => words.noRecord(name))
}

/** A game as 18xx.games exports it. */
const Foreign = z.looseObject({ title: z.string(), actions: z.array(z.unknown()) })

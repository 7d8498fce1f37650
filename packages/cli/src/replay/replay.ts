import { type Game, type GameRecord, UnfitRecord } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { command } from '../command.ts'
import { newFile, type Output, type Place, placeOf, wholeText } from '../files.ts'
import { gameNamed } from '../games.ts'
import { jsonOf } from '../json.ts'
import { progress } from '../progress.ts'
import { booksOf } from '../rulebooks.ts'
import { EXIT, type Shell } from '../shell.ts'
import { oneLine, orTrouble, Trouble } from '../trouble.ts'
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
    const trace = flags.trace === undefined ? undefined : newFile(placeOf(shell, flags.trace))
    const shown = progress(shell)
    let exit: number = EXIT.fine
    for (const [done, name] of operands.entries()) {
      shown.show(() => words.replaying(name, done + 1, operands.length))
      const began = performance.now()
      const outcome = await orTrouble(replayFile(placeOf(shell, name), shell, words, trace))
      shown.clear()
      if (outcome instanceof Trouble) {
        shell.err(oneLine(outcome.sentence(words)))
        exit = EXIT.badInput
        continue
      }
      const report = reportOf(name, outcome, performance.now() - began)
      shell.out(flags.json ? `${JSON.stringify(report)}\n` : `${sentenceOn(report, words)}\n`)
      if (outcome.wrong) exit = Math.max(exit, EXIT.wrong)
    }
    trace?.close()
    return exit
  },
})

async function replayFile(place: Place, shell: Shell, words: Dictionary, trace?: Output): Promise<Outcome> {
  const replayOf = async (game: Game): Promise<Replay> => ({
    books: await booksOf(shell, game.id),
    words,
    ...(trace && { trace: (line) => trace.write(`${JSON.stringify(line)}\n`) }),
  })
  try {
    if (/\.jsonl(\.gz)?$/i.test(place.path)) {
      const log = await openLog(place, shell)
      return await replayLog(log, await replayOf(log.game))
    }
    const record = recordIn(place, await wholeText(place))
    const game = await gameNamed(shell, record.game)
    return replayRecord(game, record, await replayOf(game))
  } catch (error) {
    if (!(error instanceof UnfitRecord)) throw error
    throw new Trouble((words) => words.unfit[error.reason](place.name))
  }
}

function recordIn({ name }: Place, text: string): GameRecord {
  if (text === '') throw new Trouble((words) => words.emptyFile(name))
  const content = jsonOf(text, new Trouble((words) => words.brokenJson(name)))
  const record = Exported.safeParse(content)
  if (record.success) return record.data
  if (Foreign.safeParse(content).success) throw new Trouble((words) => words.foreignRecord(name))
  throw new Trouble((words) => words.noRecord(name))
}

/** A game as 18xx.games exports it. */
const Foreign = z.looseObject({ title: z.string(), actions: z.array(z.unknown()) })

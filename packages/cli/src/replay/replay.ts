import { type Game, type GameState, type Recording, UnfitRecord } from '@roundhouse/kernel'
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
import { replayRecording } from './recording.ts'
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
    const content = contentOf(place, await wholeText(place))
    const record = Exported.safeParse(content)
    if (record.success) {
      const game = await gameNamed(shell, record.data.game)
      return replayRecord(game, record.data, await replayOf(game))
    }
    const { game, recording } = await recordingIn(place, content, shell)
    return replayRecording(game, recording, await replayOf(game))
  } catch (error) {
    if (!(error instanceof UnfitRecord)) throw error
    throw new Trouble((words) => words.unfit[error.reason](place.name))
  }
}

function contentOf({ name }: Place, text: string): unknown {
  if (text === '') throw new Trouble((words) => words.emptyFile(name))
  return jsonOf(text, new Trouble((words) => words.brokenJson(name)))
}

/** Asks every game whether the file is one of its own, played on another program. */
async function recordingIn(
  { name }: Place,
  content: unknown,
  { games }: Shell,
): Promise<{ game: Game; recording: Recording<GameState> }> {
  for (const load of Object.values(games)) {
    const game = await load()
    const recording = game.recording?.(content)
    if (recording) return { game, recording }
  }
  const foreign = Foreign.safeParse(content)
  throw new Trouble((words) =>
    foreign.success ? words.foreignRecord(name, foreign.data.title) : words.noRecord(name),
  )
}

/** A game as 18xx.games exports it. */
const Foreign = z.looseObject({ title: z.string(), actions: z.array(z.unknown()) })

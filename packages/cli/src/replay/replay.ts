import { type CheckedGame, type Game, type GameState, type Recording, UnfitRecord } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { BadInput, oneLine, orBadInput } from '../badInput.ts'
import { command } from '../command.ts'
import { type NamedFile, namedFile, newFile, type Output, wholeText } from '../files.ts'
import { gameNamed } from '../games.ts'
import { jsonOf } from '../json.ts'
import { progress } from '../progress.ts'
import { ruleBooksOf } from '../rulebooks.ts'
import { EXIT, type Shell } from '../shell.ts'
import type { Dictionary } from '../words.ts'
import { openLog, replayLog } from './gameLog.ts'
import type { Replay, ReplayOutcome } from './outcome.ts'
import { exportedRecordShape, replayRecord } from './record.ts'
import { replayRecording } from './recording.ts'
import { replayReport, sentenceOn } from './report.ts'
import { openTrace, type Trace } from './trace.ts'

export const replay = command({
  name: 'replay',
  operands: { usage: 'FILE…', min: 1, max: Number.POSITIVE_INFINITY },
  flags: {
    check: { kind: 'switch' },
    json: { kind: 'switch' },
    trace: { kind: 'text', value: 'OUT' },
    against: { kind: 'text', value: 'TRACE' },
  },
  async run({ flags, operands }, shell, words) {
    const against = await traceNamed(flags.against, operands, shell)
    const trace = flags.trace === undefined ? undefined : newFile(namedFile(shell, flags.trace))
    const shown = progress(shell)
    let exit: number = EXIT.fine
    for (const [done, name] of operands.entries()) {
      shown.show(() => words.replaying(name, done + 1, operands.length))
      const began = performance.now()
      const looks = { check: flags.check, ...(against && { against }) }
      const outcome = await orBadInput(replayFile(namedFile(shell, name), shell, words, looks, trace))
      shown.clear()
      if (outcome instanceof BadInput) {
        shell.err(oneLine(outcome.sentence(words)))
        exit = EXIT.badInput
        continue
      }
      const report = replayReport(name, outcome, performance.now() - began)
      shell.out(flags.json ? `${JSON.stringify(report)}\n` : `${sentenceOn(report, words)}\n`)
      if (outcome.wrong) exit = Math.max(exit, EXIT.wrong)
    }
    trace?.close()
    return exit
  },
})

/** The trace that is named, which is that of one file. */
async function traceNamed(
  name: string | undefined,
  operands: readonly string[],
  shell: Shell,
): Promise<Trace | undefined> {
  if (name === undefined) return undefined
  if (operands.length > 1) throw new BadInput((words) => words.tooMany(operands[1]!))
  return openTrace(namedFile(shell, name))
}

async function replayFile(
  file: NamedFile,
  shell: Shell,
  words: Dictionary,
  looks: Pick<Replay, 'check' | 'against'>,
  trace?: Output,
): Promise<ReplayOutcome> {
  const replayOf = async (game: Game): Promise<Replay> => ({
    ruleBooks: await ruleBooksOf(shell, game.id),
    words,
    ...looks,
    ...(trace && { trace: (line) => trace.write(`${JSON.stringify(line)}\n`) }),
  })
  try {
    if (/\.jsonl(\.gz)?$/i.test(file.path)) {
      const log = await openLog(file, shell)
      if (looks.against) throw untraced(file)
      return await replayLog(log, await replayOf(log.game))
    }
    const content = contentOf(file, await wholeText(file))
    const record = exportedRecordShape.safeParse(content)
    if (record.success) {
      const game = await gameNamed(shell, record.data.game)
      if (looks.against) throw untraced(file)
      return replayRecord(game, record.data, await replayOf(game))
    }
    const { game, recording } = await recordingIn(file, content, shell)
    if (looks.against && !game.trace) throw untraced(file)
    return replayRecording(game, recording, await replayOf(game))
  } catch (error) {
    if (!(error instanceof UnfitRecord)) throw error
    throw new BadInput((words) => words.wrongFile[error.reason](file.name))
  }
}

const untraced = ({ name }: NamedFile): BadInput => new BadInput((words) => words.untraced(name))

function contentOf({ name }: NamedFile, text: string): unknown {
  if (text === '') throw new BadInput((words) => words.emptyFile(name))
  return jsonOf(text, new BadInput((words) => words.brokenJson(name)))
}

/** Asks every game whether the file is one of its own, played on another program. */
async function recordingIn(
  { name }: NamedFile,
  content: unknown,
  { games }: Shell,
): Promise<{ game: CheckedGame; recording: Recording<GameState> }> {
  for (const load of Object.values(games)) {
    const game = await load()
    const recording = await game.recording?.(content)
    if (recording) return { game, recording }
  }
  const foreign = Foreign.safeParse(content)
  throw new BadInput((words) =>
    foreign.success ? words.foreignRecord(name, foreign.data.title) : words.noRecord(name),
  )
}

/** A game as 18xx.games exports it. */
const Foreign = z.looseObject({ title: z.string(), actions: z.array(z.unknown()) })

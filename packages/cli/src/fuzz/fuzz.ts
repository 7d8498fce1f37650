import { botsFor } from '@roundhouse/bots'
import { letterNames } from '@roundhouse/kernel'
import { shrinkFailure, toFile } from '@roundhouse/kernel/fuzz'
import { command } from '../command.ts'
import { numbersIn } from '../counter.ts'
import { FAILURE_FILE, mustBeWritable, namedFile, writeFile } from '../files.ts'
import { gameNamed, sessionFor } from '../games.ts'
import { optionsFrom } from '../options.ts'
import { progress } from '../progress.ts'
import { ruleBooksOf } from '../rulebooks.ts'
import { GREATEST_SEED } from '../seeds.ts'
import { EXIT } from '../shell.ts'
import { type FuzzReport, reportText } from './report.ts'
import { type FuzzFigures, fuzzAll } from './series.ts'
import { fuzzInWorkers } from './workers.ts'

export const fuzz = command({
  name: 'fuzz',
  operands: { usage: '', min: 0, max: 0 },
  flags: {
    game: { kind: 'text', value: 'ID', needed: true },
    seconds: { kind: 'number', value: 'N', needed: true, min: 0, max: 1_000_000 },
    seed: { kind: 'number', value: 'S', needed: true, min: 0, max: GREATEST_SEED },
    players: { kind: 'number', value: 'N', min: 1, max: 99 },
    option: { kind: 'list', value: 'NAME=VALUE' },
    workers: { kind: 'number', value: 'N', min: 1, max: 64 },
    out: { kind: 'text', value: 'FILE' },
    json: { kind: 'switch' },
  },
  async run({ flags }, shell, words) {
    const { seed, players } = flags
    const game = await gameNamed(shell, flags.game)
    const ruleBooks = await ruleBooksOf(shell, game.id)
    const options = optionsFrom(game, flags.option)
    sessionFor(game, { players: letterNames(players ?? game.players.min), options, seed }, ruleBooks, words)
    const out = namedFile(shell, flags.out ?? FAILURE_FILE)
    mustBeWritable(out)
    const shown = progress(shell)
    const number = numbersIn(words)

    const { steady: bot } = await botsFor(game.id)
    const began = performance.now()
    const past = () => (performance.now() - began) / 1000
    const show = ({ games, actions }: FuzzFigures) =>
      shown.show(() => words.fuzzing(number(games), number(actions), number(Math.round(past()))))
    const series = {
      seed,
      ...(players !== undefined && { players }),
      ...(flags.option.length > 0 && { options }),
    }
    const { workers = shell.cores } = flags
    const { so, failed } =
      workers === 1
        ? fuzzAll(game, {
            ...series,
            ruleBooks,
            bot,
            goesOn(so) {
              show(so)
              return past() < flags.seconds
            },
          })
        : await fuzzInWorkers({ ...series, game: game.id, seconds: flags.seconds }, workers, show)
    const seconds = past()
    shown.clear()

    const least = failed && shrinkFailure(game, ruleBooks, failed.failure)
    if (least) writeFile(out, JSON.stringify(toFile(least)))
    const report: FuzzReport = {
      game: game.id,
      seed,
      ...so,
      seconds: Math.round(seconds * 1000) / 1000,
      actionsPerSecond: Math.round(so.actions / seconds),
      failure: least
        ? { law: least.law, message: least.message, actions: least.record.entries.length, file: out.name }
        : null,
    }
    shell.out(`${flags.json ? JSON.stringify(report) : reportText(report, words)}\n`)
    return least ? EXIT.wrong : EXIT.fine
  },
})

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
import { fuzzAll } from './series.ts'

export const fuzz = command({
  name: 'fuzz',
  operands: { usage: '', min: 0, max: 0 },
  flags: {
    game: { kind: 'text', value: 'ID', needed: true },
    seconds: { kind: 'number', value: 'N', needed: true, min: 0, max: 1_000_000 },
    seed: { kind: 'number', value: 'S', needed: true, min: 0, max: GREATEST_SEED },
    players: { kind: 'number', value: 'N', min: 1, max: 99 },
    option: { kind: 'list', value: 'NAME=VALUE' },
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
    const { so, failure } = fuzzAll(game, {
      ruleBooks,
      bot,
      seed,
      ...(players !== undefined && { players }),
      ...(flags.option.length > 0 && { options }),
      goesOn({ games, actions }) {
        shown.show(() => words.fuzzing(number(games), number(actions), number(Math.round(past()))))
        return past() < flags.seconds
      },
    })
    const seconds = past()
    shown.clear()

    const least = failure && shrinkFailure(game, ruleBooks, failure)
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

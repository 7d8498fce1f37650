import { exportTable, letterNames } from '@roundhouse/kernel'
import { command } from '../command.ts'
import { FAILURE_FILE, inFolder, mustBeWritable, namedFile, newFolder, writeFile } from '../files.ts'
import { gameNamed, sessionFor } from '../games.ts'
import { optionsFrom } from '../options.ts'
import { progress } from '../progress.ts'
import { ruleBooksOf } from '../rulebooks.ts'
import { GREATEST_SEED } from '../seeds.ts'
import { EXIT } from '../shell.ts'
import { botNamed, botsBySeat } from './bots.ts'
import { playSeries } from './series.ts'
import { simulationFigures, summaryText } from './summary.ts'

const CAP = 20_000

export const simulate = command({
  name: 'simulate',
  operands: { usage: '', min: 0, max: 0 },
  flags: {
    game: { kind: 'text', value: 'ID', needed: true },
    players: { kind: 'number', value: 'N', needed: true, min: 1, max: 99 },
    games: { kind: 'number', value: 'K', needed: true, min: 1, max: 10_000_000 },
    seed: { kind: 'number', value: 'S', needed: true, min: 0, max: GREATEST_SEED },
    bot: { kind: 'list', value: 'NAME' },
    option: { kind: 'list', value: 'NAME=VALUE' },
    cap: { kind: 'number', value: 'N', min: 1, max: 10_000_000 },
    json: { kind: 'switch' },
    save: { kind: 'text', value: 'DIR' },
  },
  async run({ flags }, shell, words) {
    const { games, seed, cap = CAP } = flags
    const game = await gameNamed(shell, flags.game)
    const ruleBooks = await ruleBooksOf(shell, game.id)
    const options = optionsFrom(game, flags.option)
    const names = botsBySeat(flags.bot, flags.players)
    const bots = await Promise.all(names.map((name) => botNamed(game.id, name)))
    sessionFor(game, { players: letterNames(flags.players), options, seed }, ruleBooks, words)
    const file = namedFile(shell, FAILURE_FILE)
    mustBeWritable(file)
    const folder = flags.save === undefined ? undefined : namedFile(shell, flags.save)
    if (folder) newFolder(folder)
    const shown = progress(shell)
    let done = 0

    const began = performance.now()
    const { results, events, failure } = playSeries(game, {
      games,
      seed,
      bots,
      options,
      cap,
      ruleBooks,
      words,
      onGame(table, played) {
        done++
        shown.show(() => words.simulating(done, games))
        if (folder)
          writeFile(inFolder(folder, `${game.id}-${played.seed}.json`), JSON.stringify(exportTable(table)))
      },
    })
    const milliseconds = performance.now() - began
    shown.clear()

    if (failure) writeFile(file, JSON.stringify(failure.table.record))
    const summary = {
      game: game.id,
      players: flags.players,
      bots: names,
      ...simulationFigures(results, names, milliseconds, failure ? 1 : 0),
      events,
      results,
      ...{ refused: null, broken: null, ...failure?.wrong },
      failure: failure ? file.name : null,
    }
    shell.out(flags.json ? `${JSON.stringify(summary)}\n` : `${summaryText(summary, words)}\n`)
    return failure ? EXIT.wrong : EXIT.fine
  },
})

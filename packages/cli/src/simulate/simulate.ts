import { type Bot, botsFor } from '@roundhouse/bots'
import { exported, type GameEvent } from '@roundhouse/kernel'
import { command } from '../command.ts'
import { inFolder, placeOf, writeFile } from '../files.ts'
import { gameNamed, isOver, lettered, tableFor } from '../games.ts'
import { GREATEST_SEED, gameSeed } from '../seeds.ts'
import { optionsFrom } from '../options.ts'
import { progress } from '../progress.ts'
import { EXIT } from '../shell.ts'
import { tally } from '../tally.ts'
import { Trouble } from '../trouble.ts'
import type { Wrong } from '../wrong.ts'
import { playOut } from './playout.ts'
import { figures, type Played, playedGame, type Summary } from './summary.ts'
import { summaryText } from './text.ts'

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
    const { players, games, cap = CAP } = flags
    const game = await gameNamed(shell, flags.game)
    const books = await shell.books(game.id)
    const options = optionsFrom(game, flags.option)
    const names = botNames(flags.bot, players)
    const bots = names.map((name) => botNamed(game.id, name))
    const folder = flags.save === undefined ? undefined : placeOf(shell, flags.save)
    const shown = progress(shell)

    const played: Played[] = []
    const events = tally()
    let wrong: Wrong | undefined
    let failure: string | null = null
    const began = performance.now()
    for (let number = 0; number < games && !wrong; number++) {
      shown.show(() => words.simulating(number, games))
      const seed = gameSeed(flags.seed, number)
      const table = tableFor(game, { players: lettered(players), options, seed }, books, words)
      const happened: GameEvent[] = []
      wrong = playOut(table, { bots, seed, cap, events: happened, books, words })
      for (const { kind } of happened) events.add(kind)
      const finished = isOver(game, table.state)
      played.push(playedGame({ seed, actions: table.line.length, finished }, game.standings(table.state)))
      if (folder) writeFile(inFolder(folder, `${game.id}-${seed}.json`), JSON.stringify(exported(table)))
      if (wrong) {
        const place = placeOf(shell, FAILURE_FILE)
        writeFile(place, JSON.stringify(table.record))
        failure = place.name
      }
    }
    const milliseconds = performance.now() - began
    shown.clear()

    const summary: Summary = {
      game: game.id,
      players,
      bots: names,
      ...figures(played, names, milliseconds),
      events: events.counts(),
      results: played,
      refused: null,
      broken: null,
      ...wrong,
      failure,
    }
    shell.out(flags.json ? `${JSON.stringify(summary)}\n` : summaryText(summary, words))
    return wrong ? EXIT.wrong : EXIT.fine
  },
})

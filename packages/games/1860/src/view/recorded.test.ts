import { fixtureNames, readFixture } from '@roundhouse/18xx/testing/fixtures'
import { type GameEvent, isRefusal, LANGUAGES, newTable, replayEntry } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import type { Action1860 } from '../actions.ts'
import { game1860 } from '../index.ts'
import { readRecording } from '../recorded/recording.ts'
import { view1860 } from './gameView.ts'
import { badTexts, PLAYER_NAMES } from './testing/texts.ts'

/** Games with leases, receivership, bankruptcies, a stock round that begins again and nationalisation. */
const RICH = fixtureNames('1860').filter((name) => /random-(?:12|34)/.test(name))

/** How often the whole scene is looked at. */
const EVERY = 50

test.skipIf(RICH.length === 0).each(RICH)(
  '%s: a game with all that can happen is told in every language',
  (name) => {
    const game = readRecording(readFixture(name))!
    const table = newTable(game1860, { players: game.players, options: game.options, seed: 0 })
    if (isRefusal(table)) throw new Error(table.rule)
    const readers = LANGUAGES.map((language) => ({ language, players: PLAYER_NAMES }))
    let moves = 0
    for (const place of game.actions.keys())
      for (const entry of game.movesFor(table.state, place)) {
        const [asked] = game1860.asked(table.state)
        for (const reader of readers) {
          const shown = [
            asked && view1860.prompt(table.state, asked, reader),
            view1860.preview(table.state, entry.action as Action1860, entry.seat!, reader),
            moves % EVERY === 0 && view1860.scene(table.state, reader),
          ]
          expect(badTexts(shown, reader.language)).toEqual([])
        }
        const events: GameEvent[] = []
        replayEntry(table, entry, events)
        for (const reader of readers)
          expect(badTexts(view1860.lines(events, reader), reader.language)).toEqual([])
        moves++
      }
    expect(table.state).toMatchObject({ phase: '9', endReason: 'nationalisation' })
  },
  120_000,
)

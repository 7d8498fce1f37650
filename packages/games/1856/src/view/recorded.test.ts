import { fixtureNames, readFixture } from '@roundhouse/18xx/testing/fixtures'
import { type GameEvent, isRefusal, LANGUAGES, newTable, replayEntry } from '@roundhouse/kernel'
import { expect, test } from 'vitest'
import type { Action1856 } from '../actions.ts'
import { game1856 } from '../index.ts'
import { readRecording } from '../recorded/recording.ts'
import { view1856 } from './gameView.ts'
import { badTexts, PLAYER_NAMES } from './testing/texts.ts'

/** A game with a CGR that is played until the bank breaks. */
const WHOLE = fixtureNames('1856').filter((name) => name.includes('game_end_bank'))

/** How often the whole scene is looked at. */
const EVERY = 50

test.skipIf(WHOLE.length === 0).each(WHOLE)(
  '%s: a game with all phases is told in every language',
  (name) => {
    const game = readRecording(readFixture(name))!
    const table = newTable(game1856, { players: game.players, options: game.options, seed: 0 })
    if (isRefusal(table)) throw new Error(table.rule)
    let moves = 0
    for (const place of game.actions.keys())
      for (const entry of game.movesFor(table.state, place)) {
        const [asked] = game1856.asked(table.state)
        const action = entry.action as Action1856
        const readers = LANGUAGES.map((language) => ({ language, players: PLAYER_NAMES }))
        for (const reader of readers) {
          const shown = [
            asked && view1856.prompt(table.state, asked, reader),
            view1856.preview(table.state, action, entry.seat!, reader),
            moves % EVERY === 0 && view1856.scene(table.state, reader),
          ]
          expect(badTexts(shown, reader.language)).toEqual([])
        }
        const events: GameEvent[] = []
        replayEntry(table, entry, events)
        for (const reader of readers)
          expect(badTexts(view1856.lines(events, reader), reader.language)).toEqual([])
        moves++
      }
    expect(table.state).toMatchObject({ phase: 'D', endReason: 'bank' })
  },
  120_000,
)

import {
  type ChanceState,
  decisions,
  type GameEvent,
  isRefusal,
  LANGUAGES,
  type Language,
  move,
  newTable,
  type Offer,
  randomAction,
  redactFor,
  seeded,
  type Table,
} from '@roundhouse/kernel'
import type { Reader } from '@roundhouse/view'
import { expect, test } from 'vitest'
import type { Action1846 } from '../actions.ts'
import { game1846 } from '../index.ts'
import type { State } from '../state.ts'
import { gameView } from './gameView.ts'
import { badTexts, PLAYERS } from './testing/texts.ts'

interface Start {
  readonly players: number
  readonly seed: number
  readonly options: object
}

function tableOf({ players, seed, options }: Start): Table<State, Action1846> {
  const table = newTable(game1846, { players: PLAYERS.slice(0, players), options, seed })
  if (isRefusal(table)) throw new Error(table.rule)
  return table
}

const readerIn = (language: Language): Reader => ({ language, players: PLAYERS })

/** One action for each kind on offer. */
function ofEachKind(offers: readonly Offer<Action1846>[], luck: ChanceState): Action1846[] {
  const kinds = new Set(offers.map(({ action }) => action.kind))
  return [...kinds].map((kind) =>
    randomAction(
      offers.filter(({ action }) => action.kind === kind),
      luck,
    ),
  )
}

/** How often the whole scene is looked at. */
const EVERY = 20

const GAMES: readonly Start[] = [
  { players: 3, seed: 1, options: {} },
  { players: 4, seed: 2, options: { preset: 'recorded', edition: 'second' } },
  { players: 5, seed: 3, options: { privateTiming: 'ownTurn', edition: 'second' } },
  { players: 2, seed: 4, options: {} },
]

test.each(GAMES)(
  'a whole game of $players is told in every language',
  (start) => {
    const table = tableOf(start)
    const luck = seeded(start.seed)
    for (let moves = 0; table.state.round !== 'over' && moves < 1000; moves++) {
      const decision = decisions(game1846, table.state)[0]!
      const { seat, offers } = decision
      const actions = ofEachKind(offers, luck)
      for (const { action } of offers) expect(gameView.target(action)).toHaveProperty('on')
      for (const language of LANGUAGES) {
        const reader = readerIn(language)
        const shown = [
          gameView.prompt(table.state, decision, reader),
          ...actions.flatMap((action) => [
            gameView.kind(action.kind, reader),
            gameView.preview(table.state, action, seat, reader),
          ]),
          ...(moves % EVERY === 0 ? [gameView.scene(redactFor(game1846, table.state, seat), reader)] : []),
          gameView.score(table.state, seat, reader),
        ]
        expect(badTexts(shown, language)).toEqual([])
      }
      const events: GameEvent[] = []
      expect(move(table, seat, randomAction(offers, luck), events)).toBeUndefined()
      for (const language of LANGUAGES) {
        const lines = gameView.lines(events, readerIn(language))
        expect(badTexts(lines, language)).toEqual([])
        for (const { text, money = false } of lines) expect(money, text).toBe(text.includes('$'))
      }
    }
    for (const language of LANGUAGES)
      expect(badTexts(gameView.scene(table.state, readerIn(language)), language)).toEqual([])
  },
  120_000,
)

test.each(LANGUAGES)('what is told before a game begins, in %s', (language) => {
  const reader = readerIn(language)
  const shown = [
    gameView.summary(reader),
    gameView
      .options(reader)
      .map(({ rule: _, name: __, values, standard: ___, ...said }) => [
        said,
        values.map(({ label }) => label),
      ]),
    gameView.presets!(reader).map(({ label, explanation }) => [label, explanation]),
  ]
  expect(badTexts(shown, language)).toEqual([])
})

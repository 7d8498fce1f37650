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
import type { State1846 } from '../state.ts'
import { view1846 } from './gameView.ts'
import { badTexts, PLAYER_NAMES } from './testing/texts.ts'

interface Start {
  readonly players: number
  readonly seed: number
  readonly options: object
}

function tableOf({ players, seed, options }: Start): Table<State1846, Action1846> {
  const table = newTable(game1846, { players: PLAYER_NAMES.slice(0, players), options, seed })
  if (isRefusal(table)) throw new Error(table.rule)
  return table
}

const readerIn = (language: Language): Reader => ({ language, players: PLAYER_NAMES })

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
      for (const { action } of offers) expect(view1846.target(action)).toHaveProperty('on')
      for (const language of LANGUAGES) {
        const reader = readerIn(language)
        const shown = [
          view1846.prompt(table.state, decision, reader),
          ...actions.flatMap((action) => [
            view1846.kind(action.kind, reader),
            view1846.preview(table.state, action, seat, reader),
          ]),
          ...(moves % EVERY === 0 ? [view1846.scene(redactFor(game1846, table.state, seat), reader)] : []),
          view1846.score(table.state, seat, reader),
        ]
        expect(badTexts(shown, language)).toEqual([])
      }
      const events: GameEvent[] = []
      expect(move(table, seat, randomAction(offers, luck), events)).toBeUndefined()
      for (const language of LANGUAGES) {
        const lines = view1846.lines(events, readerIn(language))
        expect(badTexts(lines, language)).toEqual([])
        for (const { text, money = false } of lines) expect(money, text).toBe(text.includes('$'))
      }
    }
    for (const language of LANGUAGES)
      expect(badTexts(view1846.scene(table.state, readerIn(language)), language)).toEqual([])
  },
  120_000,
)

test.each(LANGUAGES)('what is told before a game begins, in %s', (language) => {
  const reader = readerIn(language)
  const shown = [
    view1846.summary(reader),
    view1846
      .options(reader)
      .map(({ rule: _, name: __, values, standard: ___, ...said }) => [
        said,
        values.map(({ label }) => label),
      ]),
    view1846.presets!(reader).map(({ label, explanation }) => [label, explanation]),
  ]
  expect(badTexts(shown, language)).toEqual([])
})

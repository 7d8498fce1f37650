import {
  type Action,
  type ChanceState,
  decisions,
  type Game,
  type GameEvent,
  type GameState,
  isRefusal,
  LANGUAGES,
  type Language,
  move,
  newTable,
  type Offer,
  randomAction,
  redactFor,
  seeded,
} from '@roundhouse/kernel'
import { expect } from 'vitest'
import type { GameView, Reader } from '../gameView.ts'
import { type BadTexts, PLAYER_NAMES } from './texts.ts'

interface Start {
  readonly players: number
  readonly seed: number
  readonly options: object
}

/** An amount of money, as in $20, £20 or 20cc. */
const AMOUNT = /[$£]\d|\dcc/

const readerIn = (language: Language): Reader => ({ language, players: PLAYER_NAMES })

/** One action for each kind on offer. */
function ofEachKind<A extends Action>(offers: readonly Offer<A>[], luck: ChanceState): A[] {
  const kinds = new Set(offers.map(({ action }) => action.kind))
  return [...kinds].map((kind) =>
    randomAction(
      offers.filter(({ action }) => action.kind === kind),
      luck,
    ),
  )
}

/** Plays at random, so many moves at most, and looks through all that is shown in every language, through the whole scene every so often. */
export function tellGame<State extends GameState & { readonly round: string }, A extends Action>(
  game: Game<State, A>,
  view: GameView<State, A>,
  badTexts: BadTexts,
  { players, seed, options }: Start,
  { most, every }: { readonly most: number; readonly every: number },
): void {
  const table = newTable(game, { players: PLAYER_NAMES.slice(0, players), options, seed })
  if (isRefusal(table)) throw new Error(table.rule)
  const luck = seeded(seed)
  for (let moves = 0; table.state.round !== 'over' && moves < most; moves++) {
    const decision = decisions(game, table.state)[0]!
    const { seat, offers } = decision
    const actions = ofEachKind(offers, luck)
    for (const { action } of offers) expect(view.target(action)).toHaveProperty('on')
    for (const language of LANGUAGES) {
      const reader = readerIn(language)
      const shown = [
        view.prompt(table.state, decision, reader),
        ...actions.flatMap((action) => [
          view.kind(action.kind, reader),
          view.preview(table.state, action, seat, reader),
        ]),
        ...(moves % every === 0 ? [view.scene(redactFor(game, table.state, seat), reader)] : []),
        view.score(table.state, seat, reader),
      ]
      expect(badTexts(shown, language)).toEqual([])
    }
    const events: GameEvent[] = []
    expect(move(table, seat, randomAction(offers, luck), events)).toBeUndefined()
    for (const language of LANGUAGES) {
      const lines = view.lines(events, readerIn(language))
      expect(badTexts(lines, language)).toEqual([])
      for (const { text, money = false } of lines) expect(money, text).toBe(AMOUNT.test(text))
    }
  }
  for (const language of LANGUAGES)
    expect(badTexts(view.scene(table.state, readerIn(language)), language)).toEqual([])
}

/** What is told before a game begins. */
export function toldBefore(view: GameView, language: Language): unknown {
  const reader = readerIn(language)
  const options = view.options(reader).map(({ rule: _, name: __, values, standard: ___, ...said }) => {
    return [said, values.map(({ label }) => label)]
  })
  const presets = view.presets?.(reader).map(({ label, explanation }) => [label, explanation])
  return [view.summary(reader), options, presets]
}

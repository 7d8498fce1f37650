import type { PlayerScene } from '@roundhouse/view'
import { type State, scoreOf } from '../state.ts'
import { moneyFact, playerName, type Telling } from './telling.ts'

export const playerScenes = (state: State, telling: Telling): PlayerScene[] =>
  state.players.map(({ cash, card }, seat) => ({
    seat,
    name: playerName(telling, seat),
    cash,
    facts: [
      { label: telling.words.facts.card, value: String(card) },
      moneyFact(telling.words.facts.value, scoreOf(state, seat)),
    ],
    cards: [],
    // BO-3.1
    ...(card === 1 && { first: true }),
  }))

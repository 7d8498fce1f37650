import type { PlayerScene } from '@roundhouse/kernel'
import { type State, scoreOf } from '../state.ts'
import { money, playerName, type Telling } from './telling.ts'

export const playerScenes = (state: State, telling: Telling): PlayerScene[] =>
  state.players.map(({ cash, card }, seat) => ({
    seat,
    name: playerName(telling, seat),
    cash: money(cash),
    facts: [
      { label: telling.words.facts.card, value: String(card) },
      { label: telling.words.facts.value, value: money(scoreOf(state, seat)) },
    ],
    cards: [],
    // BO-3.1
    ...(card === 1 && { first: true }),
  }))

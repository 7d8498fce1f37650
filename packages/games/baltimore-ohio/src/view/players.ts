import { type PlayerScene, playerName } from '@roundhouse/view'
import { type State, scoreOf } from '../state.ts'
import { moneyFact, type Wording } from './wording.ts'

export const playerScenes = (state: State, wording: Wording): PlayerScene[] =>
  state.players.map(({ cash, card }, seat) => ({
    seat,
    name: playerName(wording, seat),
    cash,
    facts: [
      { label: wording.words.facts.card, value: String(card) },
      moneyFact(wording.words.facts.value, scoreOf(state, seat)),
    ],
    cards: [],
    // BO-3.1
    ...(card === 1 && { first: true }),
  }))

import { type PlayerScene, playerName } from '@roundhouse/view'
import { type BnoState, scoreOf } from '../state.ts'
import { type BnoWording, moneyFact } from './wording.ts'

export const playerScenes = (state: BnoState, wording: BnoWording): PlayerScene[] =>
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

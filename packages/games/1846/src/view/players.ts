import type { Seat } from '@roundhouse/kernel'
import { type PlayerScene, playerName } from '@roundhouse/view'
import { certificateLimit, certificatesOf, type State, scoreOf } from '../state.ts'
import { cardsOf } from './cards.ts'
import { moneyFact, type Wording } from './wording.ts'

export const playerScenes = (state: State, wording: Wording): PlayerScene[] =>
  state.players.map((_, seat) => playerScene(state, seat, wording))

function playerScene(state: State, seat: Seat, wording: Wording): PlayerScene {
  const { facts } = wording.words
  const { cash, bankrupt } = state.players[seat]!
  const certificates = certificatesOf(state, seat)
  const limit = certificateLimit(state)
  return {
    seat,
    name: playerName(wording, seat),
    cash,
    facts: [
      {
        label: facts.certificates,
        value: `${certificates}/${limit}`,
        amount: certificates,
        limit,
        ...(certificates >= limit && { alarming: true }),
      },
      moneyFact(facts.value, scoreOf(state, seat)),
    ],
    cards: cardsOf(state, seat, wording),
    ...(bankrupt && { out: true }),
    ...(state.priority === seat && { first: true }),
  }
}

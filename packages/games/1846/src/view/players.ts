import { playerScene } from '@roundhouse/18xx/view'
import type { PlayerScene } from '@roundhouse/view'
import { certificateLimit, certificatesOf, type State1846, scoreOf } from '../state.ts'
import { cardsOf } from './cards.ts'
import type { Wording1846 } from './wording.ts'

export const playerScenes = (state: State1846, wording: Wording1846): PlayerScene[] =>
  state.players.map(({ cash, bankrupt: out }, seat) => {
    const certificates = certificatesOf(state, seat)
    const limit = certificateLimit(state)
    const cards = cardsOf(state, seat, wording)
    const first = state.priority === seat
    const value = scoreOf(state, seat)
    return playerScene(seat, { cash, certificates, limit, value, cards, out, first }, wording)
  })

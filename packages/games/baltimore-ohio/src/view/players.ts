import type { Seat } from '@roundhouse/kernel'
import { type Fact, type PlayerScene, playerName } from '@roundhouse/view'
import { saleProceeds } from '../rounds/selling.ts'
import { type BnoState, priceOf, scoreOf } from '../state.ts'
import { type BnoWording, money, moneyFact } from './wording.ts'

export const playerScenes = (state: BnoState, wording: BnoWording): PlayerScene[] =>
  state.players.map(({ cash, card }, seat) => ({
    seat,
    name: playerName(wording, seat),
    cash,
    raises: saleProceeds(state, seat),
    facts: [
      { label: wording.words.facts.card, value: String(card) },
      moneyFact(wording.words.facts.value, scoreOf(state, seat)),
    ],
    cards: [],
  }))

/** BO-13.3: cash, then the shares company by company. */
export function scoreFacts(state: BnoState, seat: Seat, { words }: BnoWording): Fact[] {
  const shares = state.market.flatMap(({ company }): Fact[] => {
    const count = state.companies[company].shares.players[seat]!
    const price = priceOf(state, company)
    const label = words.score.shares({ company, count, price: money(price) })
    return count === 0 ? [] : [moneyFact(label, count * price)]
  })
  return [moneyFact(words.facts.cash, state.players[seat]!.cash), ...shares]
}

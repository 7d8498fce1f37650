import { holdingsOf } from '@roundhouse/18xx'
import { playerScene, privateCard, scoreFact, wealthFacts } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import type { CardScene, Fact, PlayerScene } from '@roundhouse/view'
import { PRIVATE, type PrivateId } from '../components/companies.ts'
import { handOf } from '../draft/draft.ts'
import { costOf } from '../draft/draftPrices.ts'
import { saleProceeds } from '../shares/selling.ts'
import {
  type Card,
  certificateLimit,
  certificatesOf,
  privatesOf,
  type State1846,
  scoreOf,
  unsoldPrivates,
} from '../state.ts'
import { TITLE } from '../title.ts'
import { money, type Wording1846 } from './wording.ts'

export const playerScenes = (state: State1846, wording: Wording1846): PlayerScene[] =>
  state.players.map(({ cash, bankrupt }, seat) => {
    const figures = {
      cash,
      certificates: certificatesOf(state, seat),
      limit: certificateLimit(state),
      value: scoreOf(state, seat),
      raises: saleProceeds(state, seat),
      cards: cardsOf(state, seat, wording),
      out: bankrupt,
      first: state.priority === seat,
    }
    return playerScene(seat, figures, wording)
  })

/** 1846-9.3. */
export function scoreFacts(state: State1846, seat: Seat, wording: Wording1846): Fact[] {
  const { cash, bankrupt } = state.players[seat]!
  if (bankrupt) return [{ ...scoreFact(wording.words.facts.bankrupt, 0, wording), alarming: true }]
  return [
    ...wealthFacts(cash, holdingsOf(TITLE, state, seat), wording),
    ...privatesOf(state, seat).map((id) => scoreFact(PRIVATE[id].name, PRIVATE[id].price, wording)),
  ]
}

/** The cards before a player: privates, and what was chosen of the draft. */
function cardsOf(state: State1846, seat: Seat, wording: Wording1846): CardScene[] {
  const owned = privatesOf(state, seat).map((id) => cardOf(id, [], wording))
  const chosen = (state.draft?.chosen[seat] ?? []).map((card, place) =>
    chosenCard(card, seat, place, wording),
  )
  return [...owned, ...chosen]
}

/** What the draft offers to whoever is on turn, as far as it can be seen. */
export function cardsOnOffer(state: State1846, wording: Wording1846): CardScene[] {
  const { draft, openDraft, round } = state
  if (draft) return handCards(state, wording)
  if (!openDraft || round !== 'draft') return []
  return unsoldPrivates(state).map((id) =>
    cardOf(id, [priceFact(wording.words.facts.costNow, costOf(id) - openDraft.discount)], wording),
  )
}

const priceFact = (label: string, amount: number): Fact => ({ label, value: money(amount) })

const cardOf = (id: PrivateId, facts: readonly Fact[], wording: Wording1846): CardScene =>
  privateCard({ id, ...PRIVATE[id], text: wording.words.powers[id] }, facts, wording)

/** 1846-3.4: a back, where the face is not to be seen. */
function chosenCard(card: Card, seat: Seat, place: number, wording: Wording1846): CardScene {
  const { cards, facts } = wording.words
  const chosen: Fact = { label: '', value: facts.chosen }
  if (card === 'hidden')
    return { id: `hidden-${seat}-${place}`, title: cards.hidden, text: '', facts: [], hidden: true }
  if (card === 'blank') return blankCard(`blank-${seat}-${place}`, [chosen], wording)
  return cardOf(card, [chosen], wording)
}

const blankCard = (id: string, facts: readonly Fact[], { words: { cards } }: Wording1846): CardScene => ({
  id,
  title: cards.blank,
  text: cards.blankText,
  facts,
})

/** The hand, as far as it can be seen; the last card of all has its own price (1846-3.6). */
function handCards({ draft }: State1846, wording: Wording1846): CardScene[] {
  const { facts, cards } = wording.words
  const hand = handOf(draft!)
  const blanks = hand.filter((card) => card === 'blank').length
  const copies: Fact[] = blanks > 1 ? [{ label: facts.copies, value: cards.count({ count: blanks }) }] : []
  return [...new Set(hand)].flatMap((card) => {
    if (card === 'hidden') return []
    if (card === 'blank') return blankCard('blank', copies, wording)
    if (draft!.price !== null) return cardOf(card, [priceFact(facts.costNow, draft!.price)], wording)
    const cost = costOf(card)
    return cardOf(card, cost === PRIVATE[card].price ? [] : [priceFact(facts.cost, cost)], wording)
  })
}

import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { plainStep1846, step1846 } from '../actions.ts'
import type { PrivateId } from '../components/companies.ts'
import type { Emit1846 } from '../events.ts'
import type { Card, Draft, State1846 } from '../state.ts'
import { beginStockRound } from '../turn.ts'
import { acquirePrivate, costOf, DISCOUNT, floorOf } from './draftPrices.ts'

/** 1846-3.2: the top of the deck, or all of it where it has fewer cards. */
export const handOf = ({ deck, chosen }: Draft): Card[] => deck.slice(0, chosen.length + 2)

/** 1846-3.2, 1846-3.3: the player on turn keeps one of his cards, unseen by the others (1846-3.4). */
export const draft = step1846('draft', {
  secret: true,
  refuseNow({ draft, openDraft }) {
    if (openDraft) return refusal('1846-10.2', 'open')
    if (!draft) return refusal('1846-3.5', 'over')
    return draft.price === null ? undefined : refusal('1846-3.6', 'last')
  },
  *candidates({ draft }) {
    for (const card of new Set(handOf(draft!)))
      if (card !== 'hidden') yield { action: { kind: 'draft', card } }
  },
  refuse({ draft }, { card }) {
    if (handOf(draft!).includes(card)) return undefined
    return card === 'blank' ? refusal('1846-3.3', 'blank') : refusal('1846-3.2', 'hand', { card })
  },
  apply(state, { card }, seat, emit, chance) {
    const draft = state.draft!
    const hand = handOf(draft)
    const chosen = hand.indexOf(card)
    const others = chance.order(hand.length).filter((index) => index !== chosen)
    draft.deck = [...draft.deck.slice(hand.length), ...others.map((index) => hand[index]!)]
    draft.chosen[seat]!.push(card)
    draft.seat = nextToChoose(draft)
    emit({ kind: 'drafted', seat })
    emit({ kind: 'chose', to: seat, card })
    // 1846-3.5
    if (draft.deck.every((left) => left === 'blank')) endDraft(state, {}, emit)
    else if (draft.deck.length === 1) showLast(draft, emit)
  },
})

/** 1846-3.6: the last card is bought at what it costs now. */
export const takeLast = plainStep1846('take-last', {
  refuseNow: refuseLastCard,
  apply: (state, _action, _seat, emit) => giveLast(state, emit),
})

/** 1846-3.6: it becomes cheaper for the next player, who must take it once it cannot. */
export const decline = plainStep1846('decline', {
  refuseNow: refuseLastCard,
  apply(state, _action, seat, emit) {
    const draft = state.draft!
    emit({ kind: 'declined', seat, price: draft.price! })
    draft.price! -= DISCOUNT
    draft.seat = nextToChoose(draft)
    if (draft.price === floorOf(lastOf(draft))) giveLast(state, emit)
  },
})

/** 1846-3.6: why there is no last card to take or leave. */
function refuseLastCard({ draft, openDraft }: State1846): Refusal | undefined {
  if (openDraft) return refusal('1846-10.2', 'open')
  if (!draft) return refusal('1846-3.6', 'over')
  return draft.price === null ? refusal('1846-3.6', 'cards', { cards: draft.deck.length }) : undefined
}

/** 1846-3.2: counter-clockwise. */
const nextToChoose = ({ seat, chosen }: Draft): Seat => (seat + chosen.length - 1) % chosen.length

const lastOf = ({ deck }: Draft): PrivateId => deck[0] as PrivateId

function showLast(draft: Draft, emit: Emit1846): void {
  const card = lastOf(draft)
  draft.price = costOf(card)
  emit({ kind: 'last-card', card, price: draft.price })
}

function giveLast(state: State1846, emit: Emit1846): void {
  const draft = state.draft!
  const card = lastOf(draft)
  draft.chosen[draft.seat]!.push(card)
  endDraft(state, { [card]: draft.price! }, emit)
}

/** 1846-3.7: all cards are shown and paid for, at what they cost or else at these prices. */
function endDraft(state: State1846, prices: Partial<Record<PrivateId, number>>, emit: Emit1846): void {
  const { chosen } = state.draft!
  state.draft = null
  for (const [seat, cards] of chosen.entries())
    for (const card of cards)
      if (card !== 'blank' && card !== 'hidden')
        acquirePrivate(state, seat, card, prices[card] ?? costOf(card), emit)
  beginStockRound(state, emit)
}

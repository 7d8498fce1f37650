import type { Viewer } from '@roundhouse/kernel'
import { handOf } from './draft/draft.ts'
import type { Card, Draft, State1846 } from './state.ts'

/** 1846-3.4, 1846-9.4: everything is open but the cards of the draft, until it ends. */
export const redact = (state: State1846, viewer: Viewer): State1846 =>
  state.draft ? { ...state, draft: redactDraft(state.draft, viewer) } : state

/** A player sees what he has chosen and, on turn, his hand; the last card is shown to all (1846-3.6). */
function redactDraft(draft: Draft, viewer: Viewer): Draft {
  const seen = draft.price !== null || draft.seat === viewer ? handOf(draft).length : 0
  return {
    ...draft,
    deck: draft.deck.map((card, index) => (index < seen ? card : 'hidden')),
    chosen: draft.chosen.map((cards, seat) => (seat === viewer ? cards : cards.map((): Card => 'hidden'))),
  }
}

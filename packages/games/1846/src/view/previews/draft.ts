import { gainOf } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { change, eventsOf, ownerName, type PreviewsByKind, playOnCopy } from '@roundhouse/view'
import type { Action1846, Actions1846 } from '../../actions.ts'
import { PRIVATE, PRIVATES, type PrivateId } from '../../components/companies.ts'
import { costOf } from '../../draft/draftPrices.ts'
import { type Card, type State1846, unsoldPrivates } from '../../state.ts'
import { money, type Wording1846 } from '../wording.ts'
import type { Words1846 } from '../words.en.ts'
import { type Outcome1846, type Parts1846, PREVIEW_GAME } from './outcome.ts'

/** 1846-3.A: nothing is told of what the cards of others cost them. */
export const secretPreviews: PreviewsByKind<
  State1846,
  Actions1846['draft' | 'take-last' | 'decline'],
  Wording1846
> = {
  draft: ({ draft, players }, { card }, seat, { words, names }) => {
    const { choices, notes, changes } = words
    if (card === 'blank') return { label: choices.draftBlank, changes: [], notes: [] }
    const left = players[seat]!.cash - costs(draft!.chosen[seat]!)
    return {
      label: choices.draft({ name: names.privateName(card), price: money(costOf(card)) }),
      changes: change(changes.leftAfterPaying, money(left), money(left - costOf(card))),
      notes: [...debtNote(card, words), notes.laterPaid],
    }
  },
  // all cards are paid for then
  'take-last': (state, action, seat, { words, names }) => {
    const { last, price } = lastPrivate(state)
    const { cash } = state.players[seat]!
    const left = cash + gainOf(outcomeOf(state, seat, action), seat)
    return {
      label: words.choices.buyPrivate({ name: names.privateName(last), price: money(price) }),
      changes: change(words.changes.leftAfterPaying, money(cash), money(left)),
      notes: debtNote(last, words),
    }
  },
  decline: (state, action, seat, wording) => {
    const { words, names } = wording
    const { last, price } = lastPrivate(state)
    const outcome = outcomeOf(state, seat, action)
    const [taken] = takerNotes(outcome, [last], wording)
    return {
      label: words.choices.decline({ name: names.privateName(last), price: money(price) }),
      changes: [],
      notes: [taken ?? words.notes.nextAt({ price: money(outcome.after.draft!.price!) })],
    }
  },
}

/** 1846-10.2: the open draft of two players. */
export const openDraftParts = {
  'draft-buy': (outcome, { private: id }, seat, { words, names }) => ({
    label: words.choices.buyPrivate({ name: names.privateName(id), price: money(-gainOf(outcome, seat)) }),
    notes: debtNote(id, words),
  }),
  'draft-pass': (outcome, _action, _seat, wording) => {
    const { now, later, after } = outcome
    const { kinds, notes } = wording.words
    const { openDraft } = after
    return {
      label: kinds.pass,
      notes: [
        ...takerNotes(outcome, PRIVATES, wording),
        ...(eventsOf(now, 'declined').length > 0 && openDraft
          ? unsoldPrivates(after).map((id) =>
              notes.cheaper({ price: money(costOf(id) - openDraft.discount) }),
            )
          : []),
        ...(eventsOf(later, 'operating-round').length > 0 ? [notes.bringsOperating] : []),
      ],
    }
  },
} satisfies Parts1846

const outcomeOf = (state: State1846, seat: Seat, action: Action1846): Outcome1846 =>
  playOnCopy(PREVIEW_GAME, state, [[seat, action]])

const costs = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (card === 'blank' || card === 'hidden' ? 0 : costOf(card)), 0)

/** 1846-3.8. */
function debtNote(id: PrivateId, { notes }: Words1846): string[] {
  const { price, debt } = PRIVATE[id]
  return debt === 0 ? [] : [notes.priceAndDebt({ price: money(price), debt: money(debt) })]
}

/** 1846-3.6: the card that is shown, and what it costs now. */
function lastPrivate({ draft }: State1846): { last: PrivateId; price: number } {
  const { deck, price } = draft!
  return { last: deck[0] as PrivateId, price: price! }
}

/** 1846-3.6: who gets one of these at once, and what is paid right after; a free one is not paid at all. */
const takerNotes = ({ now }: Outcome1846, ids: readonly PrivateId[], wording: Wording1846): string[] =>
  now.flatMap((event, place) => {
    if (event.kind !== 'private-owned' || !ids.includes(event.private)) return []
    const next = now[place + 1]
    const isPaid = next?.kind === 'paid' && next.reason === 'draft' && typeof next.payer === 'number'
    const price = money(isPaid ? next.amount : 0)
    return [wording.words.notes.mustTake({ who: ownerName(wording, event.owner), price })]
  })

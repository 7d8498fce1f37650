import { gainOf } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { change, eventsOf, ownerName, type Preview } from '@roundhouse/view'
import { PRIVATE, type PrivateId } from '../../components/companies.ts'
import { costOf } from '../../draft/distribution.ts'
import { redact } from '../../redact.ts'
import { type Card, type State1846, unsoldPrivates } from '../../state.ts'
import { money } from '../wording.ts'
import type { Words1846 } from '../words.en.ts'
import { type Outcome1846, outcomeOf } from './outcome.ts'
import { type Previews1846, previewFrom } from './preview.ts'

/** 1846-3.4: the state is cut down to what the player may know before anything is tried on it. */
const seen = (state: State1846, seat: Seat): State1846 => redact(state, seat)

const costs = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (card === 'blank' || card === 'hidden' ? 0 : costOf(card)), 0)

const draft: Previews1846<'draft'>['draft'] = (state, { card }, seat, { words }) => {
  const { choices, notes, changes } = words
  const { draft: distribution, players } = seen(state, seat)
  if (card === 'blank') return { label: choices.draftBlank, changes: [], notes: [] }
  const left = players[seat]!.cash - costs(distribution!.chosen[seat]!)
  return {
    label: choices.draft({ name: PRIVATE[card].name, price: money(costOf(card)) }),
    changes: change(changes.leftAfterPaying, money(left), money(left - costOf(card))),
    notes: [...debtNote(card, words), notes.laterPaid],
  }
}

/** 1846-3.8. */
function debtNote(id: PrivateId, { notes }: Words1846): string[] {
  const { price, debt } = PRIVATE[id]
  return debt === 0 ? [] : [notes.priceAndDebt({ price: money(price), debt: money(debt) })]
}

/** All cards are paid for then, so that a player sees only his own cash. */
const takeLast: Previews1846<'take-last'>['take-last'] = (state, action, seat, wording) => {
  const { words } = wording
  const known = seen(state, seat)
  const { deck, price } = known.draft!
  const last = deck[0] as PrivateId
  const outcome = outcomeOf(known, [seat, action])
  return {
    label: words.choices.takeLast({ name: PRIVATE[last].name, price: money(price!) }),
    changes: ownCash(outcome, seat, words),
    notes: debtNote(last, words),
  }
}

function ownCash(outcome: Outcome1846, seat: Seat, { changes }: Words1846): Preview['changes'] {
  const { cash } = outcome.before.players[seat]!
  return change(changes.leftAfterPaying, money(cash), money(cash + gainOf(outcome, seat)))
}

const decline: Previews1846<'decline'>['decline'] = (state, action, seat, wording) => {
  const { notes, choices } = wording.words
  const known = seen(state, seat)
  const { deck, price } = known.draft!
  const last = deck[0] as PrivateId
  const { after, now } = outcomeOf(known, [seat, action])
  const taker = eventsOf(now, 'private-owned').find((owned) => owned.private === last)
  return {
    label: choices.decline({ name: PRIVATE[last].name, price: money(price!) }),
    changes: [],
    notes: [
      taker
        ? notes.mustTake({ who: ownerName(wording, taker.owner), price: money(lastPrice(now, last)) })
        : notes.nextAt({ price: money(after.draft!.price!) }),
    ],
  }
}

/** What is paid right after the last private has found its owner; a free one is not paid at all. */
function lastPrice(now: Outcome1846['now'], last: PrivateId): number {
  const place = now.findIndex((event) => event.kind === 'private-owned' && event.private === last)
  const next = now[place + 1]
  return next?.kind === 'paid' && next.reason === 'draft' && typeof next.payer === 'number' ? next.amount : 0
}

const draftBuy = previewFrom<'draft-buy'>((outcome, { private: id }, seat, { words }) => ({
  label: words.choices.buyPrivate({ name: PRIVATE[id].name, price: money(-gainOf(outcome, seat)) }),
  notes: debtNote(id, words),
}))

const draftPass = previewFrom<'draft-pass'>(({ now, later, after }, _action, _seat, wording) => {
  const { choices, notes } = wording.words
  return {
    label: choices.pass,
    notes: [
      ...eventsOf(now, 'private-owned').map(({ private: id, owner }) =>
        notes.mustTake({ who: ownerName(wording, owner), price: money(lastPrice(now, id)) }),
      ),
      ...(eventsOf(now, 'declined').length > 0 && after.openDraft
        ? unsoldPrivates(after).map((id) =>
            notes.cheaper({ price: money(costOf(id) - after.openDraft!.discount) }),
          )
        : []),
      ...(eventsOf(later, 'operating-round').length > 0 ? [notes.bringsOperating] : []),
    ],
  }
})

export const draftPreviews: Previews1846<'draft' | 'take-last' | 'decline' | 'draft-buy' | 'draft-pass'> = {
  draft,
  'take-last': takeLast,
  decline,
  'draft-buy': draftBuy,
  'draft-pass': draftPass,
}

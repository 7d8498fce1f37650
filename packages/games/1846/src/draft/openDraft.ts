import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { plainStep1846, step1846 } from '../actions.ts'
import { PRIVATES, type PrivateId } from '../components/companies.ts'
import type { Emit1846 } from '../events.ts'
import { refuseNotInPlay } from '../privates/powers.ts'
import { isOwnedByPlayer, playersIn, type State1846, unsoldPrivates } from '../state.ts'
import { beginOperatingRound, beginStockRound } from '../turn.ts'
import { acquirePrivate, costOf, DISCOUNT, floorOf } from './draftPrices.ts'

/** 1846-10.2: so many in a row bring operating rounds. */
const PASSES = 2

/** 1846-10.2: any private, paid at once. Nobody can be short of money: all of them cost $580 at most. */
export const draftBuy = step1846('draft-buy', {
  refuseNow: refuseOpenDraft,
  candidates: (state) => unsoldPrivates(state).map((id) => ({ action: { kind: 'draft-buy', private: id } })),
  refuse(state, { private: id }) {
    const gone = refuseNotInPlay(state, id)
    if (gone) return gone
    const { owner } = state.privates[id]
    return owner === null
      ? undefined
      : refusal('1846-10.2', 'sold', { private: id, owner: { seat: owner as Seat } })
  },
  apply: (state, { private: id }, seat, emit) => buyOpenly(state, seat, id, emit),
})

/** 1846-10.2: never for a turn before the first purchase. The last private becomes cheaper by it (1846-3.6). */
export const draftPass = plainStep1846('draft-pass', {
  refuseNow: (state) =>
    refuseOpenDraft(state) ??
    (PRIVATES.some((id) => isOwnedByPlayer(state, id)) ? undefined : refusal('1846-10.2', 'first-turn')),
  apply(state, _action, seat, emit) {
    const [last, ...others] = unsoldPrivates(state) as [PrivateId, ...PrivateId[]]
    if (others.length > 0) passTurn(state, seat, emit)
    else declineLast(state, seat, last, emit)
  },
})

function refuseOpenDraft(state: State1846): Refusal | undefined {
  if (playersIn(state) !== 2) return refusal('1846-10.2', 'two')
  if (!state.openDraft) return refusal('1846-3.5', 'over')
  return state.round === 'draft' ? undefined : refusal('1846-10.2', 'later')
}

const otherSeat = (seat: Seat): Seat => 1 - seat

const priceNow = (state: State1846, id: PrivateId): number => costOf(id) - state.openDraft!.discount

function buyOpenly(state: State1846, seat: Seat, id: PrivateId, emit: Emit1846): void {
  acquirePrivate(state, seat, id, priceNow(state, id), emit)
  Object.assign(state.openDraft!, { seat: otherSeat(seat), passes: 0 })
  const [card, ...others] = unsoldPrivates(state)
  if (card === undefined) {
    state.openDraft = null
    beginStockRound(state, emit)
  } else if (others.length === 0) emit({ kind: 'last-card', card, price: priceNow(state, card) })
}

function passTurn(state: State1846, seat: Seat, emit: Emit1846): void {
  const draft = state.openDraft!
  draft.seat = otherSeat(seat)
  draft.passes++
  emit({ kind: 'passed', seat })
  if (draft.passes < PASSES) return
  draft.passes = 0
  beginOperatingRound(state, 1, emit)
}

/** 1846-3.6: at its floor the other player must take it. */
function declineLast(state: State1846, seat: Seat, last: PrivateId, emit: Emit1846): void {
  const draft = state.openDraft!
  emit({ kind: 'declined', seat, price: priceNow(state, last) })
  draft.seat = otherSeat(seat)
  draft.discount += DISCOUNT
  if (priceNow(state, last) === floorOf(last)) buyOpenly(state, draft.seat, last, emit)
}

import { PRIVATE, type PrivateId, type State1846 } from '@roundhouse/1846'
import type { Seat } from '@roundhouse/kernel'
import { actionsOf, bestBy } from '../18xx/offers.ts'
import type { Decide } from './decide.ts'

/** What each private brings beyond its cost, roughly, until it closes or is sold to a corporation. */
const PROFIT: Readonly<Record<PrivateId, number>> = {
  MS: 60,
  BIG4: 50,
  SC: 45,
  'C&WI': 40,
  MAIL: 45,
  MPC: 35,
  TBC: 40,
  LSL: 40,
  MC: 45,
  'O&I': 45,
  BT: 25,
  LM: 35,
}

/** What a player wants to keep for a corporation of his own, and how much it hurts to have less. */
const [LAUNCHING, HURT] = [200, 0.5]

/** 1846-3.3: the card with most profit that leaves enough to launch a corporation. */
export const draftCard: Decide = (state, { seat, offers }) =>
  bestBy(actionsOf(offers, 'draft'), ({ card }) =>
    card === 'blank' ? 0 : PROFIT[card] - pinch(state, seat, costOf(card)),
  )!

const costOf = (id: PrivateId): number => PRIVATE[id].price + PRIVATE[id].debt

/** What is chosen is paid at the end (1846-3.7). */
function pinch({ players, draft }: State1846, seat: Seat, cost: number): number {
  const chosen = draft!.chosen[seat]!.flatMap((card) => (card === 'blank' || card === 'hidden' ? [] : [card]))
  const left = chosen.reduce((cash, card) => cash - costOf(card), players[seat]!.cash - cost)
  return hurt(left)
}

const hurt = (left: number): number => HURT * Math.max(0, LAUNCHING - left)

/** 1846-3.6: the last private once it is cheap enough. */
export const lastPrivate: Decide = (state, { seat }) => {
  const { deck, price } = state.draft!
  const card = deck[0] as PrivateId
  const saved = costOf(card) - price!
  return PROFIT[card] + saved > pinch(state, seat, price!) ? { kind: 'take-last' } : { kind: 'decline' }
}

/** 1846-10.2: the open draft for two is paid at once; passing, where it is allowed, is worth nothing. */
export const openDraft: Decide = ({ players, openDraft }, { seat, offers }) => {
  const profit = (id: PrivateId): number => {
    const cost = costOf(id) - openDraft!.discount
    return PROFIT[id] + openDraft!.discount - hurt(players[seat]!.cash - cost)
  }
  const [pass] = actionsOf(offers, 'draft-pass')
  const floor = pass ? 0 : Number.NEGATIVE_INFINITY
  return bestBy(actionsOf(offers, 'draft-buy'), ({ private: id }) => profit(id), floor) ?? pass!
}

import { playerScene, privateCard, scoreFact } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import type { CardScene, Fact, PlayerScene } from '@roundhouse/view'
import type { Action1860 } from '../actions.ts'
import { CORPORATIONS, type CorporationId, PRIVATE, type PrivateId } from '../components/companies.ts'
import { holdingScore, scoreOf } from '../end.ts'
import { salePrice } from '../shares/selling.ts'
import { shareValue } from '../shares/shareValue.ts'
import {
  certificateLimit,
  certificatesOf,
  isStarted,
  parentOf,
  priceOf,
  privatesInBank,
  privatesOf,
  privatesToAuction,
  type State1860,
  sharesOf,
} from '../state.ts'
import { money, type Wording1860 } from './wording.ts'

export const playerScenes = (state: State1860, wording: Wording1860): PlayerScene[] =>
  state.players.map(({ cash }, seat) =>
    playerScene(
      seat,
      {
        cash,
        certificates: certificatesOf(state, seat),
        limit: certificateLimit(state),
        value: scoreOf(state, seat),
        // 1860-MKT.5: all lots at the price before the first
        raises: held(state, seat).reduce(
          (sum, id) => sum + sharesOf(state, seat, id) * salePrice(state, id),
          0,
        ),
        cards: privatesOf(state, seat).map((id) => cardOf(state, id, wording)),
        out: false,
        first: state.priority === seat && !state.auction,
      },
      wording,
    ),
  )

/** Companies of which a player has shares. */
const held = (state: State1860, seat: Seat): CorporationId[] =>
  CORPORATIONS.filter((id) => isStarted(state, id) && sharesOf(state, seat, id) > 0)

/** 1860-END.4. */
export function scoreFacts(state: State1860, seat: Seat, wording: Wording1860): Fact[] {
  const { facts, score } = wording.words
  return [
    scoreFact(facts.cash, state.players[seat]!.cash, wording),
    ...held(state, seat).map((company) => {
      const count = sharesOf(state, seat, company)
      const each = shareValue(state, company)
      const told = each < priceOf(state, company) ? score.halfShares : score.shares
      const label = told({ company, count, price: money(each) })
      return scoreFact(label, holdingScore(state, seat, company), wording)
    }),
    ...privatesOf(state, seat).map((id) => scoreFact(PRIVATE[id].called, PRIVATE[id].price, wording)),
  ]
}

/** What lies on the table: lots of the auction (1860-AUC.1), and in a stock round the privates of the bank (1860-PRIV.3). */
export function cardsOnOffer(state: State1860, wording: Wording1860): CardScene[] {
  if (state.auction)
    return privatesToAuction(state).map((id) =>
      lotOf(state, id, { kind: 'take-private', private: id }, wording),
    )
  if (!state.stock) return []
  return privatesInBank(state).map((id) => lotOf(state, id, { kind: 'buy-private', private: id }, wording))
}

/** It is not bid on by itself, and has a price that need not be told twice. */
function lotOf(state: State1860, id: PrivateId, probe: Action1860, wording: Wording1860): CardScene {
  const { price } = PRIVATE[id]
  const { facts, ...card } = cardOf(state, id, wording)
  const { price: label } = wording.words.facts
  return {
    ...card,
    facts: facts.filter((fact) => fact.label !== label),
    lot: { asks: { label, value: money(price), amount: price }, bids: [], probe },
  }
}

function cardOf(state: State1860, id: PrivateId, wording: Wording1860): CardScene {
  const { facts, powers } = wording.words
  const { sale } = PRIVATE[id]
  const parent = parentOf(state, id)
  const own: Fact[] = [
    { label: facts.saleToBank, value: money(sale), amount: sale },
    // 1860-PRIV.4
    ...(parent === undefined ? [] : [{ label: facts.parent, value: parent }]),
  ]
  return privateCard({ id, ...PRIVATE[id], text: powers[id] }, own, wording)
}

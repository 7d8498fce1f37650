import { fundsAtMost, holdingsOf } from '@roundhouse/18xx'
import { playerScene, privateCard, scoreFact, wealthFacts } from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { type CardScene, type Fact, type LotScene, ownerName, type PlayerScene } from '@roundhouse/view'
import type { Action1856 } from '../actions.ts'
import { frontPrice, isBiddingWar, leastBid, reservedBy } from '../auction/bids.ts'
import { certificateLimit } from '../certificateLimit.ts'
import { PRIVATE, type PrivateId, RIGHT, RIGHTS, type RightId } from '../components/companies.ts'
import { LOAN, RIGHT_PRICE } from '../components/money.ts'
import { blocksInTurn, refuseFirstRound } from '../shares/selling.ts'
import {
  certificatesOf,
  isOwnedByPlayer,
  privatesOf,
  type State1856,
  scoreOf,
  unsoldPrivates,
} from '../state.ts'
import { TITLE } from '../title.ts'
import { FRONT } from './targets.ts'
import { money, type Wording1856 } from './wording.ts'

export const playerScenes = (state: State1856, wording: Wording1856): PlayerScene[] =>
  state.players.map(({ cash }, seat) => {
    const figures = {
      cash,
      certificates: certificatesOf(state, seat),
      limit: certificateLimit(state),
      value: scoreOf(state, seat),
      raises: refuseFirstRound(state) ? 0 : fundsAtMost(0, blocksInTurn(state, seat)),
      cards: privatesOf(state, seat).map((id) => cardOf(id, id, wording)),
      // 1856-4b: nobody leaves the game before its end
      out: false,
      first: state.priority === seat && !state.auction,
    }
    const scene = playerScene(seat, figures, wording)
    return { ...scene, facts: [...scene.facts, ...freeFact(state, seat, wording)] }
  })

/** 1856-5.2d: what no bid has reserved. */
function freeFact(state: State1856, seat: Seat, { words: { facts } }: Wording1856): Fact[] {
  if (!state.auction) return []
  const free = state.players[seat]!.cash - reservedBy(state, seat)
  return [{ label: facts.free, value: money(free), amount: free }]
}

/** 1856-4d. */
export function scoreFacts(state: State1856, seat: Seat, wording: Wording1856): Fact[] {
  const holdings = holdingsOf(TITLE, state, seat)
  return [
    ...wealthFacts(state.players[seat]!.cash, holdings, wording),
    ...holdings.flatMap(({ corporation: company, count }) => {
      const { loans } = state.corporations[company]
      const each = loans * LOAN.perShareAtEnd
      const label = wording.words.score.loans({ company, count, price: money(-each) })
      return loans === 0 ? [] : [scoreFact(label, -count * each, wording)]
    }),
    ...privatesOf(state, seat).map((id) => scoreFact(PRIVATE[id].called, PRIVATE[id].price, wording)),
  ]
}

/** What lies on the table: privates in the auction, and rights for a corporation on turn. */
export function cardsOnOffer(state: State1856, wording: Wording1856): CardScene[] {
  if (state.auction)
    return unsoldPrivates(state).map((id, place) => ({
      ...cardOf(place === 0 ? FRONT : id, id, wording),
      lot: lotOf(state, id, place === 0, wording),
    }))
  if (!state.operation) return []
  return RIGHTS.filter((right) => !isOwnedByPlayer(state, RIGHT[right].private)).map((right) =>
    rightCard(state, right, wording),
  )
}

/** 1856-5.2b to 1856-5.2f: the front private has a price, unless it is fought for; on the others one bids. */
function lotOf(
  state: State1856,
  id: PrivateId,
  isFront: boolean,
  { words: { facts } }: Wording1856,
): LotScene {
  const bids = state.auction!.bids[id]
  const least = leastBid(state, id)
  if (isFront && !isBiddingWar(state)) {
    const price = frontPrice(state)
    const asks = { label: facts.priceNow, value: money(price), amount: price }
    return { asks, bids, probe: { kind: 'auction-buy' } }
  }
  const asks = { label: facts.leastBid, value: money(least), amount: least }
  const probe: Action1856 = isFront
    ? { kind: 'raise', price: least }
    : { kind: 'bid', private: id, price: least }
  return { asks, bids, probe }
}

/** What it closes as long as no corporation has it, and what it is good for then. */
function cardOf(id: string, of: PrivateId, wording: Wording1856): CardScene {
  const { powers, closesHex, sentences } = wording.words
  const { blocks: hex } = PRIVATE[of]
  const text = sentences([...(hex ? [closesHex({ hex })] : []), powers[of]])
  return { ...privateCard({ id: of, ...PRIVATE[of], text }, [], wording), id }
}

/** 1856-5.1f. */
function rightCard(
  { rights, privates, options }: State1856,
  right: RightId,
  wording: Wording1856,
): CardScene {
  const { facts, rights: named, supplies, list, nobody } = wording.words
  const { left, holders } = rights[right]
  const seller = privates[RIGHT[right].private].owner
  return {
    id: right,
    title: named.names[right],
    text: named.texts[right],
    facts: [
      { label: facts.priceNow, value: money(RIGHT_PRICE), amount: RIGHT_PRICE },
      { label: facts.seller, value: seller === null ? facts.bank : ownerName(wording, seller) },
      { label: facts.left, value: options.bonusRights === 'unlimited' ? supplies.unlimited : String(left) },
      { label: facts.holders, value: list(holders) || nobody },
    ],
  }
}

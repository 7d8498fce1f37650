import { type HexName, tokensOf } from '@roundhouse/board'
import { enterMarket } from '@roundhouse/finance'
import { type ByName, bySeat, largest, type Name, seatOf } from '@roundhouse/kernel/testing/names'
import { CORPORATION, type CorporationId, type PrivateId } from '../../components/companies.ts'
import { PRICES, SHARES } from '../../components/market.ts'
import type { Side } from '../../components/trains.ts'
import type { State1846 } from '../../state.ts'
import { fundCompany } from './purses.ts'
import { assignPrivate, isIn } from './start.ts'
import { putTokenOf } from './tiles.ts'
import { trainOfSide } from './trains.ts'

interface Charter {
  treasury?: number
  market?: number
  trains?: readonly Side[]
  phasedOut?: readonly Side[]
  /** Whether it has operated; it has, if nothing is said. */
  operated?: boolean
  /** Besides the one at home: hex and city. */
  tokens?: readonly (readonly [HexName, number])[]
  /** What is left of its own, if not all that are not among these tokens. */
  tokensLeft?: number
  privates?: readonly PrivateId[]
}

interface Launched extends Charter {
  price: number
  players: ByName
  /** The largest holder, if nothing is said. */
  president?: Name
}

/** A corporation at work, its marker at the bottom of its stack, its token at home. Shares not told of are in its treasury. */
export function corporation(
  state: State1846,
  id: CorporationId,
  { price, players, president = largest(players), ...charter }: Launched,
): void {
  establish(state, id, price, players, charter)
  state.corporations[id].president = seatOf(president)
}

/** 1846-7.0b: a corporation without president, whose certificate is among the shares in the market. */
export function setWithoutPresident(
  state: State1846,
  id: CorporationId,
  { price, players = {}, market = 2, ...charter }: Charter & { price: number; players?: ByName },
): void {
  establish(state, id, price, players, { market, ...charter })
}

/** A corporation that is gone. */
export function closeForGood(state: State1846, ...ids: CorporationId[]): void {
  for (const id of ids) {
    const none = state.players.map(() => 0)
    Object.assign(state.corporations[id], {
      status: 'closed',
      tokensLeft: 0,
      shares: { players: none, treasury: 0, market: 0 },
    })
  }
}

function establish(
  state: State1846,
  id: CorporationId,
  price: number,
  players: ByName,
  {
    treasury = 0,
    market = 0,
    trains = [],
    phasedOut = [],
    operated = true,
    tokens = [],
    tokensLeft = CORPORATION[id].tokens - tokens.length,
    privates = [],
  }: Charter,
): void {
  if (!isIn(state, id)) throw new Error(`${id} is not in this game`)
  const counts = bySeat(players, state.players.length, 0)
  const held = counts.reduce((sum, count) => sum + count, market)
  Object.assign(state.corporations[id], {
    status: 'launched',
    shares: { players: counts, market, treasury: SHARES - held },
    operated,
    tokensLeft,
  })
  fundCompany(state, id, treasury)
  enterMarket(state.market, id, PRICES.indexOf(price))
  if (tokensOf(state.board, id).length === 0) putTokenOf(state, id, CORPORATION[id].home, 0)
  for (const [hex, city] of tokens) putTokenOf(state, id, hex, city)
  for (const owned of privates) assignPrivate(state, owned, id)
  const phasedOutTrains = phasedOut.map((side) => trainOfSide(state, side, true))
  state.corporations[id].trains = [...phasedOutTrains, ...trains.map((side) => trainOfSide(state, side))]
}

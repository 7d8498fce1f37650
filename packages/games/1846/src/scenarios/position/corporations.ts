import { type HexName, placeToken, slotsAt, tokensOf } from '@roundhouse/board'
import { enterMarket } from '@roundhouse/finance'
import { BOARD, HEX } from '../../components/board.ts'
import {
  CORPORATION,
  type CompanyId,
  type CorporationId,
  type PrivateId,
} from '../../components/companies.ts'
import { PRICES, SHARES } from '../../components/market.ts'
import type { Side } from '../../components/trains.ts'
import type { State } from '../../state.ts'
import { type ByName, NAMES, type Name, seatOf } from './names.ts'
import { fundCompany } from './purses.ts'
import { isIn, own } from './start.ts'
import { trainFromBank } from './trains.ts'

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
  state: State,
  id: CorporationId,
  { price, players, president = largest(players), ...charter }: Launched,
): void {
  establish(state, id, price, players, charter)
  state.corporations[id].president = seatOf(president)
}

/** 1846-7.0b: a corporation without president, whose certificate is among the shares in the market. */
export function ownerless(
  state: State,
  id: CorporationId,
  { price, players = {}, market = 2, ...charter }: Charter & { price: number; players?: ByName },
): void {
  establish(state, id, price, players, { market, ...charter })
}

/** A corporation that is gone. */
export function closeForGood(state: State, ...ids: CorporationId[]): void {
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
  state: State,
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
  const counts = state.players.map((_, seat) => players[NAMES[seat]!] ?? 0)
  const held = counts.reduce((sum, count) => sum + count, market)
  Object.assign(state.corporations[id], {
    status: 'launched',
    shares: { players: counts, market, treasury: SHARES - held },
    operated,
    tokensLeft,
  })
  fundCompany(state, id, treasury)
  enterMarket(state.market, id, PRICES.indexOf(price))
  if (tokensOf(state.board, id).length === 0) setToken(state, id, CORPORATION[id].home, 0)
  for (const [hex, city] of tokens) setToken(state, id, hex, city)
  for (const owned of privates) own(state, owned, id)
  const phasedOutTrains = phasedOut.map((side) => trainFromBank(state, side, true))
  state.corporations[id].trains = [...phasedOutTrains, ...trains.map((side) => trainFromBank(state, side))]
}

/** Puts a token into the slot kept for the company, else into one that is kept for nobody, else into any. */
export function setToken(state: State, company: CompanyId, hex: HexName, city: number): void {
  const kept = (HEX.get(hex)?.reservations ?? []).filter(({ stop }) => stop === city)
  const slots = slotsAt(state.board, BOARD, hex)[city] ?? []
  const empty = [...slots.keys()].filter((slot) => slots[slot] === null)
  const own = kept.find((reservation) => reservation.company === company)?.slot
  const free = empty.find((slot) => !kept.some((reservation) => reservation.slot === slot))
  state.board = placeToken(
    state.board,
    BOARD,
    hex,
    city,
    company,
    own !== undefined && empty.includes(own) ? own : (free ?? empty[0]!),
  )
}

const largest = (players: ByName): Name =>
  (Object.keys(players) as Name[]).reduce((most, name) => (players[name]! > players[most]! ? name : most))

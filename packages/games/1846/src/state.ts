import {
  type CorporationState,
  certificatesHeld,
  holdingsOf,
  limitFor,
  type NamedTrain,
  type RanRoute,
  type State18xx,
  sharesWorth,
} from '@roundhouse/18xx'
import type { HexName } from '@roundhouse/board'
import { cellOf, heldByPlayers, type Purse, sharesAt, spaceBeside, spaceOf } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import {
  BLOCKED_BY,
  CORPORATIONS,
  type CompanyId,
  type CorporationId,
  isMinor,
  type MarkerId,
  type MinorId,
  PRIVATE,
  PRIVATES,
  type PrivateId,
} from './components/companies.ts'
import { CHART, PRICES } from './components/market.ts'
import { CERTIFICATE_LIMITS, type PlayerCount } from './components/money.ts'
import type { Side, Type } from './components/trains.ts'
import type { Names1846 } from './events.ts'
import type { Options1846 } from './options.ts'
import { TITLE } from './title.ts'

export type Round = 'draft' | 'stock' | 'operating' | 'over'

/** 1846-9.1, 1846-9.2, 1846-10.3: why the game ended. */
export type EndReason = 'bank' | 'bankruptcy' | 'nothing-left' | 'trains'

export interface Player extends Purse {
  /** 1846-7.0a: out of the game. */
  bankrupt: boolean
}

export interface Train extends NamedTrain {
  side: Side
  /** 1846-8.5. */
  phasedOut: boolean
  /** 1846-6.30a: it has run in this operating round. */
  ran: boolean
}

/** Where shares are besides with players. The president's certificate is two of them. */
export type SharePlace = 'treasury' | 'market'

/** Without president (1846-7.0b) or not launched it has none. */
export interface Corporation extends CorporationState<SharePlace, Train> {
  /** Whether its dividend was decided before. */
  operated: boolean
  /** Not in this game (1846-2.5), not yet launched, at work, or gone (1846-5.25). */
  status: 'removed' | 'waiting' | 'launched' | 'closed'
}

/** A minor is owned through the private of the same name; when that is closed, it is gone. */
export interface Minor {
  treasury: Purse
  trains: Train[]
}

export interface Private {
  status: 'removed' | 'open' | 'closed'
  /** A player or, in a string, a corporation; null before the draft ends and when it is not open. */
  owner: Seat | CorporationId | null
  /** How often its power still works. */
  uses: number
}

/** A card of the draft (1846-3.1), as far as it can be seen (1846-3.4). */
export type Card = PrivateId | 'blank' | 'hidden'

/** 1846-3.A: the draft going on. The hand is the top of the deck. */
export interface Draft {
  seat: Seat
  /** Top first. */
  deck: Card[]
  chosen: Card[][]
  /** 1846-3.6: what the last card costs now, once it is shown. */
  price: number | null
}

/** 1846-10.2: the draft of two players, until everything is sold; operating rounds may come in between. */
export interface OpenDraft {
  seat: Seat
  /** Passes in a row so far. */
  passes: number
  /** How much cheaper the last private has become (1846-3.6). */
  discount: number
}

/** 1846-10.2: the second seat, with which each part of that draft begins. */
export const OPEN_DRAFT_BEGINNER: Seat = 1

/** 1846-6: the operating turn going on. */
export interface Operation {
  company: CompanyId
  /** Issue, track, tokens and running; then the choice of the dividend; then trains. */
  step: 'build' | 'dividend' | 'trains'
  /** 1846-6.20a: tile actions so far. */
  yellowLays: number
  upgrades: number
  /** 1846-6.24a. */
  tokenPlaced: boolean
  /** 1846-6.10a: whether it has issued or redeemed. */
  issued: boolean
  /** 1846-3.67. */
  portMoved: boolean
  /** 1846-3.20: privates bought with nothing else done since. */
  justBought: PrivateId[]
  /** 1846-3.32, 1846-2.9: the private whose first tile was laid just now, where, and the exits it added. */
  firstTile: { private: PrivateId; hex: HexName; exits: number[] } | null
  /** The run being decided on, shown to all. */
  routes: RanRoute[]
  revenue: number
  /** 1846-6.62: the emergency issue of this turn is used up. */
  emergencyIssued: boolean
  /** 1846-6.66: corporations of which the president has sold shares for a train, one block of each (1846-5.20). */
  sold: CorporationId[]
  /** 1846-6.64, 1846-6.66: after an issue or a sale, the train must come from the bank and cost more than this. */
  trainAbove: number | null
}

export interface Markers {
  /** 1846-3.65. */
  port: HexName | null
  beneficiary: CompanyId | null
  /** 1846-3.62, 1846-2.9: where each is, and for whom. */
  placed: Partial<Record<MarkerId, { hex: HexName; corporation: CorporationId }>>
}

export type StateNames1846 = Names1846 & { trainType: Type; train: Train }

/** A set is a stock round and two operating rounds (1846-4.1); the bank is below zero once it is broken (1846-9.1). */
export interface State1846 extends State18xx<StateNames1846> {
  options: Options1846
  round: Round
  players: Player[]
  corporations: Record<CorporationId, Corporation>
  minors: Record<MinorId, Minor>
  privates: Record<PrivateId, Private>
  markers: Markers
  draft: Draft | null
  openDraft: OpenDraft | null
  /** 1846-3.66: while the owner of the Steamboat Company may set its markers; what he has set. */
  steamboat: { seat: Seat; port: boolean; beneficiary: boolean } | null
  operation: Operation | null
  /** 1846-6.57: companies that must return trains, in the order in which they are asked. */
  surplus: CorporationId[]
  /** 1846-10.3: the set with which the game ends, once the bank of two players has sold its last train. */
  lastSet: number | null
  endReason: EndReason | null
}

/** Seats still in the game (1846-7.0a), clockwise. */
export function seatsLeft({ players }: Pick<State1846, 'players'>): Seat[] {
  const seats: Seat[] = []
  for (const [seat, { bankrupt }] of players.entries()) if (!bankrupt) seats.push(seat)
  return seats
}

export const playersIn = (state: Pick<State1846, 'players'>): PlayerCount =>
  state.players.length as PlayerCount

/** In operating order: the market's. */
export const launched = ({ market }: State1846): CorporationId[] => market.map(({ company }) => company)

/** 1846-5.13a: launched or not. */
export const corporationsInGame = ({ corporations }: State1846): CorporationId[] =>
  CORPORATIONS.filter((id) => ['waiting', 'launched'].includes(corporations[id].status))

/** The price of a corporation that has a marker. */
export const priceOf = (state: State1846, id: CorporationId): number => cellOf(CHART, state.market, id).price

/** The price so many spaces to the right, or to the left for a negative number; the ends of the row hold. */
export const priceBeside = (state: State1846, id: CorporationId, steps: number): number =>
  PRICES[spaceBeside(CHART, spaceOf(state.market, id)!, 'right', steps)]!

export const sharesOf = (state: State1846, seat: Seat, id: CorporationId): number =>
  sharesAt(state.corporations[id].shares, seat)

/** 1846-6.10b: shares held by players, the president's certificate being two. */
export const sharesWithPlayers = (state: State1846, id: CorporationId): number =>
  heldByPlayers(state.corporations[id].shares)

export const treasuryOf = (state: State1846, id: CompanyId): Purse =>
  isMinor(id) ? state.minors[id].treasury : state.corporations[id].treasury

export const trainsOf = (state: State1846, id: CompanyId): Train[] =>
  isMinor(id) ? state.minors[id].trains : state.corporations[id].trains

/** 1846-6.54, 1846-8.5: phased-out trains do not count. */
export const trainsCounted = (state: State1846, id: CorporationId): number =>
  state.corporations[id].trains.filter(({ phasedOut }) => !phasedOut).length

export const privatesOf = (state: State1846, owner: Seat | CorporationId): PrivateId[] =>
  PRIVATES.filter((id) => state.privates[id].owner === owner)

/** In play, and not yet anybody's. */
export const unsoldPrivates = ({ privates }: State1846): PrivateId[] =>
  PRIVATES.filter((id) => privates[id].status === 'open' && privates[id].owner === null)

export const ownsPrivate = (state: State1846, owner: Seat | CompanyId, id: PrivateId): boolean =>
  state.privates[id].owner === owner

/** Whether a player, and not a corporation, owns it. */
export const isOwnedByPlayer = (state: State1846, id: PrivateId): boolean =>
  typeof state.privates[id].owner === 'number'

/** Who decides for a company; null for a corporation without president and a minor that nobody owns. */
export function controllerOf(state: State1846, id: CompanyId): Seat | null {
  if (!isMinor(id)) return state.corporations[id].president
  const { owner } = state.privates[id]
  return typeof owner === 'number' ? owner : null
}

/** 1846-5.13b. */
export const certificatesOf = (state: State1846, seat: Seat): number =>
  privatesOf(state, seat).length + certificatesHeld(TITLE, Object.values(state.corporations), seat)

/** 1846-5.13a, 1846-5.13b: a bankruptcy does not change the column. */
export const certificateLimit = (state: State1846): number =>
  limitFor(CERTIFICATE_LIMITS[playersIn(state)], corporationsInGame(state).length)

/** 1846-9.3: cash, shares at the current price, and privates at their printed price. */
export function scoreOf(state: State1846, seat: Seat): number {
  const { bankrupt, cash } = state.players[seat]!
  if (bankrupt) return 0
  let score = cash + sharesWorth(holdingsOf(TITLE, state, seat))
  for (const id of privatesOf(state, seat)) score += PRIVATE[id].price
  return score
}

/** 1846-3.30: the private that keeps everybody off a hex now. */
export const blockingPrivate = (state: State1846, hex: HexName): PrivateId | undefined =>
  (['MC', 'O&I'] as const).find((id) => BLOCKED_BY[id].includes(hex) && isOwnedByPlayer(state, id))

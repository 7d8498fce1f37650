import {
  type CorporationState,
  certificatesHeld,
  holdingsOf,
  type NamedTrain,
  newTrains,
  type RanRoute,
  type State18xx,
  type TrainType,
  trainTypeOf,
} from '@roundhouse/18xx'
import type { HexName } from '@roundhouse/board'
import {
  type Certificates,
  cellOf,
  heldByPlayers,
  type Purse,
  sharesAt,
  sharesWithin,
} from '@roundhouse/finance'
import { byId, type Seat } from '@roundhouse/kernel'
import type { WaitingHex } from './components/board.ts'
import {
  CORPORATIONS,
  type CorporationId,
  isPublicCompany,
  PRIVATE,
  PRIVATES,
  type PrivateId,
  type RightId,
} from './components/companies.ts'
import { CHART, HOLDING_PERCENT, POOL_PERCENT, TEN_SHARES, type Zone } from './components/market.ts'
import { LOAN, type PlayerCount } from './components/money.ts'
import {
  CGR_TRAIN_LIMIT,
  type LastType,
  PERMANENT,
  PHASE,
  TRAIN,
  TYPES,
  type Type,
} from './components/trains.ts'
import type { Names1856 } from './events.ts'
import type { Options1856 } from './options.ts'
import { TITLE } from './title.ts'

export type Round = 'auction' | 'stock' | 'operating' | 'over'

/** 1856-4a, 1856-4b: why the game ended; 1856-4c: nothing would ever happen in it again. */
export type EndReason = 'bank' | 'bankruptcy' | 'nothing-left'

/** Trains of a type are alike. */
export type Train = NamedTrain

/** 1856-0b: where shares are besides with players. The president's certificate is two of them. */
export type SharePlace = 'bank' | 'pool'

export interface Corporation extends CorporationState<SharePlace, Train> {
  /** Not yet started (the CGR: not yet or never formed), at work, gone (1856-1.2t), or part of the CGR (1856-3l). */
  status: 'waiting' | 'launched' | 'closed' | 'merged'
  /** 1856-1.2e, 1856-3i: what a share costs in the bank; null before it is started. */
  par: number | null
  /** 1856-1.2j, 1856-1.2l: the type on offer (1856-0e) when it was started; null before, and for the CGR. */
  startedAt: number | null
  /** 1856-1.2i: what the bank keeps for it. */
  escrow: number
  /** 1856-2.2q: its destination has been reached, for good. */
  connected: boolean
  /** 1856-2.9c: how many it has to repay. */
  loans: number
  /** 1856-0g: it has started an operating turn. */
  operated: boolean
}

export interface Private {
  status: 'open' | 'closed'
  /** A player or, in a string, a corporation; null before it is sold and when it is closed. */
  owner: Seat | CorporationId | null
  /** How often its power still works (1856-5.1c to 1856-5.1e). */
  uses: number
}

/** 1856-5.2c: what a player would pay for a private; it is reserved (1856-5.2d). */
export interface Bid {
  seat: Seat
  amount: number
}

/** 1856-5.2a: the auction going on. The front private is the first unsold one; bids on it by several are a bidding war (1856-5.2f). */
export interface Auction {
  /** Whose normal turn it is, or is next after a bidding war (1856-5.2g). */
  seat: Seat
  /** Passes in a row so far. */
  passes: number
  /** 1856-5.2h: how much cheaper Flos Tramway has become. */
  discount: number
  /** One of each bidder, the lowest first. */
  bids: Record<PrivateId, Bid[]>
}

/** 1856-2d: the steps of an operating turn. */
export const OPERATING_STEPS = [
  'home',
  'track',
  'token',
  'run',
  'interest',
  'dividend',
  'trains',
  'loans',
] as const
export type OperatingStep = (typeof OPERATING_STEPS)[number]

/** 1856-2: the operating turn going on. */
export interface Operation {
  company: CorporationId
  step: OperatingStep
  /** 1856-2.2a: its tile of this turn is laid, be it by Waterloo & Saugeen (1856-5.1c). */
  tileLaid: boolean
  /** 1856-2.3a: its token of this turn is placed, be it by Waterloo & Saugeen (1856-5.1c). */
  tokenPlaced: boolean
  /** 1856-5.1c: Waterloo & Saugeen has been used, and closes as the turn ends. */
  waterlooUsed: boolean
  /** 1856-2.9c. */
  loanTaken: boolean
  /** 1856-2.9d. */
  loanRepaid: boolean
  /** 1856-3p: the CGR has borrowed a train for this turn, which is among nobody's trains. */
  borrowed: boolean
  /** The run of this turn, shown to all. */
  routes: RanRoute[]
  /** 1856-2.5b: its income, less the interest paid out of it. */
  revenue: number
  /** 1856-2.5c, 1856-2.8b: what the president still has to pay, for which he must sell shares. */
  due: number
  /** 1856-2.7k: corporations of which the president has sold a block to raise money in this step. */
  sold: CorporationId[]
}

/** 1856-3: the formation of the CGR going on, inside the turn of the buyer of the first 6-train. */
export interface Formation {
  /** Whoever was president of the buyer: players are taken in order beginning with him. */
  trigger: Seat
  /** 1856-3n: the corporation that bought the train. */
  buyer: CorporationId
  /** Rescue or merge (1856-3c); then the president of the CGR chooses tokens on one tile and gives up surplus ones (1856-3j), and trains (1856-3k). */
  step: 'decide' | 'tokens' | 'surplus-tokens' | 'trains'
  /** 1856-3c: corporations of which the presidents are still to decide, in the order in which they are asked. */
  toDecide: CorporationId[]
  /** Corporations that merge or have merged. */
  merged: CorporationId[]
  /** Those that their presidents have rescued. */
  rescued: CorporationId[]
}

/** 1856-5.1f. */
export interface Right {
  holders: CorporationId[]
  /** Markers that the bank has for sale; with the option `unlimited` they do not matter. */
  left: number
}

export type StateNames1856 = Names1856 & { trainType: Type; train: Train }

/** A set is a stock round and the operating rounds after it; the bank is below zero once it is broken (1856-4a). */
export interface State1856 extends State18xx<StateNames1856> {
  options: Options1856
  round: Round
  corporations: Record<CorporationId, Corporation>
  privates: Record<PrivateId, Private>
  auction: Auction | null
  /** 1856-1.1f, 1856-1.2a: what the player on turn has bought in this turn of the stock round. */
  boughtNow: CorporationId | PrivateId | null
  /** 1856-2a: operating rounds of this set, as they were fixed when its stock round ended. */
  operatingRounds: number
  operation: Operation | null
  /** 1856-2.1c, 1856-5.1c: tokens on a hex without a tile; with one there, a city is chosen before anything else. */
  waitingTokens: Partial<Record<WaitingHex, CorporationId>>
  /** 1856-5.1e: where the port marker is, and for whom. */
  port: { hex: HexName; corporation: CorporationId } | null
  rights: Record<RightId, Right>
  formation: Formation | null
  /** 1856-3m: corporations in the game when the formation was settled, be a CGR formed or not (1856-3d); null before. */
  corporationsAtFormation: number | null
  /** 1856-3p: the CGR has owned a 5-, 6- or last train. */
  cgrOwnedPermanent: boolean
  endReason: EndReason | null
}

export const playersIn = (state: Pick<State1856, 'players'>): PlayerCount =>
  state.players.length as PlayerCount

/** Everybody, clockwise (1856-0h): nobody leaves the game before its end (1856-4b). */
export const seatsOf = ({ players }: Pick<State1856, 'players'>): Seat[] => [...players.keys()]

/** The seats in player order beginning with one (1856-3c, 1856-3f). */
export function seatsFrom({ players }: Pick<State1856, 'players'>, first: Seat): Seat[] {
  return players.map((_, step) => (first + step) % players.length)
}

/** In operating order (1856-2c): the market's. */
export const launched = ({ market }: Pick<State1856, 'market'>): CorporationId[] =>
  market.map(({ company }) => company)

/** 1856-3d: a CGR that is not formed takes no part. */
export const isCgrFormed = ({ corporations }: State1856): boolean => corporations.CGR.status === 'launched'

/** 1856-3m: the CGR if it is formed, and all others that are not closed or merged, started or not. */
export const corporationsInGame = ({ corporations }: State1856): CorporationId[] =>
  CORPORATIONS.filter((id) => {
    const { status } = corporations[id]
    return status === 'launched' || (status === 'waiting' && isPublicCompany(id))
  })

/** The market price of a corporation that has a marker. */
export const priceOf = (state: State1856, id: CorporationId): number => cellOf(CHART, state.market, id).price

/** 1856-1.2e, 1856-1.2a: what a share costs in the bank, of a corporation that is started. */
export const parOf = ({ corporations }: State1856, id: CorporationId): number => corporations[id].par!

/** 1856-1.2p: the zone that its price is in. */
export const zoneOf = (state: State1856, id: CorporationId): Zone | undefined =>
  cellOf(CHART, state.market, id).marks.find((mark) => mark !== 'par')

export const sharesOf = (state: State1856, seat: Seat, id: CorporationId): number =>
  sharesAt(state.corporations[id].shares, seat)

/** 1856-0d, 1856-3g: how it is cut. */
export const certificatesFor = ({ corporations }: State1856, id: CorporationId): Certificates =>
  TITLE.certificates(corporations[id])

/** 1856-2.8b, 1856-2.9d: how many loans it may have, a share with a player for each. */
export const sharesWithPlayers = ({ corporations }: State1856, id: CorporationId): number =>
  heldByPlayers(corporations[id].shares)

/** 1856-1.2f: shares that the bank has sold, the president's certificate being two. */
export const sharesSold = ({ corporations }: State1856, id: CorporationId): number =>
  TEN_SHARES.shares - corporations[id].shares.bank

/** 1856-3h: the president of the CGR has one share, and half of a certificate to complete. */
export function hasHalfCertificate({ corporations }: State1856, seat: Seat): boolean {
  const { president, shares } = corporations.CGR
  return president === seat && sharesAt(shares, seat) === 1
}

/** 1856-0c. */
export const treasuryOf = ({ corporations }: State1856, id: CorporationId): Purse => corporations[id].treasury

export const trainsOf = ({ corporations }: State1856, id: CorporationId): Train[] => corporations[id].trains

/** 1856-0f. */
export const typeOf = ({ id }: Train): Type => trainTypeOf(id)

/** 1856-6d: the last type of this game. */
export const lastType = ({ options }: Pick<State1856, 'options'>): LastType =>
  options.eightTrain ? '8' : 'D'

const NUMBERED = TYPES.filter((type) => TRAIN[type].count !== null)

const TYPES_BY_LAST = byId(['D', '8'], (last: LastType): TrainType<Type>[] =>
  [...NUMBERED, last].map((type) => ({ type, count: TRAIN[type].count })),
)

/** 1856-6d: the types of this game with the number of each. */
export const trainTypes = (state: Pick<State1856, 'options'>): readonly TrainType<Type>[] =>
  TYPES_BY_LAST[lastType(state)]

/** 1856-0e: the number of the lowest type of which the bank has a new train; 6 in the end. */
export function typeOnOffer(state: Pick<State1856, 'options' | 'depot'>): number {
  const offered = NUMBERED.find((type) => newTrains(state.depot, { type, count: TRAIN[type].count }) > 0)
  return Number(offered ?? NUMBERED.at(-1))
}

/** Whether the phase of this type has begun (1856-0f). */
export const hasBegun = ({ phase }: Pick<State1856, 'phase'>, type: Type): boolean =>
  TYPES.indexOf(phase) >= TYPES.indexOf(type)

/** 1856-3p: trains that the CGR needs to be like any other corporation. */
export const isPermanent = (train: Train): boolean => PERMANENT.includes(typeOf(train))

/** 1856-3p: the state in which the CGR pays no dividend and has a price that does not move. */
export function lacksPermanentTrain(state: State1856, id: CorporationId): boolean {
  if (id !== 'CGR') return false
  return state.options.cgrPermanentTrain === 'everOwned'
    ? !state.cgrOwnedPermanent
    : !state.corporations.CGR.trains.some(isPermanent)
}

/** 1856-2.7d, 1856-3k. */
export const trainLimit = ({ phase }: State1856, id: CorporationId): number =>
  id === 'CGR' ? CGR_TRAIN_LIMIT : PHASE[phase].trainLimit

/** 1856-3p: a borrowed train counts towards the limit in the turn in which it is borrowed. */
export const trainsCounted = (state: State1856, id: CorporationId): number =>
  trainsOf(state, id).length + (state.operation?.company === id && state.operation.borrowed ? 1 : 0)

/** 1856-2.7e: those that must give up trains, in operating order; while the CGR is being formed nobody is asked. */
export function corporationsOverLimit(state: State1856): CorporationId[] {
  const over: CorporationId[] = []
  if (state.formation) return over
  for (const { company } of state.market)
    if (trainsOf(state, company).length > trainLimit(state, company)) over.push(company)
  return over
}

/** 1856-2.1c, 1856-5.1c: the hex on which a city must be chosen for a token that waited for a tile. */
export const hexToChooseCity = ({ waitingTokens, board }: State1856): WaitingHex | undefined =>
  (Object.keys(waitingTokens) as WaitingHex[]).find((hex) => board.tiles[hex] !== undefined)

export const privatesOf = (state: State1856, owner: Seat | CorporationId): PrivateId[] =>
  PRIVATES.filter((id) => state.privates[id].owner === owner)

/** In the order of sale (1856-5.2a); the first is the front one. */
export const unsoldPrivates = ({ privates }: State1856): PrivateId[] =>
  PRIVATES.filter((id) => privates[id].status === 'open' && privates[id].owner === null)

export const ownsPrivate = (state: State1856, owner: Seat | CorporationId, id: PrivateId): boolean =>
  state.privates[id].owner === owner

/** Whether a player, and not a corporation, owns it. */
export const isOwnedByPlayer = (state: State1856, id: PrivateId): boolean =>
  typeof state.privates[id].owner === 'number'

/** 1856-2.2j: the private that keeps everybody off a hex now. */
export const blockingPrivate = (state: State1856, hex: HexName): PrivateId | undefined =>
  PRIVATES.find((id) => PRIVATE[id].blocks === hex && isOwnedByPlayer(state, id))

/** Who decides for a corporation; null for one without president. */
export const controllerOf = (state: State1856, id: CorporationId): Seat | null =>
  state.corporations[id].president

/** 1856-1.2m: the most shares that a player may buy himself up to. */
export const holdingLimit = (state: State1856, id: CorporationId): number => {
  const certificates = certificatesFor(state, id)
  return zoneOf(state, id) === 'brown' ? certificates.shares : sharesWithin(certificates, HOLDING_PERCENT)
}

/** 1856-1.1d, 1856-1.2d: the most shares that the pool takes, and with which the bank still sells. */
export const poolLimit = (state: State1856, id: CorporationId): number =>
  sharesWithin(certificatesFor(state, id), POOL_PERCENT)

/** 1856-1d: corporations of which the player holds more than he may. */
export const overheld = (state: State1856, seat: Seat): CorporationId[] =>
  launched(state).filter((id) => sharesOf(state, seat, id) > holdingLimit(state, id))

/** 1856-1.2n, 1856-1.2p: whether its certificates count. */
export const countsTowardsLimit = (state: State1856, id: CorporationId): boolean =>
  zoneOf(state, id) === undefined

/** 1856-1.2n. */
export const certificatesOf = (state: State1856, seat: Seat): number =>
  privatesOf(state, seat).length +
  certificatesHeld(
    TITLE,
    launched(state)
      .filter((id) => countsTowardsLimit(state, id))
      .map((id) => state.corporations[id]),
    seat,
  )

/** 1856-4d: cash, shares at the market price less the loans on them, and privates at their face value. */
export function scoreOf(state: State1856, seat: Seat): number {
  let score = state.players[seat]!.cash
  for (const { corporation, count, price } of holdingsOf(TITLE, state, seat))
    score += count * (price - state.corporations[corporation].loans * LOAN.perShareAtEnd)
  for (const id of privatesOf(state, seat)) score += PRIVATE[id].price
  return score
}

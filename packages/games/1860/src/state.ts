import {
  type CorporationState,
  certificatesHeld,
  type Deal,
  type NamedTrain,
  newTrains,
  type RanRoute,
  type State18xx,
  trainTypeOf,
} from '@roundhouse/18xx'
import { cellOf, heldByPlayers, type Purse, sharesAt, spaceOf } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import {
  AUCTIONED,
  type AuctionedId,
  CORPORATIONS,
  type CorporationId,
  type Layer,
  PRIVATE,
  PRIVATES,
  type PrivateId,
  STARTING_PRIVATES,
} from './components/companies.ts'
import { CHART } from './components/market.ts'
import { CERTIFICATE_LIMIT, type CREDITS, type PlayerCount } from './components/money.ts'
import { PHASE, PHASES, type Phase, phaseOf, TRAIN, TYPES, type Type } from './components/trains.ts'
import type { Names1860 } from './events.ts'
import type { Options1860 } from './options.ts'
import { TITLE } from './title.ts'

export type Round = 'auction' | 'stock' | 'operating' | 'over'

/** 1860-END.1 to 1860-END.3: why the game ended; or nothing would ever happen in it again (1860-NAT.1). */
export type EndReason = 'highest-price' | 'bank' | 'nationalisation' | 'nothing-left'

/** Trains of a type are alike. */
export type Train = NamedTrain

/** Where shares are besides with players: never sold, or sold to the bank. The president's certificate is two of them. */
export type SharePlace = 'ipo' | 'pool'

export interface Corporation extends CorporationState<SharePlace, Train> {
  /** 1860-SET.7: in credits. */
  treasury: Purse<typeof CREDITS>
  /** 1860-LAY.4, 1860-BKR.7: what a share costs in the IPO; null while its president's certificate was not bought, or not again. */
  par: number | null
  /** 1860-LAY.2, 1860-MKT.3: it has taken an operating turn, be it before a bankruptcy. */
  operated: boolean
  /** 1860-INS.1, 1860-REC.3: until it buys a train. */
  insolvent: boolean
  /** 1860-BKR.3: its tokens are turned over, from the bankruptcy until it floats again. */
  bankrupt: boolean
}

export interface Private {
  /** 1860-SET.5, 1860-PRIV.7: Fishbourne waits for phase 6. 1860-PRIV.6: closed ones are out of the game. */
  status: 'aside' | 'open' | 'closed'
  /** null: the bank, or nobody yet. */
  owner: Seat | null
}

/** 1860-AUC.1: the auction of a right to choose, of which there are as many as lots. */
export interface Auction {
  /** Whose turn it is; once `winner` is known, his. */
  seat: Seat
  /** 1860-AUC.3: the highest bid so far. */
  high: { seat: Seat; amount: number } | null
  /** 1860-AUC.5: who has passed since the highest bid, or since the beginning; the first of them first. */
  passed: Seat[]
  /** With the option `auctionReentry: out`: who has passed in this auction. */
  out: Seat[]
  /** 1860-AUC.7: who chooses a lot now. */
  winner: Seat | null
}

/** 1860-OR.3: the steps of an operating turn; before them the trains above the limit are handed back. */
export const OPERATING_STEPS = ['return-trains', 'track', 'token', 'run', 'dividend', 'trains'] as const
export type OperatingStep = (typeof OPERATING_STEPS)[number]

/** 1860-OR.3: the operating turn going on. */
export interface Operation {
  company: CorporationId
  step: OperatingStep
  /** 1860-TR.1: yellow tiles laid in this turn, while another may be laid. */
  tilesLaid: number
  /** 1860-INS.4: what it runs in this turn, which is not its own. */
  leased: Type | null
  /** The run of this turn, shown to all. */
  routes: RanRoute[]
  revenue: number
}

/** 1860-NAT: operating rounds only. */
export interface Nationalisation {
  /** 1860-NAT.7: companies that are not closed yet. */
  operating: CorporationId[]
  /** 1860-NAT.4: the revenue track, by what each has paid in this round or, before its turn, in the last one. */
  revenues: Partial<Record<CorporationId, number>>
  /** 1860-NAT.8, 1860-NAT.10: the game ends with this round. */
  lastRound: boolean
}

export type StateNames1860 = Names1860 & { trainType: Type; train: Train }

/** A set is a stock round and the operating rounds after it. The bank is below zero once it is broken (1860-END.2). */
export interface State1860 extends State18xx<StateNames1860> {
  options: Options1860
  round: Round
  /** 1860-SET.6: what companies have got of credits is owed here; they have no limit. */
  companyBank: Purse<typeof CREDITS>
  corporations: Record<CorporationId, Corporation>
  privates: Record<PrivateId, Private>
  auction: Auction | null
  /** 1860-LAY.2, 1860-LAY.3: layers up to this one are open. */
  layersOpen: Layer
  /** 1860-SR.2: what the player on turn has bought in this turn of the stock round. */
  boughtNow: CorporationId | PrivateId | null
  /** 1860-PRIV.3: for each seat the privates sold in this stock round. */
  privatesSold: PrivateId[][]
  /** 1860-MKT.5: what each share of a company is paid that is sold in this turn of the stock round. */
  soldAt: Partial<Record<CorporationId, number>>
  /** 1860-FLO.3: it has just floated, and its president lays its home tile before anything else. */
  homeTileOf: CorporationId | null
  /** 1860-OR.1: operating rounds of this set, as they were fixed when its stock round ended. */
  operatingRounds: number
  operation: Operation | null
  /** 1860-BUY.3. */
  deal: Extract<Deal<CorporationId, PrivateId>, { kind: 'train' }> | null
  /** 1860-SOU.2: a stock round has begun since the Southern Railway was formed. */
  southernInForce: boolean
  /** 1860-NAT.1: null before. */
  nationalisation: Nationalisation | null
  endReason: EndReason | null
}

export const playersIn = (state: Pick<State1860, 'players'>): PlayerCount =>
  state.players.length as PlayerCount

/** Everybody, clockwise (1860-SET.1). */
export const seatsOf = ({ players }: Pick<State1860, 'players'>): Seat[] => [...players.keys()]

/** The seats clockwise beginning with one. */
export const seatsFrom = ({ players }: Pick<State1860, 'players'>, first: Seat): Seat[] =>
  players.map((_, step) => (first + step) % players.length)

/** 1860-SET.5: what is left for the winners of auctions. */
export const privatesToAuction = ({ privates }: State1860): PrivateId[] =>
  STARTING_PRIVATES.filter((id) => privates[id].owner === null)

export const presidenciesToAuction = ({ corporations }: State1860): AuctionedId[] =>
  AUCTIONED.filter((id) => corporations[id].par === null)

/** 1860-PRIV.4: for a share of which company it is exchanged. */
export const parentOf = (
  { options }: Pick<State1860, 'options'>,
  id: PrivateId,
): CorporationId | undefined =>
  options.privateExchange === 'seedTable' ? PRIVATE[id].otherParent : PRIVATE[id].parent

/** 1860-SET.3, 1860-PRIV.5, 1860-BKR.9: the shares of the IPO that are kept for the owner of a private. */
export const sharesReserved = (state: State1860, id: CorporationId): number =>
  STARTING_PRIVATES.some((one) => parentOf(state, one) === id && state.privates[one].status !== 'closed')
    ? 1
    : 0

export const privatesOf = (state: State1860, owner: Seat): PrivateId[] =>
  PRIVATES.filter((id) => state.privates[id].owner === owner)

/** 1860-PRIV.3, 1860-PRIV.7: those that the bank sells, after the auction. */
export const privatesInBank = ({ privates }: State1860): PrivateId[] =>
  PRIVATES.filter((id) => privates[id].status === 'open' && privates[id].owner === null)

/** 1860-SR.5: its president's certificate was bought, and it was not bankrupt since. */
export const isStarted = ({ corporations }: State1860, id: CorporationId): boolean =>
  corporations[id].par !== null

/** 1860-FLO.1: it has a marker, until it is bankrupt. */
export const isFloated = ({ market }: Pick<State1860, 'market'>, id: CorporationId): boolean =>
  spaceOf(market, id) !== undefined

/** In operating order (1860-OR.2): the market's. */
export const floated = ({ market }: Pick<State1860, 'market'>): CorporationId[] =>
  market.map(({ company }) => company)

/** 1860-REC.1, 1860-REC.5: its president's certificate is in the pool. */
export const inReceivership = (state: State1860, id: CorporationId): boolean =>
  isStarted(state, id) && state.corporations[id].president === null

export const parOf = ({ corporations }: State1860, id: CorporationId): number => corporations[id].par!

/** The share price of a company that is started: before it floats its par price (1860-SR.8, 1860-END.5). */
export const priceOf = (state: State1860, id: CorporationId): number =>
  isFloated(state, id) ? cellOf(CHART, state.market, id).price : parOf(state, id)

export const sharesOf = (state: State1860, seat: Seat, id: CorporationId): number =>
  sharesAt(state.corporations[id].shares, seat)

/** 1860-FLO.1: shares in the pool do not help. */
export const sharesWithPlayers = ({ corporations }: State1860, id: CorporationId): number =>
  heldByPlayers(corporations[id].shares)

export const treasuryOf = ({ corporations }: State1860, id: CorporationId): Purse => corporations[id].treasury

export const trainsOf = ({ corporations }: State1860, id: CorporationId): Train[] => corporations[id].trains

export const isTrainless = (state: State1860, id: CorporationId): boolean => trainsOf(state, id).length === 0

export const typeOf = ({ id }: Train): Type => trainTypeOf(id)

/** 1860-SET.4: the types of this game with the number of each. */
export const trainTypes = ({ options }: Pick<State1860, 'options'>): { type: Type; count: number | null }[] =>
  TYPES.map((type) => ({ type, count: type === '7+4' ? options.sevenPlusFour : TRAIN[type].count }))

/** 1860-BUY.2: the type on top of the stack; there is always one (1860-PH.3). */
export const typeOnTop = (state: Pick<State1860, 'options' | 'depot'>): Type =>
  trainTypes(state).find((one) => newTrains(state.depot, one) > 0)!.type

/** Whether a phase has begun (1860-PH.1). */
export const hasBegun = ({ phase }: Pick<State1860, 'phase'>, other: Phase): boolean =>
  PHASES.indexOf(phase) >= PHASES.indexOf(other)

/** Whether trains of this type have been for sale and begun their phase. */
export const hasBegunWith = (state: Pick<State1860, 'phase'>, type: Type): boolean =>
  hasBegun(state, phaseOf(type))

/** 1860-BUY.8; null for none (option `trainLimit`). */
export const trainLimit = ({ options, phase }: State1860): number | null =>
  options.trainLimit === 'off' ? null : PHASE[phase].trainLimit

/** 1860-SOU.1: formed by the first 9+5. */
export const isSouthernFormed = (state: Pick<State1860, 'phase'>): boolean => hasBegun(state, '9')

/** 1860-SOU.2, 1860-NAT.3: track, tokens and halts are of no use any more. */
export const isBuildingOver = ({ southernInForce, nationalisation, options }: State1860): boolean =>
  southernInForce || (nationalisation !== null && options.nationalisationTrack === 'none')

/** 1860-CERT.1, 1860-CERT.4; null for none. */
export const certificateLimit = (state: State1860): number | null =>
  hasBegun(state, '8') ? null : CERTIFICATE_LIMIT[playersIn(state)]

/** 1860-CERT.1. */
export const certificatesOf = (state: State1860, seat: Seat): number =>
  privatesOf(state, seat).length +
  certificatesHeld(
    TITLE,
    CORPORATIONS.map((id) => state.corporations[id]),
    seat,
  )

/** 1860-OR.4, 1860-REC.2: who decides for a company; without a president whoever has the priority deal. */
export const controllerOf = ({ corporations, priority }: State1860, id: CorporationId): Seat =>
  corporations[id].president ?? priority

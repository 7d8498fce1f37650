import type { EventOf, Events18xx, RanRoute } from '@roundhouse/18xx'
import type { HexName } from '@roundhouse/board'
import type { Seat } from '@roundhouse/kernel'
import type { Actions1856 } from './actions.ts'
import type { WaitingHex } from './components/board.ts'
import type { CorporationId, PrivateId, RightId } from './components/companies.ts'
import type { LastType, Phase } from './components/trains.ts'
import type { EndReason, SharePlace } from './state.ts'

/** Whoever has cash. */
export type PurseName = 'bank' | Seat | CorporationId

/** What 1856 calls the things that its events tell of. */
export interface Names1856 {
  corporation: CorporationId
  company: CorporationId
  private: PrivateId
  purse: PurseName
  sharePlace: SharePlace
  reason:
    | 'full-capital'
    | 'escrow'
    | 'interest'
    | 'loan'
    | 'repayment'
    | 'right'
    | 'merger'
    | 'half-certificate'
    | 'bankruptcy'
  phase: Phase
  route: RanRoute
  choice: Actions1856['dividend']['choice']
  end: EndReason
}

/** Everything that can happen, by kind. */
export interface Events1856 extends Events18xx<Names1856> {
  // 1856-6
  'set-up': { privates: PrivateId[]; corporations: CorporationId[] }
  // 1856-5.2a to 1856-5.2f
  bid: { seat: Seat; private: PrivateId; amount: number }
  'auction-passed': { seat: Seat }
  'price-cut': { private: PrivateId; price: number }
  'bidding-war': { private: PrivateId; seats: Seat[] }
  'dropped-out': { seat: Seat; private: PrivateId }
  // 1856-1
  /** An offer of one player to another, which waits for its answer. */
  'private-offered': { private: PrivateId; seat: Seat; by: Seat; price: number }
  /** 1856-1.2e, 1856-1.2l: how it is paid for its shares. */
  started: { corporation: CorporationId; startedAt: number }
  /** 1856-1.2i: what so much of a share's price that the bank gets adds to its escrow. */
  'escrow-kept': { corporation: CorporationId; amount: number }
  /** 1856-2.2q, 1856-1.2j: the bank has paid it, or it is lost with its corporation (1856-1.2t, 1856-3e). */
  'escrow-ended': { corporation: CorporationId; amount: number; paid: boolean }
  /** 1856-3h: the president of the CGR, or who becomes it, pays for the second half, which is a share more. */
  'certificate-completed': { seat: Seat; price: number }
  // 1856-2
  /** 1856-1.2g: too few of its shares are sold when its turn comes. */
  'not-floated': { corporation: CorporationId; sold: number; needed: number }
  'token-waiting': { corporation: CorporationId; hex: WaitingHex; by?: PrivateId }
  /** A token that waited is in a city. */
  'city-chosen': { corporation: CorporationId; hex: WaitingHex; city: number }
  connected: { corporation: CorporationId }
  'train-borrowed': { corporation: CorporationId; type: LastType }
  'borrowed-train-returned': { corporation: CorporationId; type: LastType }
  'loan-taken': { corporation: CorporationId; loans: number }
  'loans-repaid': { corporation: CorporationId; count: number; loans: number }
  /** 1856-2.5b: interest that the treasury could not pay. */
  'income-reduced': { corporation: CorporationId; amount: number }
  'traded-in': { corporation: CorporationId; train: string }
  'forced-purchase': { corporation: CorporationId; seat: Seat }
  /** What the president has to raise by sales, for interest or loans. */
  'money-due': { corporation: CorporationId; seat: Seat; amount: number }
  bankruptcy: { seat: Seat; corporation: CorporationId }
  // 1856-5.1e, 1856-5.1f
  'port-set': { hex: HexName; corporation: CorporationId }
  'port-removed': object
  'right-gained': { right: RightId; corporation: CorporationId }
  /** To the bank's supply, or out of the game. */
  'right-lost': { right: RightId; corporation: CorporationId; toBank: boolean }
  // 1856-3
  'formation-begun': { trigger: Seat; buyer: CorporationId; toDecide: CorporationId[] }
  rescued: { corporation: CorporationId; seat: Seat }
  merged: { corporation: CorporationId }
  /** 1856-3f: what a player or the pool gets for shares of merged corporations. */
  exchanged: { holder: Seat | 'pool'; shares: number; received: number }
  /** 1856-3g to 1856-3i: its shares, those left in the bank among them. */
  'cgr-formed': { merged: CorporationId[]; president: Seat; shares: 10 | 20; inBank: number; par: number }
  'train-merged': { train: string; from: CorporationId }
  /** 1856-3j: a token of a merged corporation becomes one of the CGR. */
  'token-exchanged': { from: CorporationId; hex: HexName; city: number | null }
  /** 1856-3d, 1856-3m: nothing more is decided; so many corporations are in the game. */
  'formation-settled': { corporations: number }
}

export type Event1856 = EventOf<Events1856>

/** An event of this kind. */
export type EventOf1856<Kind extends Event1856['kind']> = EventOf<Events1856, Kind>

/** What a payment is for. */
export type Reason = EventOf1856<'paid'>['reason']

export type Emit1856 = (event: Event1856) => void

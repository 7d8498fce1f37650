import type { EventOf, Events18xx, RanRoute } from '@roundhouse/18xx'
import type { HexName } from '@roundhouse/board'
import type { Seat } from '@roundhouse/kernel'
import type { Actions1860 } from './actions.ts'
import type { CorporationId, Layer, PrivateId } from './components/companies.ts'
import type { Phase, Type } from './components/trains.ts'
import type { EndReason, SharePlace } from './state.ts'

/** Whoever has cash: players pounds, companies credits (1860-SET.7), the bank both. */
export type PurseName = 'bank' | Seat | CorporationId

/** What 1860 calls the things that its events tell of. */
export interface Names1860 {
  corporation: CorporationId
  company: CorporationId
  private: PrivateId
  purse: PurseName
  sharePlace: SharePlace
  /** What the auction brings in, what a company gets as it floats and for halts, and what the bank pays for a private. */
  reason: 'premium' | 'capital' | 'subsidy' | 'private-sale'
  phase: Phase
  route: RanRoute
  choice: Actions1860['dividend']['choice']
  end: EndReason
}

/** Everything that can happen, by kind. */
export interface Events1860 extends Events18xx<Names1860> {
  // 1860-SET
  'set-up': { privates: PrivateId[]; corporations: CorporationId[] }
  // 1860-AUC
  bid: { seat: Seat; amount: number }
  'auction-passed': { seat: Seat }
  /** 1860-AUC.5, 1860-AUC.6: he chooses a lot; the premium is paid as he is told the winner. */
  'auction-won': {
    seat: Seat
    premium: number
    /** Nobody has bid, and he passed first. */
    unbid?: true
  }
  /** 1860-AUC.8: he pays less than the price of what he takes, all that he has. */
  'price-reduced': { seat: Seat; lot: PrivateId | CorporationId; price: number }
  // 1860-PRIV
  /** 1860-PRIV.2: the bank owns it now. */
  'private-sold': { seat: Seat; private: PrivateId; price: number }
  /** 1860-PRIV.4: the private is closed for a share from the IPO. */
  exchanged: { seat: Seat; private: PrivateId; corporation: CorporationId }
  /** 1860-PRIV.7: whoever wants can buy it from now on. */
  'fishbourne-for-sale': object
  // 1860-LAY.2
  'layer-opened': { layer: Layer }
  // 1860-FLO, 1860-BKR.8
  floated: { corporation: CorporationId; capital: number; again: boolean }
  /** 1860-FLO.3: no tile that fits is left. */
  'home-tile-skipped': { corporation: CorporationId; hex: HexName }
  // 1860-OR
  /** 1860-RUN.12. */
  subsidised: { corporation: CorporationId; halts: number; amount: number }
  /** 1860-BUY.7. */
  'forced-purchase': { corporation: CorporationId }
  // 1860-INS
  insolvent: { corporation: CorporationId }
  solvent: { corporation: CorporationId }
  /** 1860-INS.4: for the run of this turn. */
  leased: { corporation: CorporationId; type: Type }
  // 1860-BKR
  bankrupt: { corporation: CorporationId }
  /** 1860-BKR.6: the stock round that begins anew has the number of this one. */
  'stock-round-broken-off': { corporation: CorporationId }
  // 1860-SOU
  'southern-formed': object
  /** 1860-SOU.2: no track, no tokens and no halts any more. */
  'southern-in-force': object
  // 1860-NAT
  nationalised: { corporations: CorporationId[] }
  /** 1860-NAT.7: they pay nothing any more, and keep their prices (1860-NAT.9). */
  retired: { corporations: CorporationId[] }
}

export type Event1860 = EventOf<Events1860>

/** An event of this kind. */
export type EventOf1860<Kind extends Event1860['kind']> = EventOf<Events1860, Kind>

/** What a payment is for. */
export type Reason = EventOf1860<'paid'>['reason']

export type Emit1860 = (event: Event1860) => void

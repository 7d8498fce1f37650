import type { EventOf, Events18xx, RanRoute } from '@roundhouse/18xx'
import type { HexName } from '@roundhouse/board'
import type { Seat } from '@roundhouse/kernel'
import type { Actions1846 } from './actions.ts'
import type { CompanyId, CorporationId, MarkerId, PrivateId } from './components/companies.ts'
import type { Phase, Side } from './components/trains.ts'
import type { Card, EndReason, SharePlace } from './state.ts'

/** Whoever has cash. */
export type PurseName = 'bank' | Seat | CompanyId

/** What 1846 calls the things that its events tell of. */
export interface Names1846 {
  corporation: CorporationId
  company: CompanyId
  private: PrivateId
  purse: PurseName
  sharePlace: SharePlace
  reason: 'draft' | 'launch-bonus' | 'issue' | 'redemption' | 'minor' | 'bankruptcy'
  phase: Phase
  route: RanRoute
  choice: Actions1846['dividend']['choice']
  end: EndReason
}

/** Everything that can happen, by kind. */
export interface Events1846 extends Events18xx<Names1846> {
  // 1846-2, 1846-3
  'set-up': {
    removed: (PrivateId | CorporationId)[]
    privates: PrivateId[]
    corporations: CorporationId[]
  }
  drafted: { seat: Seat }
  chose: { to: Seat; card: Card }
  'last-card': { card: PrivateId; price: number }
  declined: { seat: Seat; price: number }
  'draft-resumed': { seat: Seat }
  // 1846-5
  sold: Events18xx<Names1846>['sold'] & {
    /** 1846-7.0a (3): what a bankrupt player could not sell; no price moves. */
    surrendered?: true
  }
  // 1846-6
  'port-set': { hex: HexName; by: Seat | CorporationId }
  'markers-left': { seat: Seat }
  'beneficiary-set': { company: CompanyId; by: Seat | CorporationId }
  issued: { corporation: CorporationId; count: number; price: number; emergency: boolean }
  redeemed: { corporation: CorporationId; count: number; price: number }
  'second-token': { corporation: CorporationId; hex: HexName }
  'marker-placed': { marker: MarkerId; hex: HexName; corporation: CorporationId }
  'marker-removed': { marker: MarkerId | 'SC' }
  'train-bought': Events18xx<Names1846>['train-bought'] & { side: Side }
  'last-train': { lastSet: number }
  'forced-purchase': { corporation: CorporationId; seat: Seat | null }
  bankruptcy: { seat: Seat; corporation: CorporationId }
}

export type Event1846 = EventOf<Events1846>

/** An event of this kind. */
export type EventOf1846<Kind extends Event1846['kind']> = EventOf<Events1846, Kind>

/** What a payment is for. */
export type Reason = EventOf1846<'paid'>['reason']

export type Emit1846 = (event: Event1846) => void

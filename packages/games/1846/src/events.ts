import type { PassEvent, PaymentEvent, PresidentEvent, PriceEvent } from '@roundhouse/18xx'
import type { HexName } from '@roundhouse/board'
import type { Seat } from '@roundhouse/kernel'
import type { ActionOf } from './actions.ts'
import type { CompanyId, CorporationId, MarkerId, PrivateId } from './components/companies.ts'
import type { Phase, Side } from './components/trains.ts'
import type { Card, EndReason, RanRoute, SharePlace } from './state.ts'

/** Whoever has cash. */
export type PurseName = 'bank' | Seat | CompanyId

/** Everything that can happen, as data. A field `to` would make an event that seat's secret. */
export type Event1846 =
  // money: every payment is told, by what it is for
  | PaymentEvent<PurseName, Reason>
  // 1846-2, 1846-3
  | {
      kind: 'set-up'
      removed: (PrivateId | CorporationId)[]
      privates: PrivateId[]
      corporations: CorporationId[]
    }
  | { kind: 'drafted'; seat: Seat }
  | { kind: 'chose'; to: Seat; card: Card }
  | { kind: 'last-card'; card: PrivateId; price: number }
  | { kind: 'declined'; seat: Seat; price: number }
  | { kind: 'draft-resumed'; seat: Seat }
  | { kind: 'private-owned'; private: PrivateId; owner: Seat | CorporationId }
  | { kind: 'private-closed'; private: PrivateId }
  // 1846-4, 1846-5
  | { kind: 'stock-round'; set: number; priority: Seat }
  | {
      kind: 'sold'
      seat: Seat
      corporation: CorporationId
      count: number
      price: number
      /** 1846-7.0a (3): what a bankrupt player could not sell; no price moves. */
      surrendered?: true
    }
  | { kind: 'bought'; seat: Seat; corporation: CorporationId; from: SharePlace; price: number }
  | { kind: 'launched'; seat: Seat; corporation: CorporationId; par: number; hex: HexName }
  | PassEvent
  | PresidentEvent<CorporationId>
  | PriceEvent<CorporationId>
  | { kind: 'closed'; corporation: CorporationId }
  | { kind: 'priority'; seat: Seat }
  // 1846-6
  | { kind: 'operating-round'; set: number; round: number; order: CompanyId[] }
  | { kind: 'operating'; company: CompanyId }
  | { kind: 'port-set'; hex: HexName; by: Seat | CorporationId }
  | { kind: 'markers-left'; seat: Seat }
  | { kind: 'beneficiary-set'; company: CompanyId; by: Seat | CorporationId }
  | { kind: 'issued'; corporation: CorporationId; count: number; price: number; emergency: boolean }
  | { kind: 'redeemed'; corporation: CorporationId; count: number; price: number }
  | {
      kind: 'laid'
      company: CompanyId
      hex: HexName
      tile: string
      rotation: number
      cost: number
      by?: PrivateId
    }
  | { kind: 'token-placed'; company: CompanyId; hex: HexName; city: number; cost: number; by?: PrivateId }
  | { kind: 'second-token'; corporation: CorporationId; hex: HexName }
  | { kind: 'token-removed'; company: CompanyId; hex: HexName }
  | { kind: 'marker-placed'; marker: MarkerId; hex: HexName; corporation: CorporationId }
  | { kind: 'marker-removed'; marker: MarkerId | 'SC' }
  | { kind: 'ran'; company: CompanyId; routes: readonly RanRoute[]; revenue: number }
  | {
      kind: 'dividend'
      company: CompanyId
      choice: ActionOf<'dividend'>['choice']
      revenue: number
      distributed: number
    }
  | {
      kind: 'train-bought'
      corporation: CorporationId
      train: string
      side: Side
      from: 'bank' | 'pool' | CorporationId
      price: number
    }
  | { kind: 'last-train'; lastSet: number }
  | { kind: 'train-returned'; corporation: CorporationId; train: string }
  | { kind: 'trains-scrapped'; trains: string[] }
  | { kind: 'phase'; phase: Phase }
  | { kind: 'offered'; deal: 'train' | 'private'; what: string; seat: Seat; by: CorporationId; price: number }
  | { kind: 'answered'; seat: Seat; agreed: boolean }
  | { kind: 'forced-purchase'; corporation: CorporationId; seat: Seat | null }
  | { kind: 'bankruptcy'; seat: Seat; corporation: CorporationId }
  | { kind: 'turn-ended'; company: CompanyId }
  | { kind: 'game-end'; reason: EndReason }

/** What a payment is for. */
export type Reason =
  | 'set-up'
  | 'draft'
  | 'private-income'
  | 'share'
  | 'launch'
  | 'launch-bonus'
  | 'sale'
  | 'issue'
  | 'redemption'
  | 'tile'
  | 'token'
  | 'run'
  | 'dividend'
  | 'train'
  | 'president'
  | 'private'
  | 'minor'
  | 'closing'
  | 'bankruptcy'

export type Tell = (event: Event1846) => void

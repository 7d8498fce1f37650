import type { HexName } from '@roundhouse/board'
import type { Seat } from '@roundhouse/kernel'
import type { BnoActions } from './actions.ts'
import type { CompanyId } from './components/companies.ts'
import type { EndReason, Round } from './state.ts'

/** Everything that can happen, as data. */
export type BnoEvent =
  | { kind: 'sold'; seat: Seat; company: CompanyId; count: number; price: number }
  | { kind: 'bought'; seat: Seat; company: CompanyId; held: number; unowned: number; price: number }
  | { kind: 'founded'; seat: Seat; company: CompanyId; count: number; price: number; hex: HexName }
  | { kind: 'restarted'; seat: Seat; company: CompanyId; count: number; price: number }
  | { kind: 'redeemed'; seat: Seat; company: CompanyId; count: number; price: number }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'turn-ended'; seat: Seat }
  | { kind: 'price'; company: CompanyId; before: number; after: number }
  | { kind: 'president'; company: CompanyId; before: Seat; after: Seat }
  | { kind: 'operating-round'; round: Round; order: CompanyId[]; turn?: number }
  | { kind: 'equipment-bought'; company: CompanyId; card: number; cost: number }
  | { kind: 'technology'; level: number }
  | { kind: 'scrapped'; company: CompanyId; card: number; value: number }
  | { kind: 'built'; company: CompanyId; hex: HexName; cost: number }
  | { kind: 'coal-taken'; company: CompanyId; hex: HexName }
  | {
      kind: 'income'
      company: CompanyId
      cities: HexName[]
      fromCities: number
      fromCoal: number
      maintenance: number
      net: number
    }
  | { kind: 'loss'; company: CompanyId; president: Seat; charged: number }
  | { kind: 'receivership'; company: CompanyId; scrapped: number[] }
  | {
      kind: 'dividend'
      company: CompanyId
      choice: BnoActions['dividend']['choice']
      players: number[]
      treasury: number
    }
  | { kind: 'turn-order'; order: Seat[]; turn?: number }
  | { kind: 'game-end'; reasons: EndReason[] }

export type BnoEmit = (event: BnoEvent) => void

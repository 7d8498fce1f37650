import type { HexName } from '@roundhouse/board'
import type { Seat } from '@roundhouse/kernel'

/** What a title calls the things that its events tell of. */
export interface EventNames {
  /** What has shares. */
  corporation: string
  /** Whatever operates. */
  company: string
  private: string
  /** Whoever has cash; a title of two currencies has two purses of the bank. */
  purse: string | Seat
  /** Where shares are besides with players. */
  sharePlace: string
  /** What a payment is for. */
  reason: string
  phase: string
  /** A route that has run. */
  route: { readonly train: string; readonly revenue: number }
  /** What is done with a revenue. */
  choice: string
  /** Why the game ended. */
  end: string
}

/**
 * What happens in every title, by kind. A title extends it with what happens
 * in it alone, and adds fields where it tells more.
 */
export interface Events18xx<N extends EventNames> {
  /** Every payment is told, by what it is for. */
  paid: { payer: N['purse']; payee: N['purse']; amount: number; reason: N['reason'] }
  'bank-broken': object
  'private-owned': { private: N['private']; owner: Seat | N['corporation'] }
  'private-closed': { private: N['private'] }
  'stock-round': { set: number; priority: Seat }
  sold: { seat: Seat; corporation: N['corporation']; count: number; price: number }
  bought: { seat: Seat; corporation: N['corporation']; from: N['sharePlace']; price: number }
  passed: { seat: Seat }
  president: { corporation: N['corporation']; before: Seat | null; after: Seat | null }
  receivership: { corporation: N['corporation'] }
  price: { corporation: N['corporation']; before: number; after: number }
  closed: { corporation: N['corporation'] }
  priority: { seat: Seat }
  'operating-round': { set: number; round: number; order: N['company'][] }
  operating: { company: N['company'] }
  laid: {
    company: N['company']
    hex: HexName
    tile: string
    rotation: number
    cost: number
    by?: N['private']
  }
  'token-placed': { company: N['company']; hex: HexName; city: number; cost: number; by?: N['private'] }
  'token-removed': { company: N['company']; hex: HexName }
  ran: { company: N['company']; routes: readonly N['route'][]; revenue: number }
  dividend: { company: N['company']; choice: N['choice']; revenue: number; distributed: number }
  'train-bought': {
    corporation: N['corporation']
    train: string
    from: 'bank' | 'pool' | N['corporation']
    price: number
  }
  'train-returned': { corporation: N['corporation']; train: string }
  'trains-scrapped': { trains: string[] }
  phase: { phase: N['phase'] }
  offered: { deal: 'train' | 'private'; what: string; seat: Seat; by: N['corporation']; price: number }
  answered: { seat: Seat; agreed: boolean }
  'turn-ended': { company: N['company'] }
  'game-end': { reason: N['end'] }
}

/** The events of these kinds, as data. A field `to` would make an event that seat's secret. */
export type EventOf<Events extends object, Kind extends keyof Events = keyof Events> = {
  [K in Kind]: { kind: K } & Events[K]
}[Kind]

/** The same of any title, as far as names are given. */
export type SharedEvent<
  Kind extends keyof Events18xx<EventNames>,
  Names extends Partial<EventNames>,
> = EventOf<Events18xx<EventNames & Names>, Kind>

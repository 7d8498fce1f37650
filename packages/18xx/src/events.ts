import type { HexName } from '@roundhouse/board'
import type { Seat } from '@roundhouse/kernel'

/** What a title calls the things that its events tell of. */
export interface EventNames {
  /** What has shares. */
  corporation: string
  /** Whatever operates. */
  company: string
  /** Where a title has them. */
  private?: string
  /** Whoever has cash: `bank`, seats, companies. */
  purse: string | Seat
  /** Where shares are besides with players. */
  sharePlace: string
  /** What a payment is for, besides a SharedReason. */
  reason?: string
  phase: string
  /** A route that has run. */
  route: { readonly train: string; readonly revenue: number }
  /** What is done with a revenue. */
  choice: string
  /** Why the game ended. */
  end: string
}

/** What a payment is for in every title: shared functions pay, tell and preview by these names. */
export type SharedReason =
  /** What players begin with. */
  | 'set-up'
  | 'private-income'
  /** Of a private, to another owner. */
  | 'private'
  /** A share that a player buys. */
  | 'share'
  /** The president's certificate, at a par price. */
  | 'launch'
  /** Shares that a player sells. */
  | 'sale'
  | 'tile'
  | 'token'
  /** What a company keeps of its revenue. */
  | 'run'
  /** What is paid out of it on shares. */
  | 'dividend'
  | 'train'
  /** What a president adds for his company. */
  | 'president'
  /** What the bank gets of a company that leaves the game. */
  | 'closing'

/** A name that a title may leave out. */
export type OptionalName<N extends OptionalNames, Key extends keyof OptionalNames> = Key extends keyof N
  ? NonNullable<N[Key]>
  : never

type OptionalNames = Pick<EventNames, 'private' | 'reason'>

/**
 * What happens in every title, by kind. A title extends it with what happens
 * in it alone, and adds fields where it tells more.
 */
export interface Events18xx<N extends EventNames> {
  /** Every payment is told, by what it is for. */
  paid: {
    payer: N['purse']
    payee: N['purse']
    amount: number
    reason: SharedReason | OptionalName<N, 'reason'>
  }
  'bank-broken': object
  'private-owned': { private: OptionalName<N, 'private'>; owner: Seat | N['corporation'] }
  'private-closed': { private: OptionalName<N, 'private'> }
  'stock-round': { set: number; priority: Seat }
  sold: {
    seat: Seat
    corporation: N['corporation']
    count: number
    price: number
    into: N['sharePlace']
  }
  bought: { seat: Seat; corporation: N['corporation']; from: N['sharePlace']; price: number }
  /** The president's certificate is bought, of so many shares at a par price. */
  launched: {
    seat: Seat
    corporation: N['corporation']
    from: N['sharePlace']
    count: number
    par: number
  }
  passed: {
    seat: Seat
    /** He could do nothing else, and was not asked. */
    idle?: true
  }
  president: { corporation: N['corporation']; before: Seat | null; after: Seat | null }
  receivership: { corporation: N['corporation'] }
  /** Where a marker goes, by the spaces of the chart, behind those that are there; null: it is not on the chart. */
  price: { corporation: N['corporation']; before: number | null; after: number | null }
  /** It leaves the game with all that it has. */
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
    by?: OptionalName<N, 'private'>
  }
  'token-placed': {
    company: N['company']
    hex: HexName
    city: number
    cost: number
    by?: OptionalName<N, 'private'>
  }
  'token-removed': {
    company: N['company']
    hex: HexName
    /** Where the company had several in the hex. */
    city?: number
  }
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
  /** The price tells which of several offers it was; it was not always told. */
  answered: { seat: Seat; agreed: boolean; price?: number }
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

import type { HexName } from '@roundhouse/board'

export const CORPORATIONS = ['PRR', 'NYC', 'B&O', 'C&O', 'ERIE', 'GT', 'IC'] as const
export type CorporationId = (typeof CORPORATIONS)[number]

export interface CorporationFacts {
  readonly name: string
  readonly home: HexName
  /** 1846-6.26: tokens besides the one at home. */
  readonly tokens: number
  /** 1846-6.24b, 1846-6.24c: a city where a slot is reserved for it; without a price for it, it must be linked. */
  readonly reserved?: { readonly hex: HexName; readonly linked: number; readonly unlinked?: number }
}

export const CORPORATION: Readonly<Record<CorporationId, CorporationFacts>> = {
  PRR: {
    name: 'Pennsylvania Railroad',
    home: 'F20',
    tokens: 4,
    reserved: { hex: 'E11', linked: 40, unlinked: 60 },
  },
  NYC: { name: 'New York Central Railroad', home: 'D20', tokens: 3 },
  'B&O': {
    name: 'Baltimore & Ohio Railroad',
    home: 'G19',
    tokens: 3,
    reserved: { hex: 'H12', linked: 40, unlinked: 100 },
  },
  'C&O': { name: 'Chesapeake & Ohio Railroad', home: 'I15', tokens: 3 },
  ERIE: { name: 'Erie Railroad', home: 'E21', tokens: 3, reserved: { hex: 'D20', linked: 40 } },
  GT: { name: 'Grand Trunk Railway', home: 'B16', tokens: 2 },
  IC: { name: 'Illinois Central Railroad', home: 'K3', tokens: 3, reserved: { hex: 'I5', linked: 40 } },
}

/** 1846-6.20j: where IC lays yellow tiles without the $20. */
export const IC_FREE_HEXES: readonly HexName[] = ['E5', 'F6', 'G5', 'H6', 'J4']

/** 1846-3.56: in the order in which they operate. */
export const MINORS = ['MS', 'BIG4'] as const
export type MinorId = (typeof MINORS)[number]

export const MINOR: Readonly<Record<MinorId, { readonly home: HexName; readonly treasury: number }>> = {
  MS: { home: 'C15', treasury: 60 },
  BIG4: { home: 'G9', treasury: 40 },
}

export const PRIVATES = [
  'MS',
  'BIG4',
  'C&WI',
  'MAIL',
  'TBC',
  'MPC',
  'SC',
  'LSL',
  'MC',
  'O&I',
  'BT',
  'LM',
] as const
export type PrivateId = (typeof PRIVATES)[number]

export interface PrivateFacts {
  readonly name: string
  /** Printed price: what a corporation pays at most (1846-6.6a) and what it counts at the end (1846-9.3). */
  readonly price: number
  /** 1846-3.8: what is paid on top when it is drafted, and the least it ever costs there (1846-3.6). */
  readonly debt: number
  readonly revenue: number
  /** How often its power works: tiles, a token or a marker. */
  readonly uses: number
}

export const PRIVATE: Readonly<Record<PrivateId, PrivateFacts>> = {
  MS: { name: 'Michigan Southern', price: 60, debt: 80, revenue: 0, uses: 0 },
  BIG4: { name: 'Big 4', price: 40, debt: 60, revenue: 0, uses: 0 },
  'C&WI': { name: 'Chicago & Western Indiana', price: 60, debt: 0, revenue: 10, uses: 1 },
  MAIL: { name: 'Mail Contract', price: 80, debt: 0, revenue: 0, uses: 0 },
  TBC: { name: 'Tunnel Blasting Company', price: 60, debt: 0, revenue: 20, uses: 0 },
  MPC: { name: 'Meat Packing Company', price: 60, debt: 0, revenue: 15, uses: 1 },
  SC: { name: 'Steamboat Company', price: 40, debt: 0, revenue: 10, uses: 0 },
  LSL: { name: 'Lake Shore Line', price: 40, debt: 0, revenue: 15, uses: 1 },
  MC: { name: 'Michigan Central', price: 40, debt: 0, revenue: 15, uses: 2 },
  'O&I': { name: 'Ohio & Indiana', price: 40, debt: 0, revenue: 15, uses: 2 },
  BT: { name: 'Boomtown', price: 40, debt: 0, revenue: 10, uses: 1 },
  LM: { name: 'Little Miami', price: 40, debt: 0, revenue: 15, uses: 2 },
}

/** 1846-2.4, 1846-2.9: what may be left out of a game. */
export const BLUE: readonly PrivateId[] = ['LSL', 'MC', 'O&I']
export const ORANGE: readonly PrivateId[] = ['SC', 'MPC', 'TBC']
export const SECOND_EDITION = { blue: 'LM', orange: 'BT' } as const
export const OPTIONAL_CORPORATIONS: readonly CorporationId[] = ['C&O', 'ERIE', 'PRR']

/** 1846-10.1: one of each leaves a game of two. */
export const NORTH: readonly CorporationId[] = ['ERIE', 'GT', 'NYC', 'PRR']
export const SOUTH: readonly CorporationId[] = ['B&O', 'C&O', 'IC']

/** 1846-10.1: the city in which a corporation that has left a game of two gets a second token. */
export const SECOND_TOKEN: Readonly<Record<CorporationId, HexName>> = {
  PRR: 'E11',
  NYC: 'E17',
  'B&O': 'H12',
  'C&O': 'H12',
  ERIE: 'D20',
  GT: 'D14',
  IC: 'G7',
}

/** 1846-3.30: hexes closed to all while a player owns the private. */
export const BLOCKED_BY: Readonly<Record<'MC' | 'O&I', readonly HexName[]>> = {
  MC: ['B10', 'B12'],
  'O&I': ['F14', 'F16'],
}

/** 1846-3.40. */
export const LAKE_SHORE_HEXES: readonly HexName[] = ['D14', 'E17']

/** 1846-2.9: what Little Miami joins. */
export const LITTLE_MIAMI_HEXES = ['H12', 'G13'] as const

/** 1846-3.50: the city of Chicago reserved for Chicago & Western Indiana. */
export const CHICAGO = 'D6'
export const WESTERN_INDIANA_CITY = 3

/** 1846-3.62, 1846-2.9: markers that are placed once. */
export const MARKER: Readonly<
  Record<'MPC' | 'BT', { readonly hexes: readonly HexName[]; readonly bonus: number }>
> = {
  MPC: { hexes: ['D6', 'I1'], bonus: 30 },
  BT: { hexes: ['H12'], bonus: 20 },
}
export type MarkerId = keyof typeof MARKER
export const MARKERS = Object.keys(MARKER) as MarkerId[]

/** Whoever operates: a minor or a corporation. */
export type CompanyId = MinorId | CorporationId
export const COMPANIES: readonly CompanyId[] = [...MINORS, ...CORPORATIONS]

export const isMinor = (id: string): id is MinorId => (MINORS as readonly string[]).includes(id)

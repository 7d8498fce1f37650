import { readFacts } from '@roundhouse/18xx'
import { cellNumber, cellParts, type HexName } from '@roundhouse/board'

/** 1856-0a: the eleven that players start. */
export const PUBLIC_COMPANIES = [
  'BBG',
  'CA',
  'CPR',
  'CV',
  'GT',
  'GW',
  'LPS',
  'TGB',
  'THB',
  'WR',
  'WGB',
] as const
export type PublicCompanyId = (typeof PUBLIC_COMPANIES)[number]

/** 1856-0a: what has shares and operates. The CGR is formed of others (1856-3). */
export const CORPORATIONS = [...PUBLIC_COMPANIES, 'CGR'] as const
export type CorporationId = (typeof CORPORATIONS)[number]

export const isPublicCompany = (id: CorporationId): id is PublicCompanyId => id !== 'CGR'

export interface CorporationFacts {
  readonly name: string
  /** 1856-2.3a, 1856-3j: what each token costs, in the order in which they are placed. */
  readonly tokens: readonly number[]
}

export const CORPORATION: Readonly<Record<CorporationId, CorporationFacts>> = {
  BBG: { name: 'Buffalo, Brantford & Goderich Railway', tokens: [0, 40, 100] },
  CA: { name: 'Canada Air Line Railway', tokens: [0, 40, 100] },
  CPR: { name: 'Canadian Pacific Railroad', tokens: [0, 40, 100, 100] },
  CV: { name: 'Credit Valley Railway', tokens: [0, 40, 100] },
  GT: { name: 'Grand Trunk Railway', tokens: [0, 40, 100, 100] },
  GW: { name: 'Great Western Railway', tokens: [0, 40, 100, 100] },
  LPS: { name: 'London & Port Sarnia Railway', tokens: [0, 40] },
  TGB: { name: 'Toronto, Grey & Bruce Railway', tokens: [0, 40] },
  THB: { name: 'Toronto, Hamilton and Buffalo Railway', tokens: [0, 40] },
  WR: { name: 'Welland Railway', tokens: [0, 40, 100] },
  WGB: { name: 'Wellington, Grey & Bruce Railway', tokens: [0, 40] },
  // 1856-3j: those that are left after the formation
  CGR: { name: 'Canadian Government Railway', tokens: Array(10).fill(100) },
}

/** 1856-2.2p: where a line to a destination starts, and the hexes of which it must reach one. */
export interface DestinationLine {
  readonly from: HexName
  readonly to: readonly HexName[]
}

export interface PublicCompanyFacts {
  /** 1856-2.1a, 1856-2.1c: its home, and which city of it; any city where that is left out. */
  readonly home: { readonly hex: HexName; readonly city?: number }
  readonly destination: DestinationLine
  /** With the option `alternateDestinations`. */
  readonly alternateDestination: DestinationLine
}

function readHome(cell: string): PublicCompanyFacts['home'] {
  const [hex, city] = cellParts(cell, /^([A-Z]\d+)(a)?$/)
  return { hex: hex!, ...(city && { city: 0 }) }
}

function readLine(cell: string): DestinationLine {
  const [from, ...to] = cell.split(' ') as [HexName, ...HexName[]]
  return { from, to }
}

export const PUBLIC_COMPANY: Readonly<Record<PublicCompanyId, PublicCompanyFacts>> = readFacts(
  PUBLIC_COMPANIES,
  ['home', 'destination', 'alternate'],
  `
  id  | home | destination | alternate
  BBG | J15a | J15 N17     | J15 N11
  CA  | D17a | D17 H15     | F15 A20
  CPR | M4a  | M4 N11      | M4 P9
  CV  | N11a | N11 I14     | N11 M4
  GT  | P9a  | P9 K8       | P9 L13
  GW  | F15a | F15 A20     | F15 J15
  LPS | C14a | C14 F17     | C14 F15
  TGB | K8a  | K8 H5       | K8 O2 N1
  THB | L15  | L15 J11     | L15 H15
  WR  | O16a | O16 L15     | O16 L15
  WGB | J11a | J11 F9      | J11 H5
  `,
  ({ home, destination, alternate }) => ({
    home: readHome(home),
    destination: readLine(destination),
    alternateDestination: readLine(alternate),
  }),
)

/** 1856-5.2a: in the order of sale. */
export const PRIVATES = ['FT', 'WSRC', 'TCC', 'GLSC', 'NFSBC', 'SCFTC'] as const
export type PrivateId = (typeof PRIVATES)[number]

export interface PrivateFacts {
  readonly name: string
  /** What players call it. */
  readonly called: string
  /** 1856-5.2j: the face value, whatever was paid for it. */
  readonly price: number
  readonly revenue: number
  /** 1856-2.2j: a hex closed to all while a player owns it. */
  readonly blocks?: HexName
  /** How often its power works: tiles, a token or a marker. */
  readonly uses: number
}

/** Flos Tramway has no power (1856-5.1b). */
export const PRIVATE: Readonly<Record<PrivateId, PrivateFacts>> = readFacts(
  PRIVATES,
  ['name', 'called', 'price', 'revenue', 'uses', 'blocks'],
  `
  id    | name                                    | called                          | price | revenue | uses | blocks
  FT    | Flos Tramway                            | Flos Tramway                    | 20    | 5       | 0    | L3
  WSRC  | Waterloo & Saugeen Railway Co.          | Waterloo & Saugeen              | 40    | 10      | 1    | I12
  TCC   | The Canada Company                      | Canada Company                  | 50    | 10      | 1    | H11
  GLSC  | Great Lakes Shipping Company            | Great Lakes Shipping            | 70    | 15      | 1
  NFSBC | Niagara Falls Suspension Bridge Company | Niagara Falls Suspension Bridge | 100   | 20      | 0
  SCFTC | St. Clair Frontier Tunnel Company       | St. Clair Tunnel                | 100   | 20      | 0
  `,
  ({ name, called, price, revenue, uses, blocks }) => ({
    ...{ name, called, price: cellNumber(price), revenue: cellNumber(revenue), uses: cellNumber(uses) },
    ...(blocks && { blocks }),
  }),
)

/** 1856-2.9a: what a corporation pays for it at least and at most: half, rounded up, to twice the face value. */
export const corporationPrices = (id: PrivateId): { readonly min: number; readonly max: number } => ({
  min: Math.ceil(PRIVATE[id].price / 2),
  max: PRIVATE[id].price * 2,
})

/** 1856-5.1c: where Waterloo & Saugeen may lay a tile and place a token. */
export const KITCHENER = { hex: 'I12', tiles: ['59'] } as const

/** 1856-5.1d: where the Canada Company may lay one more tile. */
export const CANADA_COMPANY_LAND = { hex: 'H11', tiles: ['3', '4', '58'] } as const

export const RIGHTS = ['bridge', 'tunnel'] as const
export type RightId = (typeof RIGHTS)[number]

export interface RightFacts {
  /** The private that it comes with. */
  readonly private: PrivateId
  /** Where a train earns more. */
  readonly hexes: readonly HexName[]
}

/** 1856-5.1f. */
export const RIGHT: Readonly<Record<RightId, RightFacts>> = {
  bridge: { private: 'NFSBC', hexes: ['P17', 'P19'] },
  tunnel: { private: 'SCFTC', hexes: ['B13'] },
}

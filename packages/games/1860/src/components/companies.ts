import { readFacts } from '@roundhouse/18xx'
import { cellNumber, cellParts, cellWord, type HexName } from '@roundhouse/board'

/** Layer by layer (1860-LAY.1). */
export const CORPORATIONS = ['C&N', 'IOW', 'IWNJ', 'FYN', 'NGStL', 'BHI&R', 'S&C', 'VYSC'] as const
export type CorporationId = (typeof CORPORATIONS)[number]

/** 1860-LAY.1. */
export const LAYERS = [1, 2, 3, 4] as const
export type Layer = (typeof LAYERS)[number]

export interface CorporationFacts {
  readonly name: string
  readonly layer: Layer
  /** 1860-FLO.2: its home, a city of the printed map. */
  readonly home: { readonly hex: HexName; readonly city: number }
  /** 1860-TOK.1: what each token costs, in the order in which they are placed. */
  readonly tokens: readonly number[]
}

export const CORPORATION: Readonly<Record<CorporationId, CorporationFacts>> = readFacts(
  CORPORATIONS,
  ['name', 'layer', 'home', 'tokens'],
  `
  id    | name                                 | layer | home | tokens
  C&N   | Cowes & Newport                      | 1     | F2a  | 0 40 100 100
  IOW   | Isle of Wight                        | 1     | I3a  | 0 40 100 100
  IWNJ  | Isle of Wight, Newport Junction      | 2     | G7a  | 0 40 100
  FYN   | Freshwater, Yarmouth & Newport       | 2     | B4a  | 0 40 100
  NGStL | Newport, Godshill & St. Lawrence     | 3     | G9a  | 0 40
  BHI&R | Brading Harbour Improvement & Railway | 3    | L6a  | 0 40
  S&C   | Shanklin & Chale                     | 4     | F12a | 0 40
  VYSC  | Ventnor, Yarmouth & South Coast      | 4     | E9a  | 0 40
  `,
  ({ name, layer, home, tokens }) => ({
    name,
    layer: Number(cellWord(['1', '2', '3', '4'], layer)) as Layer,
    home: { hex: cellParts(home, /^([A-Z]\d+)a$/)[0]!, city: 0 },
    tokens: tokens.split(' ').map(cellNumber),
  }),
)

/** 1860-SET.5: the last one is set aside for later. */
export const PRIVATES = ['BHC', 'YHC', 'CMH', 'RPSC', 'FFC'] as const
export type PrivateId = (typeof PRIVATES)[number]

export interface PrivateFacts {
  readonly name: string
  /** What players call it. */
  readonly called: string
  readonly price: number
  readonly revenue: number
  /** 1860-PRIV.2: what the bank pays for it. */
  readonly sale: number
  /** 1860-PRIV.4: the company for a share of which it is exchanged. */
  readonly parent?: CorporationId
  /** The same with the option `privateExchange: seedTable`. */
  readonly otherParent?: CorporationId
}

export const PRIVATE: Readonly<Record<PrivateId, PrivateFacts>> = readFacts(
  PRIVATES,
  ['name', 'called', 'price', 'revenue', 'sale', 'parent', 'other'],
  `
  id   | name                            | called     | price | revenue | sale | parent | other
  BHC  | Brading Harbour Company         | Brading    | 30    | 5       | 0    | BHI&R  | FYN
  YHC  | Yarmouth Port & Shipping Company | Yarmouth  | 50    | 10      | 20   | FYN    | C&N
  CMH  | Cowes Marina & Ferry Company    | Cowes      | 90    | 20      | 60   | C&N    | IOW
  RPSC | Ryde Pier & Ferry Company       | Ryde Pier  | 130   | 30      | 100  | IOW    | BHI&R
  FFC  | Fishbourne Ferry Company        | Fishbourne | 200   | 25      | 170
  `,
  ({ name, called, price, revenue, sale, parent, other }) => ({
    ...{ name, called, price: cellNumber(price), revenue: cellNumber(revenue), sale: cellNumber(sale) },
    ...(parent && { parent: cellWord(CORPORATIONS, parent) }),
    ...(other && { otherParent: cellWord(CORPORATIONS, other) }),
  }),
)

/** 1860-PRIV.4: those that are exchanged, and close when Fishbourne is bought (1860-PRIV.7). */
export const STARTING_PRIVATES: readonly PrivateId[] = PRIVATES.filter((id) => id !== 'FFC')

/** 1860-SET.5: the companies of which the presidency is sold in the opening auction. */
export const AUCTIONED = ['C&N', 'IOW'] as const
export type AuctionedId = (typeof AUCTIONED)[number]

import { type Builder, layOrRefusal, unlinkedLays } from '@roundhouse/18xx'
import {
  type BoardContents,
  type Connection,
  coverKeepingExits,
  edgesOf,
  faceAt,
  type HexName,
  type Lay,
  reachOf,
  type TilePlacement,
} from '@roundhouse/board'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { BOARD, TOWN_EXCHANGES } from '../components/board.ts'
import { TITLE } from '../title.ts'

/** 1856-2.2m: from the phase on in which tiles of this colour are laid. */
const EXCHANGE_COLOR = 'gray'

/** 1856-2.2m: a town tile, which is yellow, may be covered by either colour, and only the exits are kept. */
const EXCHANGING = (['yellow', 'green'] as const).map((color) => ({
  ...TITLE,
  colors: ['yellow', color],
  coverRule: coverKeepingExits,
  trackRules: { ...TITLE.trackRules, track: '1856-2.2m', stops: '1856-2.2m' },
}))

/** 1856-2.2g: it is enough that the town is reached. */
const townReached: Connection = ({ old }, { entries }) => (entries & edgesOf(old)) !== 0

const exchanger = (builder: Builder): Builder => ({ ...builder, connections: [townReached] })

/** Whether a tile for small towns lies there. */
export const hasTownTile = (laid: BoardContents, hex: HexName): boolean =>
  hex in laid.tiles && faceAt(laid, BOARD, hex).stops.some(({ kind }) => kind === 'town')

/** What a small-town tile is exchanged for. */
const exchangesOf = ({ tiles }: BoardContents, hex: HexName): readonly string[] =>
  TOWN_EXCHANGES[tiles[hex]!.tile] ?? []

/** 1856-2.2m: every tile for which a corporation may try to exchange small towns. */
export function* townExchanges(laid: BoardContents, builder: Builder): Generator<TilePlacement> {
  if (!builder.colors.includes(EXCHANGE_COLOR)) return
  const hexes = [...reachOf(laid, BOARD, builder.company).keys()].filter((hex) => hasTownTile(laid, hex))
  for (const title of EXCHANGING)
    for (const { hex, tile, rotation } of unlinkedLays(title, laid, builder, hexes))
      if (exchangesOf(laid, hex).includes(tile)) yield { hex, tile, rotation }
}

/** 1856-2.2k, 1856-2.2m: how a tile would lie in place of a small-town tile, or why it may not. */
export function exchangeOrRefusal(
  laid: BoardContents,
  builder: Builder,
  placing: TilePlacement,
): Lay | Refusal {
  const { hex, tile } = placing
  const tiles = exchangesOf(laid, hex)
  if (tiles.length === 0) return refusal('1856-2.2k', 'town', { hex })
  const { phase, colors } = builder
  if (!colors.includes(EXCHANGE_COLOR)) return refusal('1856-2.2m', 'phase', { hex, phase })
  if (!tiles.includes(tile)) return refusal('1856-2.2m', 'tile', { hex, tile, tiles })
  const title = EXCHANGING.find(({ colors: [, color] }) => color === BOARD.tiles.get(tile)!.color)!
  return layOrRefusal(title, laid, exchanger(builder), placing)
}

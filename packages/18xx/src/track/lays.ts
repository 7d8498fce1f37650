import {
  type Color,
  type Connection,
  type HexName,
  type Laid,
  type Lay,
  type LayRules,
  layable,
  layOrWhyNot,
  lowestRotation,
  type Placing,
  type Reached,
  reachOf,
  tileNamed,
} from '@roundhouse/board'
import { type Refusal, refusal } from '@roundhouse/kernel'
import { layRefusal } from './layRefusal.ts'
import type { TrackTitle } from './trackTitle.ts'

/** Who lays tiles, and what is open to him. */
export interface Builder {
  readonly company: string
  readonly phase: string
  /** The colours of tiles that may be laid in this phase. */
  readonly colors: readonly Color[]
  /** What links a tile to the company: one is enough. */
  readonly connections: readonly Connection[]
}

/** For a tile that needs no link. */
const UNLINKED: readonly Connection[] = [() => true]

export const withoutLink = (builder: Builder): Builder => ({ ...builder, connections: UNLINKED })

const rulesFor = ({ colors: order, keeps }: TrackTitle, { colors, connections }: Builder): LayRules => ({
  order,
  colors,
  keeps,
  connections,
})

/** Every tile that a company may lay. */
export const lays = (title: TrackTitle, laid: Laid, builder: Builder): Iterable<Lay> =>
  layable(
    laid,
    title.board,
    builder.company,
    reachOf(laid, title.board, builder.company),
    rulesFor(title, builder),
  )

const NOTHING: Reached = { stops: 0, pieces: 0, entries: 0 }

/** Every tile that fits on these hexes, linked or not. */
export const laysOn = (
  title: TrackTitle,
  laid: Laid,
  builder: Builder,
  hexes: readonly HexName[],
): Iterable<Lay> =>
  layable(
    laid,
    title.board,
    builder.company,
    new Map(hexes.map((hex) => [hex, NOTHING])),
    rulesFor(title, withoutLink(builder)),
  )

/** How a tile would lie, or the rule against it. */
export function layOrRefusal(
  title: TrackTitle,
  laid: Laid,
  builder: Builder,
  { hex, tile, rotation }: Placing,
): Lay | Refusal {
  const { company } = builder
  const placing = { hex, tile, rotation }
  const reach = reachOf(laid, title.board, company)
  const lay = layOrWhyNot(laid, title.board, company, reach, rulesFor(title, builder), placing)
  return typeof lay === 'string'
    ? layRefusal(title, laid, builder, placing, lay)
    : (refuseTwin(title, placing) ?? lay)
}

/** Of the rotations that show the same track only the lowest is named, so that a lay is offered once. */
function refuseTwin({ board, trackRules }: TrackTitle, { tile, rotation }: Placing): Refusal | undefined {
  const lowest = lowestRotation(tileNamed(board.tiles, tile), rotation)
  return rotation === lowest
    ? undefined
    : refusal(trackRules['same-track'], 'same-track', { tile, rotation, lowest })
}

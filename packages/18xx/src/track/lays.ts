import {
  type BoardContents,
  type Color,
  type Connection,
  type HexName,
  type Lay,
  type LayRules,
  layOrObstacle,
  lowestRotation,
  possibleLays,
  type Reach,
  type ReachedHex,
  reachOf,
  surelyReached,
  type TilePlacement,
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
const ANY_CONNECTION: readonly Connection[] = [() => true]

export const withoutLink = (builder: Builder): Builder => ({ ...builder, connections: ANY_CONNECTION })

const rulesFor = ({ colors: order, coverRule }: TrackTitle, { colors, connections }: Builder): LayRules => ({
  order,
  colors,
  coverRule: coverRule,
  connections,
})

/** Every tile that a company may lay. */
export const laysFor = (title: TrackTitle, laid: BoardContents, builder: Builder): Iterable<Lay> =>
  possibleLays(
    laid,
    title.board,
    builder.company,
    reachOf(laid, title.board, builder.company),
    rulesFor(title, builder),
  )

const NOTHING: ReachedHex = { stops: 0, pieces: 0, entries: 0, shut: () => 0 }

/** Every tile that fits on these hexes, whether it is linked to the company or not. */
export const unlinkedLays = (
  title: TrackTitle,
  laid: BoardContents,
  builder: Builder,
  hexes: readonly HexName[],
): Iterable<Lay> =>
  possibleLays(
    laid,
    title.board,
    builder.company,
    new Map(hexes.map((hex) => [hex, NOTHING])),
    rulesFor(title, withoutLink(builder)),
  )

/** How a tile would lie, or the rule against it. */
export function layOrRefusal(
  title: TrackTitle,
  laid: BoardContents,
  builder: Builder,
  { hex, tile, rotation }: TilePlacement,
): Lay | Refusal {
  const { company } = builder
  const placing = { hex, tile, rotation }
  const rules = rulesFor(title, builder)
  const layBy = (reach: Reach) => layOrObstacle(laid, title.board, company, reach, rules, placing)
  const sure = layBy(surelyReached(laid, title.board, company))
  const lay = sure === 'connection' ? layBy(reachOf(laid, title.board, company)) : sure
  return typeof lay === 'string'
    ? layRefusal(title, laid, builder, placing, lay)
    : (refuseHigherRotation(title, placing) ?? lay)
}

/** Of the rotations that show the same track only the lowest is named, so that a lay is offered once. */
function refuseHigherRotation(
  { board, trackRules }: TrackTitle,
  { tile, rotation }: TilePlacement,
): Refusal | undefined {
  const lowest = lowestRotation(tileNamed(board.tiles, tile), rotation)
  return rotation === lowest
    ? undefined
    : refusal(trackRules['same-track'], 'same-track', { tile, rotation, lowest })
}

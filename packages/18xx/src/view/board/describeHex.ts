import { type HexName, reachOf } from '@roundhouse/board'
import type { Action } from '@roundhouse/kernel'
import type { Fact, HexDetails, NextTile } from '@roundhouse/view'
import type { Builder } from '../../track/lays.ts'
import type { TrackTitle } from '../../track/trackTitle.ts'
import type { Words18xx } from '../words.en.ts'
import type { ShownBoard } from './hexSceneOf.ts'
import { nextTiles } from './nextTiles.ts'

/** What a title adds to what can be seen of a hex. */
export interface HexFacts {
  readonly facts: readonly Fact[]
  /** Those that may reach it. */
  readonly companies: readonly string[]
  /** Who could lay a tile in this turn. */
  readonly builder?: Builder | undefined
}

/** What there is to know of a hex: what the title tells, who can build, and what it can become. */
export function describeHex(
  title: TrackTitle,
  shown: ShownBoard,
  hex: HexName,
  { facts, companies, builder }: HexFacts,
  { aboutHex, nobody }: Words18xx,
): HexDetails {
  const tiles = nextTiles(title, shown, hex, builder)
  const reaching = companies.filter((id) => reachOf(shown.laid, title.board, id).has(hex))
  const reachFact = { label: aboutHex.reachedBy, value: reaching.join(' · ') || nobody }
  return {
    facts: tiles.length > 0 ? [...facts, reachFact] : facts,
    tiles,
    probes: builder ? layProbes(tiles) : [],
  }
}

/** The tiles that fit as they lie, so that what stands against them is not their shape. */
function layProbes(tiles: readonly NextTile[]): Action[] {
  const fitting = tiles.filter(({ failing }) => failing.length === 0)
  return (fitting.length > 0 ? fitting : tiles).map(({ lay }) => ({ kind: 'lay', ...lay }))
}

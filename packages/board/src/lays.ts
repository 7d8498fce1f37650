import { type BoardContents, type Components, copiesLeft, faceOn, isUsedUp } from './boardContents.ts'
import { placeAt } from './boardMap.ts'
import { type Connection, contactOf } from './connection.ts'
import {
  edgesCompleted,
  type Fit,
  fitOf,
  fitsOn,
  fitTrack,
  type Misfit,
  type TilePlacement,
  type TileRules,
} from './fit.ts'
import type { Edge } from './hex.ts'
import type { Reach } from './reach.ts'
import type { CoverRule } from './upgrade.ts'

/** What a company may lay. */
export interface LayRules extends TileRules {
  /** The reasons that let it lay a tile: one is enough. */
  readonly connections: readonly Connection[]
}

/** A tile that may be laid, with what decides its cost: whether it is the first on its hex, and which edges it completes. */
export interface Lay extends TilePlacement {
  /** For each old stop, the stop that it becomes. */
  readonly stops: readonly number[]
  /** Whether it is the first tile on the hex. */
  readonly first: boolean
  /** Edges at which it makes track meet. */
  readonly completes: readonly Edge[]
}

/** Why a company may not lay a tile. */
export type LayObstacle = Misfit | 'stock' | 'connection'

/** Everything that a company may lay, hexes in the order of the map; each placement once, in its lowest rotation. */
export function* possibleLays(
  laid: BoardContents,
  components: Components,
  company: string,
  reach: Reach,
  rules: LayRules,
): Generator<Lay> {
  const left = copiesLeft(laid, components)
  for (const hex of components.map.grid.hexes) {
    if (!reach.has(hex)) continue
    const place = placeAt(components.map, hex)
    const old = faceOn(laid, components.tiles, place)
    const covered = rules.order.indexOf(old.color)
    const color = rules.order[covered + 1]
    if (place.printed.fixed || covered < 0 || color === undefined || !rules.colors.includes(color)) continue
    for (const fit of fitsOn(laid, components.tiles, place, old, rules.coverRule, color))
      if (left.get(fit.tile)! >= 1 && isConnected(laid, company, reach, rules, fit))
        yield layOf(laid, components, fit)
  }
}

/** One placement by one company: how it would lie, or why it may not. */
export function layOrObstacle(
  laid: BoardContents,
  components: Components,
  company: string,
  reach: Reach,
  rules: LayRules,
  placing: TilePlacement,
): Lay | LayObstacle {
  const fit = fitOf(laid, components, rules, placing)
  if (typeof fit === 'string') return fit
  if (isUsedUp(laid, components, placing.tile)) return 'stock'
  if (!isConnected(laid, company, reach, rules, fit)) return 'connection'
  return layOf(laid, components, fit)
}

/** How a tile will lie that is known to be legal: nothing is checked again. */
export const uncheckedLay = (
  laid: BoardContents,
  components: Components,
  coverRule: CoverRule,
  placing: TilePlacement,
): Lay => layOf(laid, components, fitTrack(laid, components, coverRule, placing) as Fit)

function isConnected(
  laid: BoardContents,
  company: string,
  reach: Reach,
  { connections }: LayRules,
  fit: Fit,
): boolean {
  const contact = contactOf(laid, company, reach, fit)
  return connections.some((connected) => connected(fit, contact))
}

function layOf(laid: BoardContents, components: Components, fit: Fit): Lay {
  const { hex, tile, rotation, stops, first } = fit
  return { hex, tile, rotation, stops, first, completes: edgesCompleted(laid, components, fit) }
}

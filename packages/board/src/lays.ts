import { placeAt } from './boardMap.ts'
import { type Connection, contactOf } from './connection.ts'
import {
  edgesCompleted,
  type Fit,
  fitOf,
  fitOn,
  type Misfit,
  misfitOf,
  type Placing,
  type TileRules,
  turnedFit,
} from './fit.ts'
import type { Edge } from './hex.ts'
import { type Components, copiesLeft, faceOn, isUsedUp, type Laid } from './laid.ts'
import type { Reach } from './reach.ts'
import { byColor, distinctRotations } from './tile.ts'
import type { Keeping } from './upgrade.ts'

/** What a company may lay. */
export interface LayRules extends TileRules {
  /** The reasons that let it lay a tile: one is enough. */
  readonly connections: readonly Connection[]
}

/** A tile that may be laid, with what it costs by. */
export interface Lay extends Placing {
  /** For each old stop, the stop that it becomes. */
  readonly stops: readonly number[]
  /** Whether it is the first tile on the hex. */
  readonly first: boolean
  /** Edges at which it makes track meet. */
  readonly completes: readonly Edge[]
}

/** Why a company may not lay a tile. */
export type Unlaid = Misfit | 'stock' | 'connection'

/** Everything that a company may lay, hexes in the order of the map; each placing once, in its lowest rotation. */
export function* layable(
  laid: Laid,
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
    const color = rules.order[rules.order.indexOf(old.color) + 1]
    for (const tile of byColor(components.tiles).get(color ?? '') ?? []) {
      if (misfitOf(place, old, rules, tile) || left.get(tile.id)! < 1) continue
      for (const rotation of distinctRotations(tile)) {
        const fit = fitOn(laid, place, old, rules.keeps, tile, rotation)
        if (typeof fit !== 'string' && isConnected(laid, company, reach, rules, fit))
          yield layOf(laid, components, fit)
      }
    }
  }
}

/** One placing by one company: how it would lie, or why it may not. */
export function layOrWhyNot(
  laid: Laid,
  components: Components,
  company: string,
  reach: Reach,
  rules: LayRules,
  placing: Placing,
): Lay | Unlaid {
  const fit = fitOf(laid, components, rules, placing)
  if (typeof fit === 'string') return fit
  if (isUsedUp(laid, components, placing.tile)) return 'stock'
  if (!isConnected(laid, company, reach, rules, fit)) return 'connection'
  return layOf(laid, components, fit)
}

/** How a tile will lie of which it is known that it may be laid. */
export const layAs = (laid: Laid, components: Components, keeps: Keeping, placing: Placing): Lay =>
  layOf(laid, components, turnedFit(laid, components, keeps, placing) as Fit)

function isConnected(
  laid: Laid,
  company: string,
  reach: Reach,
  { connections }: LayRules,
  fit: Fit,
): boolean {
  const contact = contactOf(laid, company, reach, fit)
  return connections.some((connected) => connected(fit, contact))
}

function layOf(laid: Laid, components: Components, fit: Fit): Lay {
  const { hex, tile, rotation, stops, first } = fit
  return { hex, tile, rotation, stops, first, completes: edgesCompleted(laid, components, fit) }
}

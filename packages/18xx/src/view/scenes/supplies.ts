import { type Components, copiesLeft, type Laid } from '@roundhouse/board'
import type { Action } from '@roundhouse/kernel'
import type { SupplyScene } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'

export type SupplyItem = SupplyScene['items'][number]

/** A train that the bank sells, now or later. */
export interface TrainSupply {
  /** By which a target names it. */
  readonly id: string
  readonly name: string
  readonly price: number
  /** How far it runs. */
  readonly reach: string
  readonly left: number
  /** It can be had now. */
  readonly now?: boolean
  readonly probe?: Action | undefined
}

export function trainItem(train: TrainSupply, wording: Wording18xx): SupplyItem {
  const { id, name, price, reach, left, now, probe } = train
  return {
    id,
    label: name,
    value: wording.names.money(price),
    hint: wording.words.details([reach, leftText(left, wording)]),
    ...(now && { now: true as const }),
    ...(probe && { probe }),
  }
}

function leftText(left: number, { words: { supplies } }: Wording18xx): string {
  if (left === 0) return supplies.soldOut
  return Number.isFinite(left) ? supplies.left({ count: left }) : supplies.unlimited
}

/** The bank's trains, those in its pool if there are any, and the tiles. */
export const suppliesOf = (
  depot: readonly SupplyItem[],
  pool: readonly SupplyItem[],
  tiles: readonly SupplyItem[],
  { words: { supplies } }: Wording18xx,
): SupplyScene[] => [
  { id: 'depot', title: supplies.depot, inSight: true, items: depot },
  ...(pool.length > 0 ? [{ id: 'pool', title: supplies.pool, inSight: true as const, items: pool }] : []),
  { id: 'tiles', title: supplies.tiles, items: tiles },
]

/** Every tile with how many are left; those of a colour that may be laid are marked. */
export function tileItems(
  board: Laid,
  components: Components,
  colors: readonly string[],
  { words }: Wording18xx,
): SupplyItem[] {
  const left = copiesLeft(board, components)
  return [...components.tiles.values()].map(({ id, color }) => ({
    id,
    label: `#${id}`,
    value: Number.isFinite(left.get(id)!) ? String(left.get(id)!) : '∞',
    hint: words.colors[color]!,
    ...(colors.includes(color) && { now: true as const }),
  }))
}

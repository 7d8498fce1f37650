import { type BoardContents, type Components, copiesLeft } from '@roundhouse/board'
import type { Action } from '@roundhouse/kernel'
import type { SupplyScene } from '@roundhouse/view'
import {
  type Depot,
  newTrains,
  type TrainType,
  type TypeForSale,
  trainTypeOf,
  typeForSale,
  typesForSale,
} from '../../trains/depot.ts'
import type { NamedTrain } from '../../trains/ownedTrains.ts'
import type { Wording18xx } from '../wording.ts'

type SupplyItem = SupplyScene['items'][number]

/** A type of train that the bank has, how many of it are left, and whether it can be had now. */
export interface TypeInBank<Type extends string> extends TypeForSale<Type> {
  readonly left: number
  readonly now: boolean
}

/** Every type of new train, the one for sale and those to come, then each type in the pool. */
export function typesInBank<Type extends string>(
  types: readonly TrainType<Type>[],
  depot: Depot<Type, NamedTrain>,
): TypeInBank<Type>[] {
  const current = typeForSale(types, depot)
  const used = typesForSale(types, depot).filter(({ from }) => from === 'pool')
  return [
    ...types.map((type) => ({
      from: 'bank' as const,
      type: type.type,
      left: newTrains(depot, type),
      now: type === current,
    })),
    ...used.map(({ from, type }) => ({
      from,
      type,
      left: depot.pool.filter(({ id }) => trainTypeOf(id) === type).length,
      now: true,
    })),
  ]
}

/** A train that the bank sells, new or out of its pool, now or later. */
export interface TrainSupply {
  readonly from: 'bank' | 'pool'
  readonly name: string
  readonly price: number
  /** How far it runs. */
  readonly reach: string
  readonly left: number
  /** The same trains are sold under another name too. */
  readonly shared?: boolean
  /** It can be had now. */
  readonly now?: boolean
  readonly probe?: Action | undefined
}

/** By which a target names a train that the bank sells. */
export const suppliedTrain = ({ from, name }: Pick<TrainSupply, 'from' | 'name'>): string => `${from} ${name}`

function trainItem(train: TrainSupply, wording: Wording18xx): SupplyItem {
  const { name, price, reach, now, probe } = train
  return {
    id: suppliedTrain(train),
    label: name,
    value: wording.names.companyMoney(price),
    hint: wording.words.details([reach, leftText(train, wording)]),
    ...(now && { now: true as const }),
    ...(probe && { probe }),
  }
}

function leftText({ left, shared }: TrainSupply, { words: { supplies } }: Wording18xx): string {
  if (left === 0) return supplies.soldOut
  if (!Number.isFinite(left)) return supplies.unlimited
  return (shared ? supplies.leftInAll : supplies.left)({ count: left })
}

/** The bank's trains, those in its pool if there are any. */
export function trainSupplies(trains: readonly TrainSupply[], wording: Wording18xx): SupplyScene[] {
  const { supplies } = wording.words
  const items = (of: TrainSupply['from']): SupplyItem[] =>
    trains.filter(({ from }) => from === of).map((train) => trainItem(train, wording))
  const depot = { id: 'depot', title: supplies.depot, inSight: true, items: items('bank') } as const
  const pool = { id: 'pool', title: supplies.pool, inSight: true, items: items('pool') } as const
  return pool.items.length > 0 ? [depot, pool] : [depot]
}

/** Every tile with how many are left; those of a colour that may be laid are marked. */
export function tileSupply(
  board: BoardContents,
  components: Components,
  colors: readonly string[],
  { words }: Wording18xx,
): SupplyScene {
  const left = copiesLeft(board, components)
  const items = [...components.tiles.values()].map(({ id, color }) => ({
    id,
    label: `#${id}`,
    value: Number.isFinite(left.get(id)!) ? String(left.get(id)!) : '∞',
    hint: words.colors[color]!,
    ...(colors.includes(color) && { now: true as const }),
  }))
  return { id: 'tiles', title: words.supplies.tiles, items }
}

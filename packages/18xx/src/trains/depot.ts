import { type NamedTrain, takeTrain } from './ownedTrains.ts'

/** A type of train, in the order in which the types come up for sale. */
export interface TrainType<Type extends string = string> {
  readonly type: Type
  /** How many there are; null is without limit. */
  readonly count: number | null
}

/** The bank's trains: how many of each type have left it, and used ones that came back. */
export interface Depot<Type extends string, Train> {
  sold: Record<Type, number>
  pool: Train[]
}

/** How many new trains of a type the bank still has. */
export const newTrains = <Type extends string>(
  { sold }: Depot<Type, unknown>,
  { type, count }: TrainType<Type>,
): number => (count === null ? Number.POSITIVE_INFINITY : count - sold[type])

/** The type for sale: the first that is not sold out. */
export const typeForSale = <T extends TrainType>(
  types: readonly T[],
  depot: Depot<T['type'], unknown>,
): T | undefined => types.find((type) => newTrains(depot, type) > 0)

/** Takes a new train out of the bank and says its name: its type and how many were sold before. */
export const drawTrain = <Type extends string>(depot: Depot<Type, unknown>, type: Type): string =>
  `${type}-${depot.sold[type]++}`

/** The type of a train, as its name says. */
export const trainTypeOf = <Type extends string>(train: string): Type =>
  train.slice(0, train.lastIndexOf('-')) as Type

/** A type that the bank sells, as a new train or as a used one. */
export interface TypeForSale<Type extends string> {
  readonly from: 'bank' | 'pool'
  readonly type: Type
}

/** All that the bank sells: the type on top of the stack, and each type in the pool (1846 6.51b, 1856 2.7a, 1860 BUY.2). */
export function typesForSale<Type extends string>(
  types: readonly TrainType<Type>[],
  depot: Depot<Type, NamedTrain>,
): TypeForSale<Type>[] {
  const current = typeForSale(types, depot)
  const used = new Set(depot.pool.map(({ id }) => trainTypeOf<Type>(id)))
  return [
    ...(current ? [{ from: 'bank' as const, type: current.type }] : []),
    ...types.filter(({ type }) => used.has(type)).map(({ type }) => ({ from: 'pool' as const, type })),
  ]
}

/** Takes a train out of the bank, a new one or a used one, and says its name. */
export function takeFromBank<Type extends string>(
  depot: Depot<Type, NamedTrain>,
  { from, type }: TypeForSale<Type>,
): string {
  if (from === 'bank') return drawTrain(depot, type)
  const used = depot.pool.find(({ id }) => trainTypeOf(id) === type)
  if (!used) throw new Error(`no ${type} in the pool`)
  return takeTrain(depot.pool, used.id).id
}

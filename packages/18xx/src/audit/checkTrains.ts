import type { Must } from '@roundhouse/kernel/audit'
import { type Depot, newTrains, type TrainType } from '../trains/depot.ts'
import type { NamedTrain } from '../trains/ownedTrains.ts'

/** Every train that has left the bank is in one place: with a company, in the pool or out of the game. */
export function checkTrainPlaces(
  { sold, pool }: Depot<string, NamedTrain>,
  owned: readonly NamedTrain[],
  scrapped: readonly string[],
  must: Must,
): void {
  const names = [...[...owned, ...pool].map(({ id }) => id), ...scrapped].sort()
  const left = Object.entries(sold).flatMap(([type, count]) =>
    Array.from({ length: count }, (_, number) => `${type}-${number}`),
  )
  must(names.join() === left.sort().join(), 'a train is missing or doubled')
}

/** The phase is that of the last type that was sold, if any was (1846 8.1, 1856 0f, 1860 PH.1). */
export function checkPhase<Type extends string>(
  phases: Readonly<Record<Type, string>>,
  types: readonly Type[],
  { sold }: Depot<Type, unknown>,
  phase: string,
  must: Must,
): void {
  const latest = types.findLast((type) => sold[type] > 0)
  must(latest === undefined || phases[latest] === phase, 'the phase is not that of the trains')
}

/** Of each type there are enough, and none was sold before the type before was sold out. */
export function checkTrainOrder<Type extends string>(
  types: readonly TrainType<Type>[],
  depot: Depot<Type, unknown>,
  must: Must,
): void {
  const left = types.map((type) => newTrains(depot, type))
  const isInOrder = types.every(
    ({ type }, index) =>
      left[index]! >= 0 && (depot.sold[type] === 0 || left.slice(0, index).every((count) => count === 0)),
  )
  must(isInOrder, 'trains were sold out of order')
}

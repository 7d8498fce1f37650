import { type Depot, type TypeForSale, trainTypeOf } from '../trains/depot.ts'
import type { NamedTrain } from '../trains/ownedTrains.ts'

/** Our names of recorded trains, where they differ: trains of a type are alike, and each side takes them in its own order. */
export type TrainNames = Map<string, string>

export const ourTrain = (names: TrainNames, recorded: string): string => names.get(recorded) ?? recorded

/** A recorded train leaves bank or pool; whatever had our name of it until now changes names with it. */
export function nameTrain<Type extends string>(
  names: TrainNames,
  { depot }: { readonly depot: Depot<Type, NamedTrain> },
  recorded: string,
  { from, type }: TypeForSale<Type>,
): void {
  const ours =
    from === 'bank'
      ? `${type}-${depot.sold[type]}`
      : depot.pool.find(({ id }) => trainTypeOf<Type>(id) === type)!.id
  callTrain(names, recorded, ours)
}

/** A recorded train is this one of ours. */
export function callTrain(names: TrainNames, recorded: string, ours: string): void {
  const before = ourTrain(names, recorded)
  if (before === ours) return
  const other = [...names].find(([, name]) => name === ours)?.[0] ?? ours
  names.set(other, before)
  names.set(recorded, ours)
}

import { trainTypeOf } from '@roundhouse/18xx'
import type { Type } from '../components/trains.ts'
import type { State1856 } from '../state.ts'
import type { TrainForSale } from '../trains/trainsForSale.ts'

/** Our names of recorded trains, where they differ: trains of a type are alike, and each side takes them in its own order. */
export type TrainNames = Map<string, string>

export const ourTrain = (names: TrainNames, recorded: string): string => names.get(recorded) ?? recorded

/** A recorded train leaves bank or pool; whatever had our name of it until now changes names with it. */
export function nameTrain(
  names: TrainNames,
  { depot }: State1856,
  recorded: string,
  { from, type }: TrainForSale,
): void {
  const ours =
    from === 'bank'
      ? `${type}-${depot.sold[type]}`
      : depot.pool.find(({ id }) => trainTypeOf<Type>(id) === type)!.id
  const before = ourTrain(names, recorded)
  if (before === ours) return
  const other = [...names].find(([, name]) => name === ours)?.[0] ?? ours
  names.set(other, before)
  names.set(recorded, ours)
}

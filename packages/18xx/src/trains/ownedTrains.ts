import { type Refusal, refusal } from '@roundhouse/kernel'
import type { SharedEvent } from '../events.ts'
import type { TrainRules } from './trainsTitle.ts'

/** A train by its type and number, such as 4-2. */
export interface NamedTrain {
  readonly id: string
}

/** Takes one train out of a list, where it is. */
export function takeTrain<Train extends NamedTrain>(trains: Train[], id: string): Train {
  const index = trains.findIndex((train) => train.id === id)
  if (index < 0) throw new Error(`there is no train ${id}`)
  return trains.splice(index, 1)[0]!
}

/** Takes all trains of a kind out of a list. */
export function takeTrains<Train>(trains: Train[], isOfKind: (train: Train) => boolean): Train[] {
  const taken = trains.filter(isOfKind)
  trains.splice(0, trains.length, ...trains.filter((train) => !isOfKind(train)))
  return taken
}

/** Trains leave the game, rusted or with their company (1846 8.4, 1856 Pb and 1.2t, 1860 PH.2). */
export function scrapTrains(
  { scrapped }: { readonly scrapped: string[] },
  trains: readonly NamedTrain[],
  emit: (event: SharedEvent<'trains-scrapped', object>) => void,
): void {
  if (trains.length === 0) return
  const names = trains.map(({ id }) => id)
  scrapped.push(...names)
  emit({ kind: 'trains-scrapped', trains: names })
}

/** A corporation gives a train up to the pool, without payment (1846 6.57, 1856 2.7e, 1860 BUY.9). */
export function returnToPool<Corporation extends string, Train extends NamedTrain>(
  state: {
    readonly corporations: Readonly<Record<Corporation, { readonly trains: Train[] }>>
    readonly depot: { readonly pool: Train[] }
  },
  corporation: Corporation,
  train: string,
  emit: (event: SharedEvent<'train-returned', { corporation: Corporation }>) => void,
): void {
  state.depot.pool.push(takeTrain(state.corporations[corporation].trains, train))
  emit({ kind: 'train-returned', corporation, train })
}

/** At its limit a corporation buys no train (1846 6.56, 1856 2.7d, 1860 BUY.8). */
export const refuseAtLimit = (
  { trainRules }: TrainRules<'train-limit'>,
  corporation: string,
  trains: number,
  limit: number,
): Refusal | undefined =>
  trains < limit ? undefined : refusal(trainRules['train-limit'], 'limit', { corporation, limit })

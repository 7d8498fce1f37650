import { type Depot, drawTrain } from '../trains/depot.ts'

interface Trains<Type extends string> {
  readonly depot: Depot<Type, unknown>
  /** Trains out of the game. */
  readonly scrapped: string[]
}

/** So many trains of a type, or more, have left the bank; those that nobody has are out of the game. */
export function sellTrains<Type extends string>(
  { depot, scrapped }: Trains<Type>,
  type: Type,
  count: number,
): void {
  while (depot.sold[type] < count) scrapped.push(drawTrain(depot, type))
}

/** The name of a train of this type that nobody has: one out of the game, or else the bank's next. */
export function trainFromBank<Type extends string>({ depot, scrapped }: Trains<Type>, type: Type): string {
  const gone = scrapped.findIndex((id) => id.startsWith(`${type}-`))
  return gone < 0 ? drawTrain(depot, type) : scrapped.splice(gone, 1)[0]!
}

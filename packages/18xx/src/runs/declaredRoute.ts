import { anyWord, listOf, objectOf, type ReadBy } from '@roundhouse/kernel'

/** A stop by hex and number, such as D6.2. */
const stop = anyWord

/** A route as it is declared: from stop to stop the hexes on the way, and the stops that count. */
export const readRoute = objectOf({
  train: anyWord,
  links: listOf(listOf(stop)),
  counts: listOf(stop),
})

export type DeclaredRoute = ReadBy<typeof readRoute>

/** A route with what it earned. */
export interface RanRoute extends DeclaredRoute {
  revenue: number
}

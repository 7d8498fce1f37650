import type { Components } from '@roundhouse/board'
import { anyWord, listOf, oneWordOf, wholeNumber } from '@roundhouse/kernel'
import { readRoute } from './runs/declaredRoute.ts'

/** The arguments that the actions of every title have: rules trust the names of hexes, tiles and corporations. */
export const actionFields = <Corporation extends string>(
  { map, tiles }: Components,
  corporations: readonly Corporation[],
) => ({
  corporation: oneWordOf(corporations),
  hex: oneWordOf<string>(map.grid.hexes),
  tile: oneWordOf<string>([...tiles.keys()]),
  rotation: wholeNumber(0, 5),
  /** Which stop of a hex. */
  city: wholeNumber(0),
  /** Of shares. */
  count: wholeNumber(1),
  price: wholeNumber(1),
  train: anyWord,
  routes: listOf(readRoute),
})

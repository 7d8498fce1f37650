import { newTrains } from '@roundhouse/18xx'
import { type TrainSupply, tileSupply, trainSupplies } from '@roundhouse/18xx/view'
import type { SupplyScene } from '@roundhouse/view'
import type { ActionOf } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { PHASE, SIDE, SIDES_OF } from '../components/trains.ts'
import type { State1846 } from '../state.ts'
import { currentType, type TrainForSale, trainsForSale } from '../trains/trainsForSale.ts'
import { trainTypes } from '../trains/trainTypes.ts'
import type { Wording1846 } from './wording.ts'

/** What the bank has left. */
export const supplyScenes = (state: State1846, wording: Wording1846): SupplyScene[] => [
  ...trainSupplies([...newSupplies(state, wording), ...usedSupplies(state, wording)], wording),
  tileSupply(state.board, BOARD, PHASE[state.phase].colors, wording),
]

/** Every type with its sides, the one for sale and those to come. */
const newSupplies = (state: State1846, wording: Wording1846): TrainSupply[] =>
  trainTypes(state).flatMap((type) => {
    const now = type.type === currentType(state)
    const left = newTrains(state.depot, type)
    return SIDES_OF[type.type].map((side) => supplyOf(state, { from: 'bank', side }, left, now, wording))
  })

const usedSupplies = (state: State1846, wording: Wording1846): TrainSupply[] =>
  trainsForSale(state)
    .filter(({ from }) => from === 'pool')
    .map((train) => {
      const alike = state.depot.pool.filter(({ side }) => SIDE[side].type === SIDE[train.side].type)
      return supplyOf(state, train, alike.length, true, wording)
    })

const supplyOf = (
  state: State1846,
  train: TrainForSale,
  left: number,
  now: boolean,
  { words }: Wording1846,
): TrainSupply => ({
  from: train.from,
  name: train.side,
  price: SIDE[train.side].price,
  reach: words.train.counts(SIDE[train.side]),
  left,
  now,
  probe: now ? purchaseOf(state, train) : undefined,
})

/** 1846-6.50a: the purchase, in the step for it. */
const purchaseOf = (
  { operation, deal, surplus }: State1846,
  train: TrainForSale,
): ActionOf<'buy-train'> | undefined =>
  operation?.step === 'trains' && !deal && surplus.length === 0 ? { kind: 'buy-train', ...train } : undefined

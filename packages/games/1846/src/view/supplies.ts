import { newTrains } from '@roundhouse/18xx'
import { type SupplyItem, suppliesOf, tileItems, trainItem } from '@roundhouse/18xx/view'
import type { SupplyScene } from '@roundhouse/view'
import type { ActionOf } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { PHASE, SIDE, SIDES_OF, type Side } from '../components/trains.ts'
import type { State1846 } from '../state.ts'
import { currentType, type TrainForSale, trainsForSale } from '../trains/trainsForSale.ts'
import { trainTypes } from '../trains/trainTypes.ts'
import type { Wording1846 } from './wording.ts'

/** What the bank has left. */
export const supplyScenes = (state: State1846, wording: Wording1846): SupplyScene[] =>
  suppliesOf(
    depotItems(state, wording),
    poolItems(state, wording),
    tileItems(state.board, BOARD, PHASE[state.phase].colors, wording),
    wording,
  )

/** How a train on offer is named where somebody points at it. */
export const offeredTrain = ({ from, side }: TrainForSale): string => `${from} ${side}`

function depotItems(state: State1846, wording: Wording1846): SupplyItem[] {
  const current = currentType(state)
  return trainTypes(state).flatMap((type) =>
    SIDES_OF[type.type].map((side) =>
      itemOf(state, { from: 'bank', side }, newTrains(state.depot, type), type.type === current, wording),
    ),
  )
}

function poolItems(state: State1846, wording: Wording1846): SupplyItem[] {
  const count = (side: Side) =>
    state.depot.pool.filter((train) => SIDE[train.side].type === SIDE[side].type).length
  return trainsForSale(state)
    .filter(({ from }) => from === 'pool')
    .map((train) => itemOf(state, train, count(train.side), true, wording))
}

const itemOf = (
  state: State1846,
  train: TrainForSale,
  left: number,
  now: boolean,
  wording: Wording1846,
): SupplyItem =>
  trainItem(
    {
      id: offeredTrain(train),
      name: train.side,
      price: SIDE[train.side].price,
      reach: wording.words.train.counts(SIDE[train.side]),
      left,
      now,
      probe: now ? purchaseOf(state, train) : undefined,
    },
    wording,
  )

/** 1846-6.50a: the purchase, in the step for it. */
const purchaseOf = (
  { operation, deal, surplus }: State1846,
  train: TrainForSale,
): ActionOf<'buy-train'> | undefined =>
  operation?.step === 'trains' && !deal && surplus.length === 0 ? { kind: 'buy-train', ...train } : undefined

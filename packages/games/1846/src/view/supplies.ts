import { newTrains } from '@roundhouse/18xx'
import { copiesLeft } from '@roundhouse/board'
import type { SupplyScene } from '@roundhouse/view'
import type { ActionOf } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { PHASE, SIDE, SIDES_OF, type Side } from '../components/trains.ts'
import type { State } from '../state.ts'
import { currentType, type TrainForSale, trainsForSale } from '../trains/trainsForSale.ts'
import { trainTypes } from '../trains/trainTypes.ts'
import { money, type Wording } from './wording.ts'

type Item = SupplyScene['items'][number]

/** What the bank has left. */
export function supplyScenes(state: State, wording: Wording): SupplyScene[] {
  const { supplies } = wording.words
  const pool = poolItems(state, wording)
  return [
    { id: 'depot', title: supplies.depot, inSight: true, items: depotItems(state, wording) },
    ...(pool.length > 0 ? [{ id: 'pool', title: supplies.pool, inSight: true as const, items: pool }] : []),
    { id: 'tiles', title: supplies.tiles, items: tileItems(state, wording) },
  ]
}

/** How a train on offer is named where somebody points at it. */
export const offeredTrain = ({ from, side }: TrainForSale): string => `${from} ${side}`

function depotItems(state: State, wording: Wording): Item[] {
  const current = currentType(state)
  return trainTypes(state).flatMap((type) => {
    const left = newTrains(state.depot, type)
    return SIDES_OF[type.type].map((side) => ({
      ...trainItem({ from: 'bank', side }, leftText(left, wording), wording),
      ...(type.type === current && { now: true as const, ...probe(state, { from: 'bank', side }) }),
    }))
  })
}

function leftText(left: number, { words }: Wording): string {
  if (left === 0) return words.supplies.soldOut
  return Number.isFinite(left) ? words.supplies.left({ count: left }) : words.supplies.unlimited
}

function trainItem(train: TrainForSale, left: string, { words }: Wording): Item {
  const { price } = SIDE[train.side]
  return {
    id: offeredTrain(train),
    label: train.side,
    value: money(price),
    hint: words.details([words.train.counts(SIDE[train.side]), left]),
  }
}

function poolItems(state: State, wording: Wording): Item[] {
  const count = (side: Side) =>
    state.depot.pool.filter((train) => SIDE[train.side].type === SIDE[side].type).length
  return trainsForSale(state)
    .filter(({ from }) => from === 'pool')
    .map((train) => ({
      ...trainItem(train, leftText(count(train.side), wording), wording),
      now: true as const,
      ...probe(state, train),
    }))
}

/** 1846-6.50a: the purchase, in the step for it. */
const probe = ({ operation, deal, surplus }: State, train: TrainForSale): Pick<Item, 'probe'> =>
  operation?.step === 'trains' && !deal && surplus.length === 0
    ? { probe: { kind: 'buy-train', ...train } as ActionOf<'buy-train'> }
    : {}

function tileItems({ board, phase }: State, { words }: Wording): Item[] {
  const left = copiesLeft(board, BOARD)
  return [...BOARD.tiles.values()].map(({ id, color }) => ({
    id,
    label: `#${id}`,
    value: Number.isFinite(left.get(id)!) ? String(left.get(id)!) : '∞',
    hint: words.colors[color]!,
    ...(PHASE[phase].colors.includes(color) && { now: true as const }),
  }))
}

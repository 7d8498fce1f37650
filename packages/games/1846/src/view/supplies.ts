import { type TrainSupply, tileSupply, trainSupplies, typesInBank } from '@roundhouse/18xx/view'
import type { SupplyScene } from '@roundhouse/view'
import { BOARD } from '../components/board.ts'
import { PHASE, SIDE, SIDES_OF } from '../components/trains.ts'
import type { State1846 } from '../state.ts'
import { trainTypes } from '../trains/trainTypes.ts'
import type { Wording1846 } from './wording.ts'

/** What the bank has left. */
export const supplyScenes = (state: State1846, wording: Wording1846): SupplyScene[] => [
  ...trainSupplies(sidesInBank(state, wording), wording),
  tileSupply(state.board, BOARD, PHASE[state.phase].colors, wording),
]

/** 1846-6.52: either side of every train. */
const sidesInBank = (state: State1846, { words }: Wording1846): TrainSupply[] =>
  typesInBank(trainTypes(state), state.depot).flatMap(({ type, from, left, now }) =>
    SIDES_OF[type].map((side) => ({
      from,
      name: side,
      price: SIDE[side].price,
      reach: words.train.counts(SIDE[side]),
      left,
      shared: SIDES_OF[type].length > 1,
      now,
      probe: now && isBuying(state) ? { kind: 'buy-train', from, side } : undefined,
    })),
  )

/** 1846-6.50a: it is the step for purchases. */
const isBuying = ({ operation, deal, surplus }: State1846): boolean =>
  operation?.step === 'trains' && !deal && surplus.length === 0

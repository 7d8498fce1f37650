import { type TrainSupply, tileSupply, trainSupplies, typesInBank } from '@roundhouse/18xx/view'
import type { SupplyScene } from '@roundhouse/view'
import { PHASE, TRAIN } from '../components/trains.ts'
import { isBuildingOver, type State1860, trainTypes } from '../state.ts'
import { boardOf } from '../title.ts'
import type { Wording1860 } from './wording.ts'

/** What the bank has left. */
export const supplyScenes = (state: State1860, wording: Wording1860): SupplyScene[] => [
  ...trainSupplies(trainsOnShow(state, wording), wording),
  // 1860-SOU.2
  tileSupply(state.board, boardOf(state), isBuildingOver(state) ? [] : PHASE[state.phase].colors, wording),
]

const trainsOnShow = (state: State1860, { words }: Wording1860): TrainSupply[] =>
  typesInBank(trainTypes(state), state.depot).map(({ from, type, left, now }) => ({
    from,
    name: type,
    price: TRAIN[type].price,
    reach: words.train.counts(TRAIN[type]),
    left,
    now,
    probe: now && isBuying(state) ? { kind: 'buy-train', from, type } : undefined,
  }))

/** 1860-BUY.1: it is the step for purchases. */
const isBuying = ({ operation, deal }: State1860): boolean => operation?.step === 'trains' && !deal

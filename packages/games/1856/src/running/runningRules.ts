import { bonusAt, type RunPosition, runPosition, runStop } from '@roundhouse/18xx'
import { type Network, STOP_KINDS } from '@roundhouse/board'
import { byId } from '@roundhouse/kernel'
import type { Bonus, RunningRules, RunningTrain as RunTrain } from '@roundhouse/routes'
import { type CorporationId, RIGHT, RIGHTS } from '../components/companies.ts'
import { PORT_BONUS, RIGHT_BONUS } from '../components/money.ts'
import { PHASE, TRAIN, TYPES, type Type } from '../components/trains.ts'
import { hasRight } from '../privates/rights.ts'
import { type State1856, type Train, trainsOf, typeOf } from '../state.ts'
import { TITLE } from '../title.ts'

/** 1856-2.4a, 1856-2.4b, 1856-2.4c: every stop is paid, an own token is one of them, and a hex may be entered again. */
const RULES: RunningRules = {
  hexAgain: true,
  endKinds: STOP_KINDS,
  ends: 'touched',
  token: 'visited',
  joined: false,
}

/** A corporation that is to run with these trains, and all that decides what it can earn. */
export const runPositionOf = (
  state: State1856,
  company: CorporationId,
  trains: readonly Train[] = trainsOf(state, company),
): RunPosition =>
  runPosition({
    board: state.board,
    company,
    trains: trains.map((train) => ({ id: train.id, runs: RUNNING_TRAINS[typeOf(train)] })),
    // 1856-2.4d, 1856-2.4e, 1856-2.4h, 1856-Pd
    stop: (hex, index) => runStop(TITLE, state.board, company, PHASE[state.phase].era, hex, index),
    bonuses: (network) => bonusesOf(state, company, network),
    rules: RULES,
  })

/** 1856-2.4b: every stop on the way counts. */
function trainOf(type: Type): RunTrain {
  const { reach } = TRAIN[type]
  return { name: type, pays: [{ kinds: STOP_KINDS, max: reach }], skips: [], visits: reach, multiplier: 1 }
}

/** Trains as they run, by type. */
export const RUNNING_TRAINS: Readonly<Record<Type, RunTrain>> = byId(TYPES, trainOf)

/** 1856-2.4g: once for each train. */
const bonusesOf = (state: State1856, company: CorporationId, network: Network): Bonus[] => [
  // 1856-5.1e
  ...(state.port?.corporation === company ? bonusAt(network, 'port', [state.port.hex], PORT_BONUS) : []),
  // 1856-5.1f
  ...RIGHTS.flatMap((right) =>
    hasRight(state, company, right) ? bonusAt(network, right, RIGHT[right].hexes, RIGHT_BONUS) : [],
  ),
]

import type { Emit1860 } from './events.ts'
import { checkInsolvency } from './insolvency/insolvency.ts'
import { beginDividend } from './running/payout.ts'
import { beginRun } from './running/run.ts'
import { OPERATING_STEPS, type OperatingStep, type State1860 } from './state.ts'
import { mayPlaceToken } from './track/tokens.ts'
import { mayBuild } from './track/track.ts'
import { beginReturns } from './trains/returnTrain.ts'
import { beginTrains } from './trains/trainStep.ts'
import { finishTurn } from './turn.ts'

interface TurnStep {
  /** What happens by itself as the step begins. Says whether anything is then to be decided in it; if not, it is over. */
  readonly begins: (state: State1860, emit: Emit1860) => boolean
  /** What happens by itself when it is over. */
  readonly ends?: (state: State1860, emit: Emit1860) => void
}

/** 1860-OR.3: the steps of a turn. What stands here is declared by `function`, for its file may come back to this one. */
const TURN_STEPS: Readonly<Record<OperatingStep, TurnStep>> = {
  'return-trains': { begins: beginReturns },
  track: { begins: mayBuild },
  token: { begins: mayPlaceToken },
  run: { begins: beginRun },
  dividend: { begins: beginDividend },
  // 1860-INS.1
  trains: { begins: beginTrains, ends: checkInsolvency },
}

/** Begins a step of the turn going on, and goes past it where nothing is to be decided. */
export function beginStep(state: State1860, step: OperatingStep, emit: Emit1860): void {
  const operation = state.operation!
  operation.step = step
  if (!TURN_STEPS[step].begins(state, emit)) endStep(state, emit)
}

/** The step is over: the next one begins, or the turn is over; that of a company that is bankrupt ends there (1860-DIV.6, 1860-BKR.5). */
export function endStep(state: State1860, emit: Emit1860): void {
  const { company, step } = state.operation!
  const isOver = state.corporations[company].bankrupt
  if (!isOver) TURN_STEPS[step].ends?.(state, emit)
  const next = isOver ? undefined : OPERATING_STEPS[OPERATING_STEPS.indexOf(step) + 1]
  if (next) beginStep(state, next, emit)
  else finishTurn(state, emit)
}

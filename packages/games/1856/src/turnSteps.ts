import type { Emit1856 } from './events.ts'
import { payInterest } from './loans/interest.ts'
import { beginLoans } from './loans/loanStep.ts'
import { beginDividend } from './running/payout.ts'
import { beginRun } from './running/run.ts'
import { OPERATING_STEPS, type OperatingStep, type State1856 } from './state.ts'
import { checkDestinations } from './track/destinations.ts'
import { placeHomeToken } from './track/homeToken.ts'
import { mayPlaceToken } from './track/tokens.ts'
import { returnBorrowedTrain } from './trains/borrowing.ts'
import { beginTrains } from './trains/trainStep.ts'
import { finishTurn, goOn } from './turn.ts'

interface TurnStep {
  /** What happens by itself as the step begins. Says whether anything is then to be decided in it; if not, it is over. */
  readonly begins?: (state: State1856, emit: Emit1856) => boolean
  /** What happens by itself when it is over. */
  readonly ends?: (state: State1856, emit: Emit1856) => void
}

/**
 * 1856-2d: the steps of a turn. Where nothing is said of its beginning, the president is always asked. What stands here
 * is declared by `function`, for its file may come back to this one.
 */
const TURN_STEPS: Readonly<Record<OperatingStep, TurnStep>> = {
  home: { begins: placeHomeToken },
  track: { ends: checkDestinations },
  token: { begins: mayPlaceToken },
  run: { begins: beginRun },
  interest: { begins: payInterest },
  dividend: { begins: beginDividend },
  trains: { begins: beginTrains, ends: returnBorrowedTrain },
  loans: { begins: beginLoans },
}

/** Begins a step of the turn going on, and goes past it where nothing is to be decided. */
export function beginStep(state: State1856, step: OperatingStep, emit: Emit1856): void {
  const operation = state.operation!
  Object.assign(operation, { step, sold: [] })
  const { begins } = TURN_STEPS[step]
  if (!begins || begins(state, emit)) return
  // a corporation that closes has no turn any more (1856-1.2t)
  if (state.operation === operation) endStep(state, emit)
  else goOn(state, emit)
}

/** The step is over: the next one begins, or the turn is over. */
export function endStep(state: State1856, emit: Emit1856): void {
  const { step } = state.operation!
  TURN_STEPS[step].ends?.(state, emit)
  const next = OPERATING_STEPS[OPERATING_STEPS.indexOf(step) + 1]
  if (next) beginStep(state, next, emit)
  else finishTurn(state, emit)
}

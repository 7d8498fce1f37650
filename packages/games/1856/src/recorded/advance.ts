import { cityNamed, type SingleAction } from '@roundhouse/18xx/recorded'
import { slotsAt } from '@roundhouse/board'
import type { Move } from '@roundhouse/kernel'
import type { Action1856 } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import type { CorporationId, PrivateId } from '../components/companies.ts'
import { mustBuyTrain } from '../forced/trainObligation.ts'
import {
  controllerOf,
  corporationsOverLimit,
  hexToChooseCity,
  type OperatingStep,
  type State1856,
} from '../state.ts'
import { earlyDiscard } from './discards.ts'
import { fieldsOf } from './fields.ts'
import { type Memory1856, noteTurn } from './memory.ts'
import { isWaiting } from './waiting.ts'

/**
 * The next move that 18xx.games made by itself after an action: steps in which
 * nothing could be done leave no action. How far the turn has gone is told by
 * what comes next.
 */
export function advance(
  state: State1856,
  next: SingleAction | undefined,
  memory: Memory1856,
): Move | undefined {
  const { deal, operation } = state
  // the other side of a recorded deal had agreed
  if (deal) return { seat: deal.seat, action: { kind: 'agree' } }
  noteTurn(memory, state)
  const early = earlyDiscard(state, next, memory)
  if (early) return early
  if (!operation || isInterrupted(state) || next?.type === 'destination_connection') return undefined
  const { company, step } = operation
  // after the last action whatever waits is left
  const coming = next && next.type !== 'end_game' ? next : { type: 'pass', entity: company }
  // every turn has an action: what comes before the first is a pass for which 18xx.games waited in the turn before
  if (!memory.hasActed && !isOfTurn(state, company, coming)) return undefined
  if (isInStep(state, coming, memory)) return undefined
  const action = ENDS[step]
  return action && { seat: controllerOf(state, company)!, action }
}

/** A question that comes before the steps of the turn. */
const isInterrupted = (state: State1856): boolean =>
  state.formation !== null || corporationsOverLimit(state).length > 0 || hexToChooseCity(state) !== undefined

/** What ends a step; the others are over by the decision in them. */
const ENDS: Partial<Record<OperatingStep, Action1856>> = {
  track: { kind: 'done' },
  token: { kind: 'done' },
  run: { kind: 'run', routes: [] },
  trains: { kind: 'done' },
  loans: { kind: 'end-turn' },
}

/** The pass of a corporation ends the step that waits; in our last one, `advance` ends the turn when nothing waits there any more. */
export function companysPass(
  { operation }: State1856,
  { entity }: SingleAction,
  memory: Memory1856,
): Action1856 | undefined {
  if (operation?.company !== entity) return undefined
  const { step } = operation!
  if (step !== 'loans') return ENDS[step]
  memory.passed++
  return undefined
}

/** The steps of actions that belong to one. */
const STEP_OF: Readonly<Record<string, OperatingStep>> = {
  lay_tile: 'track',
  place_token: 'token',
  borrow_train: 'run',
  run_routes: 'run',
  dividend: 'dividend',
  buy_train: 'trains',
  sell_shares: 'trains',
  bankrupt: 'trains',
  payoff_loan: 'loans',
}

/** Whether the next action is one of the step going on. */
function isInStep(state: State1856, next: SingleAction, memory: Memory1856): boolean {
  const { company, step, due } = state.operation!
  if (due > 0 || isHomeTokenPlaced(state, next, memory)) return true
  if (!isOfTurn(state, company, next)) return false
  // 1856-2.9a, 1856-2.9c, 1856-2.9e, 1856-5.1c, or a pass: in whatever step waits
  const needed = next.entity === 'WSRC' && next.type === 'place_token' ? undefined : STEP_OF[next.type]
  if (needed === undefined) return isWaiting(state, next, memory)
  return needed === step && (next.entity_type !== 'player' || mustBuyTrain(state))
}

/** Whether an action can be one of this corporation's turn: its own, its private's, or its president's (1856-2.7k). */
export function isOfTurn(
  { privates }: State1856,
  company: CorporationId,
  { entity, entity_type, type }: SingleAction,
): boolean {
  if (entity_type === 'company') return privates[entity as PrivateId]?.owner === company
  if (entity_type === 'player') return type === 'sell_shares' || type === 'bankrupt'
  return entity === company
}

/** 1856-2.1c: whether the city is asked for of a token that stands in its home by itself; nobody has two in a hex (1856-2.3b). */
export function isHomeTokenPlaced({ board }: State1856, recorded: SingleAction, memory: Memory1856): boolean {
  if (recorded.type !== 'place_token' || recorded.entity_type !== 'corporation') return false
  const { hex } = cityNamed(BOARD, fieldsOf(recorded, 'place_token').city, memory)
  return slotsAt(board, BOARD, hex).flat().includes(String(recorded.entity))
}

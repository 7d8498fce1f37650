import type { SingleAction } from '@roundhouse/18xx/recorded'
import type { Move } from '@roundhouse/kernel'
import type { Action1860 } from '../actions.ts'
import { hasActed } from '../shares/stockTurn.ts'
import { controllerOf, type OperatingStep, type State1860 } from '../state.ts'
import type { Memory1860 } from './memory.ts'
import { isBoughtWithoutPresident } from './receivership.ts'
import { actingSeat, waitsFor } from './stockTurns.ts'

/**
 * The next move that 18xx.games made by itself after an action: where nothing
 * could be done there is no action. How far things have gone is told by what
 * comes next.
 */
export function advance(
  state: State1860,
  next: SingleAction | undefined,
  memory: Memory1860,
): Move | undefined {
  const { deal, stock, homeTileOf, operation } = state
  // the other side of a recorded deal had agreed
  if (deal) return { seat: deal.seat, action: { kind: 'agree' } }
  if (!next || homeTileOf || isBoughtWithoutPresident(state, next)) return undefined
  if (stock)
    return isPassedOver(state, next, memory) ? { seat: stock.seat, action: { kind: 'pass' } } : undefined
  if (!operation || isInStep(state, next)) return undefined
  const action = ENDS[operation.step]
  return action && { seat: controllerOf(state, operation.company), action }
}

/** Whether the player on turn was not asked there, or not any more. */
function isPassedOver(state: State1860, next: SingleAction, memory: Memory1860): boolean {
  const { seat } = state.stock!
  const acting = actingSeat(state, next, memory)
  const { turn } = memory
  const isAsked = waitsFor(state, seat, turn?.seat === seat && hasActed(state) ? turn : null)
  // a pass of another may end a turn that has ended here by itself; an exchange is done in anybody's turn
  if (acting !== seat)
    return acting === null || !isAsked || (next.type !== 'pass' && next.entity_type === 'player')
  return state.boughtNow !== null && !isAsked && next.entity_type === 'player'
}

/** What ends a step; the others are over by the decision in them. */
const ENDS: Partial<Record<OperatingStep, Action1860>> = {
  track: { kind: 'done' },
  token: { kind: 'done' },
  trains: { kind: 'done' },
}

/** The steps of actions that belong to one. */
const STEP_OF: Readonly<Record<string, OperatingStep>> = {
  discard_train: 'return-trains',
  lay_tile: 'track',
  place_token: 'token',
  run_routes: 'run',
  dividend: 'dividend',
  buy_train: 'trains',
}

/** Whether the next action is one of the step going on. */
function isInStep(state: State1860, next: SingleAction): boolean {
  const { type, entity, entity_type } = next
  const { company, step } = state.operation!
  // a pass that ends a turn of the stock round before
  if (entity_type === 'player') return type === 'pass'
  return entity === company && (type === 'pass' || STEP_OF[type] === step)
}

import { hasRoute } from '@roundhouse/18xx'
import type { SingleAction } from '@roundhouse/18xx/recorded'
import { hasOffer, type Move, type Seat } from '@roundhouse/kernel'
import type { Action1846 } from '../actions.ts'
import { type CompanyId, isMinor } from '../components/companies.ts'
import { TILE_COST } from '../components/money.ts'
import { runPositionOf } from '../running/runningRules.ts'
import { controllerOf, type Operation, priceBeside, type State1846, treasuryOf } from '../state.ts'
import { TITLE } from '../title.ts'
import { token } from '../track/tokens.ts'
import { refuseMoreTiles } from '../track/track.ts'
import { endTurn } from '../trains/trains.ts'
import type { Memory1846 } from './translateActions.ts'

/**
 * The next move that 18xx.games made by itself after an action: steps in which
 * nothing could be done leave no action. How far the turn has gone is told by
 * what comes next.
 */
export function advance(
  state: State1846,
  done: SingleAction,
  next: SingleAction | undefined,
  memory: Memory1846,
): Move | undefined {
  const { deal } = state
  // the other side of a recorded deal had agreed
  if (deal) return { seat: deal.seat, action: { kind: 'agree' } }
  if (!next) {
    // nothing could be done any more, and the game was over
    const isLast = isBy(state, done) && state.operation?.step === 'trains'
    return isLast && !endTurn.refuseNow(state, seatOnTurn(state)) ? byCompany(state, END_TURN) : undefined
  }
  const move = missingMove(state, next, memory)
  if (move?.action.kind === 'end-turn' || move?.action.kind === 'run') memory.trainPasses = 0
  return move
}

/** The pass of a company ends a step. It comes to something only where there is no run to be made before the next. */
export function companysPass(
  state: State1846,
  recorded: SingleAction,
  memory: Memory1846,
): Action1846 | undefined {
  const step = isBy(state, recorded) ? state.operation?.step : undefined
  if (step === 'trains') memory.trainPasses++
  return step === 'build' && !canRun(state) ? NO_RUN : undefined
}

const NO_RUN: Action1846 = { kind: 'run', routes: [] }
const END_TURN: Action1846 = { kind: 'end-turn' }

const isBy = ({ operation }: State1846, { entity, entity_type }: SingleAction): boolean =>
  (entity_type === 'corporation' || entity_type === 'minor') && operation?.company === entity

const seatOnTurn = (state: State1846): Seat => controllerOf(state, state.operation!.company)!

const byCompany = (state: State1846, action: Action1846): Move => ({ seat: seatOnTurn(state), action })

/** The next move that must have been made before the next recorded action could be done. */
function missingMove(state: State1846, next: SingleAction, memory: Memory1846): Move | undefined {
  const { steamboat, stock, operation, surplus } = state
  if (surplus.length > 0) return undefined
  if (stock) {
    // 1846-5.0a: a player who could do nothing was passed over
    const isPlayers = next.entity_type === 'player'
    const isHis = isPlayers && memory.seats.get(String(next.entity)) === stock.seat
    return isHis ? undefined : { seat: stock.seat, action: { kind: 'pass' } }
  }
  if (steamboat)
    return next.entity === 'SC' ? undefined : { seat: steamboat.seat, action: { kind: 'leave-markers' } }
  if (!operation) return undefined
  const isBuilding = operation.step === 'build'
  if (!isInTurn(state, operation, next, memory)) return byCompany(state, isBuilding ? NO_RUN : END_TURN)
  const hasBuilt = isBuilding && !canBuildOrRun(state, operation.company)
  return hasBuilt || (isBuilding && needsTrainStep(state, operation, next))
    ? byCompany(state, NO_RUN)
    : undefined
}

/** Whether the next action still belongs to this company's turn. */
function isInTurn(
  state: State1846,
  operation: Operation,
  next: SingleAction,
  { trainPasses }: Memory1846,
): boolean {
  const { company, step } = operation
  if (next.entity_type === 'player')
    return next.type === 'sell_shares' && step === 'trains' && !hasTrain(state, company)
  if (next.entity_type === 'company') return state.privates[next.entity as 'SC']?.owner === company
  if (next.entity !== company) return false
  if (step !== 'trains') return true
  // the same company again, in the next round
  if (['lay_tile', 'place_token', 'run_routes', 'dividend'].includes(next.type)) return false
  return next.type !== 'pass' || trainPasses < 2
}

const hasTrain = (state: State1846, company: CompanyId): boolean =>
  !isMinor(company) && state.corporations[company].trains.length > 0

/** Whether the next action can only be meant for the train step. */
function needsTrainStep(state: State1846, { company }: Operation, next: SingleAction): boolean {
  if (isMinor(company)) return false
  switch (next.type) {
    case 'buy_train':
    case 'bankrupt':
      return true
    case 'sell_shares':
      return (
        next.entity_type === 'player' ||
        Number((next as { share_price?: number }).share_price ?? priceBeside(state, company, -1)) !==
          priceBeside(state, company, -1)
      )
    default:
      return false
  }
}

const canRun = (state: State1846): boolean => hasRoute(TITLE, runPositionOf(state, state.operation!.company))

/** Whether 18xx.games would still have waited for track, trains or a token: what is told most cheaply comes first. */
const canBuildOrRun = (state: State1846, company: CompanyId): boolean =>
  (!refuseMoreTiles(state) && treasuryOf(state, company).cash >= TILE_COST) ||
  canRun(state) ||
  hasOffer(state, seatOnTurn(state), token)

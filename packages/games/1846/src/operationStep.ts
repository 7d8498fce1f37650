import { type Refusal, refusal, type Seat } from '@roundhouse/kernel'
import { type CorporationId, isMinor } from './components/companies.ts'
import { refuseBeforeSecondTile } from './privates/miamiTrack.ts'
import { controllerOf, type Operation, type State1846 } from './state.ts'

type Step = Operation['step']

/** Why this seat cannot act in these steps of the operating turn (1846-6.0): the round, a question that comes first, or the step. */
export function refuseOutOfTurn(state: State1846, seat: Seat, ...steps: Step[]): Refusal | undefined {
  const { operation, surplus, deal } = state
  if (state.round !== 'operating') return refusal('1846-4.1', 'operating')
  if (surplus.length > 0) return refusal('1846-6.57', 'first', { corporation: surplus[0]! })
  if (!operation) return refusal('1846-3.66', 'first')
  if (deal) return refusal('1846-6.50a', 'answer')
  if (controllerOf(state, operation.company) !== seat)
    return refusal('1846-6.0', 'president', { company: operation.company })
  if (!steps.includes(operation.step)) return refusal('1846-6.0', operation.step)
  return undefined
}

/** Why this seat cannot act in these steps, where the second tile of Little Miami comes first if it is owed (1846-2.9). */
export const refuseStep = (state: State1846, seat: Seat, ...steps: Step[]): Refusal | undefined =>
  refuseOutOfTurn(state, seat, ...steps) ?? refuseBeforeSecondTile(state)

/** Why this seat cannot act in these steps with a corporation, of what no minor does (1846-3.55). */
export function refuseCorporationStep(state: State1846, seat: Seat, ...steps: Step[]): Refusal | undefined {
  const refused = refuseStep(state, seat, ...steps)
  if (refused) return refused
  const { company } = state.operation!
  return isMinor(company) ? refusal('1846-3.55', 'minor', { company }) : undefined
}

/** The corporation that operates, where it is one. */
export const corporationOnTurn = (state: State1846): CorporationId =>
  state.operation!.company as CorporationId

/** What is in its treasury. */
export const cashOnTurn = (state: State1846): number =>
  state.corporations[corporationOnTurn(state)].treasury.cash

/** 1846-3.32: any other action gives up the second tile of a private. */
export function giveUpSecondTile(state: State1846): void {
  const operation = state.operation!
  if (!operation.firstTile) return
  state.privates[operation.firstTile.private].uses = 0
  operation.firstTile = null
}

/** 1846-3.20: the corporation does something else than buy privates and use those just bought. */
export function giveUpPendingPowers(state: State1846): void {
  giveUpSecondTile(state)
  state.operation!.justBought = []
}

import { copy, type Seat } from '@roundhouse/kernel'
import { type ActionOutcome, type PreviewGame, playOnCopy } from '@roundhouse/view'
import type { BnoAction } from '../../actions.ts'
import type { CompanyId } from '../../components/companies.ts'
import type { BnoEvent } from '../../events.ts'
import { baltimoreOhio } from '../../index.ts'
import { priceOf, type State, statusOf } from '../../state.ts'

/** Everything that an action brings about is its own. */
export type Outcome = ActionOutcome<State, BnoEvent>

const PLAYED: PreviewGame<State, BnoAction, BnoEvent> = { game: baltimoreOhio, fork: copy, boundaries: [] }

/** Does the actions of one seat, one after the other, on a copy. */
export const outcomeOf = (before: State, seat: Seat, ...actions: readonly BnoAction[]): Outcome =>
  playOnCopy(
    PLAYED,
    before,
    actions.map((action) => [seat, action] as const),
  )

/** The price of a company; null for one without a token. */
export const priceIn = (state: State, id: CompanyId): number | null =>
  statusOf(state, id) === 'open' ? priceOf(state, id) : null

/** How much a player pays by it; negative when they are paid. */
export const paidBy = ({ before, after }: Outcome, seat: Seat): number =>
  before.players[seat]!.cash - after.players[seat]!.cash

/** The same of a company's treasury. */
export const paidFrom = ({ before, after }: Outcome, id: CompanyId): number =>
  before.companies[id].treasury.cash - after.companies[id].treasury.cash

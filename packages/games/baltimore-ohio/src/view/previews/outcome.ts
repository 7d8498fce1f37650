import { copy, type Seat } from '@roundhouse/kernel'
import { type ActionOutcome, type PreviewGame, playOnCopy } from '@roundhouse/view'
import type { BnoAction } from '../../actions.ts'
import type { CompanyId } from '../../components/companies.ts'
import type { BnoEvent } from '../../events.ts'
import { baltimoreOhio } from '../../index.ts'
import { type BnoState, priceOf, statusOf } from '../../state.ts'

/** Everything that an action brings about is its own. */
export type BnoOutcome = ActionOutcome<BnoState, BnoEvent>

const PLAYED: PreviewGame<BnoState, BnoAction, BnoEvent> = { game: baltimoreOhio, fork: copy, boundaries: [] }

/** Does the actions of one seat, one after the other, on a copy. */
export const outcomeOf = (before: BnoState, seat: Seat, ...actions: readonly BnoAction[]): BnoOutcome =>
  playOnCopy(
    PLAYED,
    before,
    actions.map((action) => [seat, action] as const),
  )

/** The price of a company; null for one without a token. */
export const priceIn = (state: BnoState, id: CompanyId): number | null =>
  statusOf(state, id) === 'open' ? priceOf(state, id) : null

/** How much a player pays by it; negative when they are paid. */
export const paidBy = ({ before, after }: BnoOutcome, seat: Seat): number =>
  before.players[seat]!.cash - after.players[seat]!.cash

/** The same of a company's treasury. */
export const paidFrom = ({ before, after }: BnoOutcome, id: CompanyId): number =>
  before.companies[id].treasury.cash - after.companies[id].treasury.cash

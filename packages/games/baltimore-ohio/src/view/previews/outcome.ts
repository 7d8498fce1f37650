import type { Seat } from '@roundhouse/kernel'
import type { ActionOutcome, PartsByKind, PreviewGame } from '@roundhouse/view'
import type { BnoAction, BnoActions, BnoKind } from '../../actions.ts'
import type { CompanyId } from '../../components/companies.ts'
import type { BnoEvent } from '../../events.ts'
import { baltimoreOhio } from '../../index.ts'
import { type BnoState, priceOf, statusOf } from '../../state.ts'
import type { BnoWording } from '../wording.ts'

/** Everything that an action brings about is its own. */
export type BnoOutcome = ActionOutcome<BnoState, BnoEvent>

/** What is said of actions of these kinds. */
export type BnoParts<K extends BnoKind> = PartsByKind<BnoOutcome, BnoActions[K], BnoWording>

/** The price of a company; null for one without a token. */
export const priceIn = (state: BnoState, id: CompanyId): number | null =>
  statusOf(state, id) === 'open' ? priceOf(state, id) : null

/** How much a player pays by it; negative when they are paid. */
export const paidBy = ({ before, after }: BnoOutcome, seat: Seat): number =>
  before.players[seat]!.cash - after.players[seat]!.cash

/** The same of a company's treasury. */
export const paidFrom = ({ before, after }: BnoOutcome, id: CompanyId): number =>
  before.companies[id].treasury.cash - after.companies[id].treasury.cash

/** How an action is played on a copy. */
export const PREVIEW_GAME: PreviewGame<BnoState, BnoAction, BnoEvent> = {
  game: baltimoreOhio,
  boundaries: [],
}

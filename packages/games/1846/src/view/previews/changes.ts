import {
  type CorporationFigures,
  corporationChanges,
  gainOf,
  priceChanges,
  treasuryChanges,
} from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { type Change, cashChanges, change } from '@roundhouse/view'
import { COMPANIES, CORPORATIONS, type CorporationId } from '../../components/companies.ts'
import { PHASE } from '../../components/trains.ts'
import { certificateLimit, certificatesOf, type State1846, trainsCounted, treasuryOf } from '../../state.ts'
import { tilesLeftNow } from '../tilesLeft.ts'
import { money, type Wording1846 } from '../wording.ts'
import type { Outcome1846 } from './outcome.ts'

/** Every figure that an action changes, as far as the one who decides or his company is concerned. */
export const changesOf = (outcome: Outcome1846, seat: Seat, wording: Wording1846): Change[] => [
  ...cashChanges(outcome.before.players, seat, (one) => gainOf(outcome, one), money, wording),
  ...treasuryChanges(outcome, COMPANIES, (company) => treasuryOf(outcome.before, company).cash, wording),
  ...priceChanges(outcome, wording),
  ...corporationChanges(outcome, seat, figuresFor(seat), wording),
  ...tileChanges(outcome, wording),
]

const figuresFor = (seat: Seat): CorporationFigures<State1846, CorporationId> => ({
  corporations: CORPORATIONS,
  certificates: (state) => ({ count: certificatesOf(state, seat), limit: certificateLimit(state) }),
  trains: (state, id) => ({ count: trainsCounted(state, id), limit: PHASE[state.phase].trainLimit }),
})

/** The tiles left in the turn, while it is still the time to lay them. */
function tileChanges({ before, after }: Outcome1846, { words: { changes } }: Wording1846): Change[] {
  if (before.operation?.step !== 'build' || after.operation?.step !== 'build') return []
  if (before.operation.company !== after.operation.company) return []
  const left = (state: State1846) => changes.tileCount(tilesLeftNow(state))
  return change(changes.tiles, left(before), left(after))
}

import { gainOf, presidentChange, priceChanges, priceMoves, treasuryChanges } from '@roundhouse/18xx/view'
import { percentOf } from '@roundhouse/finance'
import type { Seat } from '@roundhouse/kernel'
import { type Change, cashChanges, cellWith, change, changesBetween, type Preview } from '@roundhouse/view'
import { COMPANIES, CORPORATIONS } from '../../components/companies.ts'
import { CERTIFICATES, CHART } from '../../components/market.ts'
import { PHASE } from '../../components/trains.ts'
import type { Event1846 } from '../../events.ts'
import {
  certificateLimit,
  certificatesOf,
  type State1846,
  sharesOf,
  trainsCounted,
  treasuryOf,
} from '../../state.ts'
import { tilesLeftNow } from '../tilesLeft.ts'
import { money, type Wording1846 } from '../wording.ts'
import type { Outcome1846 } from './outcome.ts'

/** Every figure that an action changes, as far as the one who decides or his company is concerned. */
export const changesOf = (outcome: Outcome1846, seat: Seat, wording: Wording1846): Change[] => [
  ...cashChanges(outcome.before.players, seat, (one) => gainOf(outcome, one), money, wording),
  ...treasuryChanges(outcome, COMPANIES, (company) => treasuryOf(outcome.before, company).cash, wording),
  ...priceChanges(outcome, wording),
  ...holdingChanges(outcome, seat, wording),
  ...presidentChanges(outcome, wording),
  ...companyChanges(outcome, wording),
  ...tileChanges(outcome, wording),
]

const holdingChanges = (outcome: Outcome1846, seat: Seat, { words: { changes } }: Wording1846): Change[] =>
  changesBetween(outcome, (state) => [
    ...CORPORATIONS.map(
      (company) =>
        [
          changes.holding({ company }),
          `${percentOf(CERTIFICATES, sharesOf(state, seat, company))}%`,
        ] as const,
    ),
    [changes.certificates, `${certificatesOf(state, seat)}/${certificateLimit(state)}`],
  ])

const presidentChanges = ({ before, after }: Outcome1846, wording: Wording1846): Change[] =>
  CORPORATIONS.filter((id) => before.corporations[id].status === 'launched').flatMap((id) =>
    presidentChange(id, before.corporations[id].president, after.corporations[id].president, wording),
  )

function companyChanges(outcome: Outcome1846, { words: { changes } }: Wording1846): Change[] {
  const { before, after } = outcome
  const launched = CORPORATIONS.filter((id) => after.corporations[id].status === 'launched')
  const withTrains = launched.filter((id) => trainsCounted(before, id) !== trainsCounted(after, id))
  return changesBetween(outcome, (state) => [
    ...launched.map(
      (company) => [changes.tokens({ company }), String(state.corporations[company].tokensLeft)] as const,
    ),
    ...withTrains.map(
      (company) =>
        [
          changes.trains({ company }),
          `${trainsCounted(state, company)}/${PHASE[state.phase].trainLimit}`,
        ] as const,
    ),
  ])
}

/** The tiles left in the turn, while it is still the time to lay them. */
function tileChanges({ before, after }: Outcome1846, { words: { changes } }: Wording1846): Change[] {
  if (before.operation?.step !== 'build' || after.operation?.step !== 'build') return []
  if (before.operation.company !== after.operation.company) return []
  const left = (state: State1846) => changes.tileCount(tilesLeftNow(state))
  return change(changes.tiles, left(before), left(after))
}

/** Where markers go on the market. */
export const pricesOf = (events: readonly Event1846[]): NonNullable<Preview['prices']> =>
  priceMoves(events).map(({ company, after }) => ({ company, to: cellWith(CHART, after) }))

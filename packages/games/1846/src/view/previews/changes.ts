import type { Seat } from '@roundhouse/kernel'
import { type Change, type Preview, playerName } from '@roundhouse/view'
import { CORPORATIONS } from '../../components/companies.ts'
import { PHASE } from '../../components/trains.ts'
import {
  certificateLimit,
  certificatesOf,
  type State,
  sharesOf,
  trainsCounted,
  treasuryOf,
} from '../../state.ts'
import { percent } from '../companies.ts'
import { spaceOf } from '../market.ts'
import { tilesLeftNow } from '../tilesLeft.ts'
import { money, type Wording } from '../wording.ts'
import { change, gainOf, type Outcome, priceMoves, treasuriesChanged } from './outcome.ts'

/** Every figure that an action changes, as far as the one who decides or his company is concerned. */
export const changesOf = (outcome: Outcome, seat: Seat, wording: Wording): Change[] => [
  ...cashChanges(outcome, seat, wording),
  ...treasuryChanges(outcome, wording),
  ...priceChanges(outcome, wording),
  ...holdingChanges(outcome, seat, wording),
  ...presidentChanges(outcome, wording),
  ...companyChanges(outcome, wording),
  ...tileChanges(outcome, wording),
]

/** The cash of whoever decides first, then of others who pay or are paid. */
function cashChanges(outcome: Outcome, seat: Seat, wording: Wording): Change[] {
  const { players } = outcome.before
  const others = players.flatMap((_, other) => (other === seat ? [] : [other]))
  return [seat, ...others].flatMap((one) => {
    const { cash } = players[one]!
    const { ownCash, cash: cashOf } = wording.words.changes
    const label = one === seat ? ownCash : cashOf({ who: playerName(wording, one) })
    return change(label, money(cash), money(cash + gainOf(outcome, one)))
  })
}

const treasuryChanges = (outcome: Outcome, { words }: Wording): Change[] =>
  treasuriesChanged(outcome).flatMap((company) => {
    const { cash } = treasuryOf(outcome.before, company)
    return change(words.changes.treasury({ company }), money(cash), money(cash + gainOf(outcome, company)))
  })

const priceChanges = ({ now }: Outcome, { words }: Wording): Change[] =>
  priceMoves(now).flatMap(({ corporation: company, before, after }) =>
    change(words.changes.price({ company }), money(before), money(after)),
  )

function holdingChanges({ before, after }: Outcome, seat: Seat, { words }: Wording): Change[] {
  const share = (state: State, id: (typeof CORPORATIONS)[number]) => `${percent(sharesOf(state, seat, id))}%`
  const certificates = (state: State) => `${certificatesOf(state, seat)}/${certificateLimit(state)}`
  return [
    ...CORPORATIONS.flatMap((company) =>
      change(words.changes.holding({ company }), share(before, company), share(after, company)),
    ),
    ...change(words.changes.certificates, certificates(before), certificates(after)),
  ]
}

function presidentChanges({ before, after }: Outcome, wording: Wording): Change[] {
  const { changes } = wording.words
  const named = (seat: Seat | null) => (seat === null ? changes.nobody : playerName(wording, seat))
  return CORPORATIONS.filter((id) => before.corporations[id].status === 'launched').flatMap((company) =>
    change(
      changes.president({ company }),
      named(before.corporations[company].president),
      named(after.corporations[company].president),
    ),
  )
}

function companyChanges({ before, after }: Outcome, { words }: Wording): Change[] {
  const trains = (state: State, id: (typeof CORPORATIONS)[number]) =>
    `${trainsCounted(state, id)}/${PHASE[state.phase].trainLimit}`
  const involved = CORPORATIONS.filter(
    (id) =>
      after.corporations[id].status === 'launched' && trainsCounted(before, id) !== trainsCounted(after, id),
  )
  return [
    ...CORPORATIONS.filter((id) => after.corporations[id].status === 'launched').flatMap((company) =>
      change(
        words.changes.tokens({ company }),
        String(before.corporations[company].tokensLeft),
        String(after.corporations[company].tokensLeft),
      ),
    ),
    ...involved.flatMap((company) =>
      change(words.changes.trains({ company }), trains(before, company), trains(after, company)),
    ),
  ]
}

/** The tiles left in the turn, while it is still the time to lay them. */
function tileChanges({ before, after }: Outcome, { words: { changes } }: Wording): Change[] {
  if (before.operation?.step !== 'build' || after.operation?.step !== 'build') return []
  if (before.operation.company !== after.operation.company) return []
  const left = (state: State) => changes.tileCount(tilesLeftNow(state))
  return change(changes.tiles, left(before), left(after))
}

/** Where markers go on the market. */
export const pricesOf = (moves: ReturnType<typeof priceMoves>): Pick<Preview, 'prices'> =>
  moves.length === 0
    ? {}
    : { prices: moves.map(({ corporation, after }) => ({ company: corporation, to: spaceOf(after) })) }

import {
  endWarnings,
  type OwnedTrains,
  PREVIEWER_18XX,
  phaseEffects,
  phaseWarnings,
  presidencyWarnings,
  type TitleFigures,
  titleChanges,
} from '@roundhouse/18xx/view'
import type { Seat } from '@roundhouse/kernel'
import { eventsOf, type Fact, type Previewer, type PreviewsByKind, previewsFrom } from '@roundhouse/view'
import type { Action1860 } from '../actions.ts'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import type { Event1860 } from '../events.ts'
import {
  certificateLimit,
  certificatesOf,
  floated,
  type State1860,
  trainLimit,
  trainsOf,
  treasuryOf,
  typeOf,
} from '../state.ts'
import { hexScene } from './board.ts'
import { auctionParts } from './previews/auction.ts'
import { boardParts } from './previews/board.ts'
import { type Outcome1860, PREVIEW_GAME } from './previews/outcome.ts'
import { runningParts } from './previews/runs.ts'
import { shareParts } from './previews/shares.ts'
import { trainParts } from './previews/trains.ts'
import { fateWarnings, rustWarnings } from './previews/warnings.ts'
import type { Wording1860 } from './wording.ts'

const figuresFor = (seat: Seat): TitleFigures<State1860, CorporationId, CorporationId> => ({
  corporations: CORPORATIONS,
  companies: CORPORATIONS,
  cash: (state, id) => treasuryOf(state, id).cash,
  certificates: (state) => ({
    count: certificatesOf(state, seat),
    limit: certificateLimit(state),
  }),
  trains: (state, id) => ({ count: trainsOf(state, id).length, limit: trainLimit(state) }),
})

/** Why to think twice before this. */
const warningsOf = (outcome: Outcome1860, seat: Seat, wording: Wording1860): string[] => [
  ...phaseWarnings(outcome, PHASE, wording),
  ...rustWarnings(outcome, seat, wording),
  ...fateWarnings(outcome, wording),
  ...presidencyWarnings(outcome, seat, wording),
  ...endWarnings(outcome, wording),
]

/** What begins, ends or closes by it, and whose. */
function effectsOf(outcome: Outcome1860, wording: Wording1860): Fact[] {
  const { before, after, now } = outcome
  const { effects, list } = wording.words
  const owners = CORPORATIONS.map(
    (owner): OwnedTrains => ({
      owner,
      trains: trainsOf(before, owner).map((train) => ({ id: train.id, name: typeOf(train) })),
    }),
  )
  const named = (kind: 'insolvent' | 'solvent' | 'bankrupt' | 'floated') =>
    list(eventsOf(now, kind).map(({ corporation }) => corporation))
  return [
    ...phaseEffects(outcome, owners, wording),
    { label: effects.surplus, value: eventsOf(now, 'phase').length > 0 ? list(aboveLimit(after)) : '' },
    { label: effects.floats, value: named('floated') },
    { label: effects.insolvent, value: named('insolvent') },
    { label: effects.solvent, value: named('solvent') },
    { label: effects.bankrupt, value: named('bankrupt') },
    {
      label: effects.retired,
      value: list(eventsOf(now, 'retired').flatMap(({ corporations }) => corporations)),
    },
  ]
}

/** 1860-BUY.9: who will have to hand back trains. */
const aboveLimit = (state: State1860): CorporationId[] =>
  floated(state).filter((id) => trainsOf(state, id).length > (trainLimit(state) ?? Number.POSITIVE_INFINITY))

/** What is told of whatever is done. */
const previewer1860: Previewer<State1860, Action1860, Event1860, Wording1860> = {
  ...PREVIEW_GAME,
  prices: PREVIEWER_18XX.prices,
  changes: (outcome, seat, wording) => titleChanges(outcome, seat, figuresFor(seat), wording),
  warnings: warningsOf,
  effects: effectsOf,
  hexScene: (state, hex, { words }) => hexScene(state, hex, words),
}

/** How every action is put to the one who may do it. */
export const previews1860: PreviewsByKind<State1860, Action1860, Wording1860> = previewsFrom(previewer1860, {
  ...auctionParts,
  ...shareParts,
  ...boardParts,
  ...runningParts,
  ...trainParts,
})

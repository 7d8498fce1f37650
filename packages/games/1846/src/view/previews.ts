import {
  endWarnings,
  type OwnedTrains,
  PREVIEWER_18XX,
  phaseEffects,
  phaseWarnings,
  presidencyWarnings,
  type TitleFigures,
  titleChanges,
  trainsByOwner,
} from '@roundhouse/18xx/view'
import { hasOffer, type Seat } from '@roundhouse/kernel'
import {
  type Change,
  change,
  eventsOf,
  type Fact,
  type Previewer,
  type PreviewsByKind,
  previewsFrom,
} from '@roundhouse/view'
import type { Action1846 } from '../actions.ts'
import {
  COMPANIES,
  CORPORATIONS,
  type CompanyId,
  type CorporationId,
  isMinor,
  type PrivateId,
} from '../components/companies.ts'
import { PHASE } from '../components/trains.ts'
import type { Event1846 } from '../events.ts'
import { privateLay } from '../privates/freeLays.ts'
import { placeMarker } from '../privates/markers.ts'
import { privateToken } from '../privates/westernIndiana.ts'
import {
  certificateLimit,
  certificatesOf,
  privatesOf,
  type State1846,
  trainsCounted,
  trainsOf,
  treasuryOf,
} from '../state.ts'
import { hexScene } from './board.ts'
import { boardParts } from './previews/board.ts'
import { openDraftParts, secretPreviews } from './previews/draft.ts'
import { type Outcome1846, PREVIEW_GAME } from './previews/outcome.ts'
import { runningParts } from './previews/runs.ts'
import { shareParts } from './previews/shares.ts'
import { trainParts } from './previews/trains.ts'
import { tilesLeftNow } from './steps.ts'
import { powerOf } from './targets.ts'
import type { Wording1846 } from './wording.ts'

/** Every figure that an action changes, as far as the one who decides or his company is concerned. */
const changesOf = (outcome: Outcome1846, seat: Seat, wording: Wording1846): Change[] => [
  ...titleChanges(outcome, seat, figuresFor(seat), wording),
  ...tileChanges(outcome, wording),
]

const figuresFor = (seat: Seat): TitleFigures<State1846, CorporationId, CompanyId> => ({
  corporations: CORPORATIONS,
  companies: COMPANIES,
  cash: (state, id) => treasuryOf(state, id).cash,
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

/** Why to think twice before this. */
const warningsOf = (outcome: Outcome1846, seat: Seat, wording: Wording1846, action: Action1846): string[] => [
  ...phaseWarnings(outcome, PHASE, wording),
  ...presidencyWarnings(outcome, seat, wording),
  // 1846-5.25
  ...eventsOf(outcome.now, 'closed').map(({ corporation: company }) =>
    wording.words.warnings.closing({ company }),
  ),
  ...powerWarnings(outcome, action, seat, wording),
  ...endWarnings(outcome, wording),
  // 1846-10.3
  ...eventsOf(outcome.now, 'last-train').map(() => wording.words.warnings.lastTrain),
]

/** 1846-8: what a new phase does to whose trains and privates. */
function effectsOf(outcome: Outcome1846, wording: Wording1846): Fact[] {
  const { before, after, now } = outcome
  const { effects, list } = wording.words
  if (eventsOf(now, 'phase').length === 0) return []
  const leaving = phasedOut(after).filter((id) => !phasedOut(before).includes(id))
  const owners = COMPANIES.map(
    (owner): OwnedTrains => ({
      owner,
      trains: trainsOf(before, owner).map(({ id, side }) => ({ id, name: side })),
    }),
  )
  return [
    { label: effects.phasedOut, value: trainsByOwner(owners, ({ id }) => leaving.includes(id), wording) },
    ...phaseEffects(outcome, owners, wording),
    { label: effects.surplus, value: list(after.surplus) },
  ]
}

/** 1846-8.5. */
const phasedOut = (state: State1846): string[] =>
  COMPANIES.flatMap((company) => trainsOf(state, company).filter((train) => train.phasedOut)).map(
    ({ id }) => id,
  )

/** Powers that could be used and are not, at the end of a turn or of the only time for them (1846-3.20). */
function powerWarnings(
  { before, after }: Outcome1846,
  action: Action1846,
  seat: Seat,
  { words, names }: Wording1846,
): string[] {
  const usable = usablePowers(before, seat)
  const named = (ids: readonly PrivateId[]) => ({ names: words.list(ids.map(names.privateName)) })
  if (usable.length === 0) return []
  if (action.kind === 'end-turn') return [words.warnings.unused(named(usable))]
  if (after.operation?.company !== before.operation!.company || after.deal) return []
  const still = usablePowers(after, seat)
  const lost = usable.filter((id) => !still.includes(id) && powerOf(action) !== id)
  return lost.length > 0 ? [words.warnings.givesUp(named(lost))] : []
}

const unusedPowers = ({ before }: Outcome1846, seat: Seat, { kind }: Action1846): PrivateId[] =>
  kind === 'end-turn' ? usablePowers(before, seat) : []

/** Privates of the corporation on turn that can lay a tile, or place a token or a marker, at this moment. */
function usablePowers(state: State1846, seat: Seat): PrivateId[] {
  const company = state.operation?.company
  if (company === undefined || isMinor(company)) return []
  const ready = privatesOf(state, company).filter((id) => state.privates[id].uses > 0)
  if (ready.length === 0) return []
  const works = (id: PrivateId) =>
    hasOffer(state, seat, privateLay, (action) => action.private === id) ||
    hasOffer(state, seat, placeMarker, (action) => action.private === id) ||
    (id === 'C&WI' && hasOffer(state, seat, privateToken))
  return ready.filter(works)
}

/** What is told of whatever is done. */
const previewer1846: Previewer<State1846, Action1846, Event1846, Wording1846> = {
  ...PREVIEW_GAME,
  prices: PREVIEWER_18XX.prices,
  changes: changesOf,
  warnings: warningsOf,
  unused: unusedPowers,
  effects: effectsOf,
  hexScene: (state, hex, { words }) => hexScene(state, hex, words),
}

/** How every action is put to the one who may do it. */
export const previews1846: PreviewsByKind<State1846, Action1846, Wording1846> = {
  ...secretPreviews,
  ...previewsFrom(previewer1846, {
    ...openDraftParts,
    ...shareParts,
    ...boardParts,
    ...runningParts,
    ...trainParts,
  }),
}

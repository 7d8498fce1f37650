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
import {
  type Change,
  change,
  changesBetween,
  eventsOf,
  type Fact,
  type Previewer,
  type PreviewsByKind,
  previewsFrom,
} from '@roundhouse/view'
import type { Action1856 } from '../actions.ts'
import { reservedBy } from '../auction/bids.ts'
import { certificateLimit } from '../certificateLimit.ts'
import { CORPORATIONS, type CorporationId } from '../components/companies.ts'
import { LOAN } from '../components/money.ts'
import { PHASE } from '../components/trains.ts'
import type { Event1856 } from '../events.ts'
import {
  certificatesOf,
  corporationsOverLimit,
  hasBegun,
  type State1856,
  trainLimit,
  trainsCounted,
  trainsOf,
  treasuryOf,
  typeOf,
} from '../state.ts'
import { hexScene } from './board.ts'
import { isDecision, withMergers } from './formation/outlook.ts'
import { formationBy } from './formation/sequence.ts'
import { auctionParts } from './previews/auction.ts'
import { boardParts } from './previews/board.ts'
import { decisionChanges, formationParts } from './previews/formation.ts'
import { loanParts } from './previews/loans.ts'
import { type Outcome1856, PREVIEW_GAME } from './previews/outcome.ts'
import { runningParts } from './previews/runs.ts'
import { shareParts } from './previews/shares.ts'
import { trainParts } from './previews/trains.ts'
import { loanWarnings, powerWarnings, rustWarnings } from './previews/warnings.ts'
import { money, type Wording1856 } from './wording.ts'

/** Every figure that an action changes, as far as the one who decides or his corporation is concerned. */
function changesOf(outcome: Outcome1856, seat: Seat, wording: Wording1856): Change[] {
  if (isDecision(outcome)) return decisionChanges(outcome, seat, wording)
  const shown = corporationsShown(outcome)
  return [
    ...titleChanges(outcome, seat, figuresFor(seat, shown), wording),
    ...loanChanges(outcome, shown, wording),
    ...bidChanges(outcome, seat, wording),
    ...dueChanges(outcome, wording),
  ]
}

/** 1856-3b: what a formation changes for all others is told chapter by chapter. */
const corporationsShown = ({ before, now }: Outcome1856): readonly CorporationId[] =>
  eventsOf(now, 'formation-begun').length > 0 ? [before.operation!.company] : CORPORATIONS

const figuresFor = (
  seat: Seat,
  shown: readonly CorporationId[],
): TitleFigures<State1856, CorporationId, CorporationId> => ({
  corporations: shown,
  companies: shown,
  cash: (state, id) => treasuryOf(state, id).cash,
  certificates: (state) => ({ count: certificatesOf(state, seat), limit: certificateLimit(state) }),
  trains: (state, id) => ({ count: trainsCounted(state, id), limit: trainLimit(state, id) }),
})

/** What a corporation owes, and what the bank keeps for it. */
const loanChanges = (
  outcome: Outcome1856,
  shown: readonly CorporationId[],
  { words: { changes } }: Wording1856,
): Change[] =>
  changesBetween(outcome, ({ corporations }) =>
    shown.flatMap((company) => {
      const { loans, escrow } = corporations[company]
      // 1856-2.5d
      const interest = hasBegun(outcome.after, '6') ? 0 : loans * LOAN.interest
      return [
        [changes.loans({ company }), String(loans)],
        [changes.interest({ company }), money(interest)],
        [changes.escrow({ company }), money(escrow)],
      ] as const
    }),
  )

/** 1856-5.2d: what no bid has reserved. */
function bidChanges({ before, after }: Outcome1856, seat: Seat, { words }: Wording1856): Change[] {
  if (!before.auction) return []
  const free = (state: State1856) => state.players[seat]!.cash - (state.auction ? reservedBy(state, seat) : 0)
  return change(words.changes.free, money(free(before)), money(free(after)))
}

/** 1856-2.5c, 1856-2.8b: of a bankrupt nothing more is raised, whatever counts as paid (1856-2.7l). */
function dueChanges({ before, after, now }: Outcome1856, { words: { changes } }: Wording1856): Change[] {
  const due = ({ operation }: State1856) =>
    operation?.company === before.operation?.company ? (operation?.due ?? 0) : 0
  const isToBePaid = due(before) > 0 && eventsOf(now, 'bankruptcy').length === 0
  return isToBePaid ? change(changes.due, money(due(before)), money(due(after))) : []
}

/** Why to think twice before this. */
const warningsOf = (outcome: Outcome1856, seat: Seat, wording: Wording1856, action: Action1856): string[] => [
  ...phaseWarnings(outcome, PHASE, wording),
  // 1856-3
  ...eventsOf(outcome.now, 'formation-begun').map(() => wording.words.warnings.formation),
  ...rustWarnings(outcome, seat, wording),
  ...presidencyWarnings(outcome, seat, wording),
  // 1856-1.2t
  ...eventsOf(outcome.now, 'closed').map(({ corporation: company }) =>
    wording.words.warnings.closing({ company }),
  ),
  ...loanWarnings(outcome, seat, wording, action),
  ...powerWarnings(outcome, action, seat, wording),
  ...endWarnings(outcome, wording),
]

/** What begins, ends, closes or is reached by it, and whose. */
function effectsOf(outcome: Outcome1856, wording: Wording1856): Fact[] {
  const { before, after, now } = outcome
  const { effects, list } = wording.words
  const owners = CORPORATIONS.map(
    (owner): OwnedTrains => ({
      owner,
      trains: trainsOf(before, owner).map((train) => ({ id: train.id, name: typeOf(train) })),
    }),
  )
  const isPhase = eventsOf(now, 'phase').length > 0
  return [
    ...(isPhase ? phaseEffects(outcome, owners, wording) : []),
    { label: effects.surplus, value: isPhase ? list(corporationsOverLimit(after)) : '' },
    ...destinationEffects(outcome, wording),
    // 1856-3d
    { label: effects.cgr, value: eventsOf(now, 'formation-begun').some(isWithoutDebt) ? effects.noCgr : '' },
  ]
}

const isWithoutDebt = ({ toDecide }: { readonly toDecide: readonly CorporationId[] }): boolean =>
  toDecide.length === 0

/** 1856-2.2q, 1856-1.2j: who has reached its destination, and what becomes of escrow. */
function destinationEffects({ now }: Outcome1856, { words: { effects, list } }: Wording1856): Fact[] {
  const reached = eventsOf(now, 'connected').map(({ corporation }) => corporation)
  const ended = eventsOf(now, 'escrow-ended')
  const named = (paid: boolean) =>
    list(
      ended
        .filter((one) => one.paid === paid)
        .map(({ corporation: company, amount }) => effects.ofCompany({ company, price: money(amount) })),
    )
  return [
    { label: effects.connected, value: list(reached) },
    { label: effects.escrowPaid, value: named(true) },
    { label: effects.escrowLost, value: named(false) },
  ]
}

/** What is told of whatever is done. */
const previewer1856: Previewer<State1856, Action1856, Event1856, Wording1856> = {
  ...PREVIEW_GAME,
  prices: (outcome, wording) =>
    PREVIEWER_18XX.prices(isDecision(outcome) ? withMergers(outcome) : outcome, wording),
  changes: changesOf,
  warnings: warningsOf,
  effects: effectsOf,
  sequence: formationBy,
  hexScene: (state, hex, { words }) => hexScene(state, hex, words),
}

/** How every action is put to the one who may do it. */
export const previews1856: PreviewsByKind<State1856, Action1856, Wording1856> = previewsFrom(previewer1856, {
  ...auctionParts,
  ...shareParts,
  ...boardParts,
  ...runningParts,
  ...trainParts,
  ...loanParts,
  ...formationParts,
})

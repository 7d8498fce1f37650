import { phaseText, presidencyWarnings, trainsByOwner } from '@roundhouse/18xx/view'
import { hasOffer, type Seat } from '@roundhouse/kernel'
import { eventsOf, type Preview } from '@roundhouse/view'
import type { Action1846 } from '../../actions.ts'
import { COMPANIES, isMinor, PRIVATE, type PrivateId } from '../../components/companies.ts'
import { PHASE } from '../../components/trains.ts'
import { privateLay } from '../../privates/freeLays.ts'
import { placeMarker } from '../../privates/markers.ts'
import { privateToken } from '../../privates/westernIndiana.ts'
import { privatesOf, type State1846, type Train, trainsOf } from '../../state.ts'
import type { Wording1846 } from '../wording.ts'
import type { Outcome1846 } from './outcome.ts'

/** Why to think twice before this, where there is a reason. */
export function warningOf(
  outcome: Outcome1846,
  action: Action1846,
  seat: Seat,
  wording: Wording1846,
): Pick<Preview, 'warning'> {
  const warnings = [
    ...phaseWarnings(outcome, wording),
    ...presidencyWarnings(outcome, seat, wording),
    ...closingWarnings(outcome, wording),
    ...powerWarnings(outcome, action, seat, wording),
    ...endWarnings(outcome, wording),
  ]
  return warnings.length === 0 ? {} : { warning: wording.words.sentences(warnings) }
}

const phaseWarnings = ({ now }: Outcome1846, { words }: Wording1846): string[] =>
  eventsOf(now, 'phase').map((begun) =>
    words.warnings.phase({ ...begun, facts: phaseText(PHASE[begun.phase], words) }),
  )

/** 1846-8: what a new phase does to whose trains and privates. */
export function effectsOf(
  { before, after, now }: Outcome1846,
  wording: Wording1846,
): Pick<Preview, 'effects'> {
  const { effects, list } = wording.words
  if (eventsOf(now, 'phase').length === 0) return {}
  const isPhasedOut = (id: string) =>
    COMPANIES.some((company) => trainsOf(after, company).some((train) => train.id === id && train.phasedOut))
  const phasedOut = trainsNamed(before, ({ id, phasedOut: already }) => !already && isPhasedOut(id), wording)
  const gone = eventsOf(now, 'trains-scrapped').flatMap(({ trains }) => trains)
  const scrapped = trainsNamed(before, ({ id }) => gone.includes(id), wording)
  const closing = eventsOf(now, 'private-closed').map(({ private: id }) => PRIVATE[id].name)
  const facts = [
    { label: effects.phasedOut, value: phasedOut },
    { label: effects.scrapped, value: scrapped },
    { label: effects.closes, value: list(closing) },
    { label: effects.surplus, value: list(after.surplus) },
  ]
  return { effects: facts.filter(({ value }) => value !== '') }
}

const trainsNamed = (state: State1846, which: (train: Train) => boolean, wording: Wording1846): string =>
  trainsByOwner(
    COMPANIES.map((owner) => ({
      owner,
      trains: trainsOf(state, owner)
        .filter(which)
        .map(({ side }) => side),
    })),
    wording,
  )

/** 1846-5.25. */
const closingWarnings = ({ now }: Outcome1846, { words }: Wording1846): string[] =>
  eventsOf(now, 'closed').map(({ corporation: company }) => words.warnings.closing({ company }))

/** Powers that could be used and are not, at the end of a turn or of the only time for them (1846-3.20). */
function powerWarnings(
  { before, after }: Outcome1846,
  action: Action1846,
  seat: Seat,
  { words }: Wording1846,
): string[] {
  const usable = usablePowers(before, seat)
  const named = (ids: readonly PrivateId[]) => ({ names: words.list(ids.map((id) => PRIVATE[id].name)) })
  if (usable.length === 0) return []
  if (action.kind === 'end-turn') return [words.warnings.unused(named(usable))]
  if (after.operation?.company !== before.operation!.company || after.deal) return []
  const still = usablePowers(after, seat)
  const lost = usable.filter((id) => !still.includes(id) && !('private' in action && action.private === id))
  const given = action.kind === 'private-token' ? lost.filter((id) => id !== 'C&WI') : lost
  return given.length > 0 ? [words.warnings.givesUp(named(given))] : []
}

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

function endWarnings({ now, later }: Outcome1846, { words }: Wording1846): string[] {
  const events = [...now, ...later]
  return [
    ...(eventsOf(events, 'game-end').length > 0 ? [words.warnings.endsGame] : []),
    ...(eventsOf(now, 'bank-broken').length > 0 ? [words.warnings.breaksBank] : []),
    ...(eventsOf(now, 'last-train').length > 0 ? [words.warnings.lastTrain] : []),
  ]
}

import type { GameEvent, Seat } from '@roundhouse/kernel'
import { type Fact, playerName } from '@roundhouse/view'
import type { Wording18xx } from '../wording.ts'
import { type EventsNow, sharedEvents } from './outcomeFigures.ts'

/** Whoever decides loses a presidency by it. */
export function presidencyWarnings({ now }: EventsNow, seat: Seat, wording: Wording18xx): string[] {
  const { presidency, receivership } = wording.words.warnings
  return sharedEvents(now, 'president')
    .filter(({ before }) => before === seat)
    .map(({ corporation: company, after }) =>
      after === null ? receivership({ company }) : presidency({ who: playerName(wording, after), company }),
    )
}

/** What is known of a phase. */
interface PhaseFacts {
  readonly trainLimit: number
  readonly colors: readonly string[]
}

/** A phase that begins: the newest tiles, and how many trains a corporation may own. */
export const phaseWarnings = (
  { now }: EventsNow,
  phases: Readonly<Record<string, PhaseFacts>>,
  { words }: Wording18xx,
): string[] =>
  sharedEvents(now, 'phase').map(({ phase }) => {
    const { trainLimit: limit, colors } = phases[phase]!
    const facts = words.supplies.phaseFacts({ limit, colors: words.colors[colors.at(-1)!]! })
    return words.warnings.phase({ phase, facts })
  })

/** The game ends, at once or with what follows of itself; or the bank is broken. */
export const endWarnings = (
  { now, later }: EventsNow & { readonly later: readonly GameEvent[] },
  { words: { warnings } }: Wording18xx,
): string[] => [
  ...sharedEvents([...now, ...later], 'game-end').map(() => warnings.endsGame),
  ...sharedEvents(now, 'bank-broken').map(() => warnings.breaksBank),
]

/** A company with its trains. */
export interface OwnedTrains {
  readonly owner: string
  readonly trains: readonly { readonly id: string; readonly name: string }[]
}

/** What a new phase takes from whom: trains that go, and privates. */
export function phaseEffects(
  { now }: EventsNow,
  owners: readonly OwnedTrains[],
  wording: Wording18xx,
): Fact[] {
  const { effects, list } = wording.words
  const gone = sharedEvents(now, 'trains-scrapped').flatMap(({ trains }) => trains)
  const closing = sharedEvents(now, 'private-closed').map(({ private: id }) => wording.names.privateName(id))
  return [
    { label: effects.scrapped, value: trainsByOwner(owners, ({ id }) => gone.includes(id), wording) },
    { label: effects.closes, value: list(closing) },
  ]
}

/** Some trains by company, as in "PRR 4+3/5, NYC 4" or "C&N 2+1 2+1"; companies without any are left out. */
export const trainsByOwner = (
  owners: readonly OwnedTrains[],
  isMeant: (train: OwnedTrains['trains'][number]) => boolean,
  { words }: Wording18xx,
): string =>
  words.list(
    owners.flatMap(({ owner, trains }) => {
      const names = trains.filter(isMeant).map(({ name }) => name)
      const between = names.some((name) => name.includes('+')) ? ' ' : '+'
      return names.length === 0 ? [] : [words.effects.trainsOf({ owner, trains: names.join(between) })]
    }),
  )

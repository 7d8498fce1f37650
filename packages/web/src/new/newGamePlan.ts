import { chanceFrom, seeded } from '@roundhouse/kernel'
import type { OptionScene, OptionValue, PresetScene } from '@roundhouse/view'
import type { GameCard } from '../worker/protocol/cards.ts'
import type { NewGameGiven } from '../worker/protocol/requests.ts'
import { PERSON, type SeatPlan } from '../worker/protocol/seatPlan.ts'
import { fittingCount } from './playerCounts.ts'

export type ChosenOptions = Readonly<Record<string, OptionValue>>

/** Who sits where: as listed, or as a draw has it. */
export const SEATINGS = ['fixed', 'random'] as const
type Seating = (typeof SEATINGS)[number]

/** The game that is being put together. */
export interface NewGamePlan {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly seating: Seating
  readonly options: ChosenOptions
  /** The number of its luck, as it is typed; empty for new luck. */
  readonly seed: string
}

/** What seats are called before anybody says. */
interface Names {
  defaultName(number: number): string
  botName(number: number): string
}

/** A game as most would begin it, by the book: one person against the best bots, or people only; so many as fit. */
export function usualPlan(card: GameCard, names: Names, { count = 4, people = false } = {}): NewGamePlan {
  const seats = seatsFor(people ? { ...card, bots: [] } : card, fittingCount(card, count), [], names)
  return { game: card.id, seats, seating: 'fixed', options: usualOptions(card.options), seed: '' }
}

/** A game like one that was played: its seats and its options, as far as they can be chosen. */
export function planLike(
  card: GameCard,
  { players, options }: Pick<NewGameGiven, 'players' | 'options'>,
): NewGamePlan {
  const chosen = card.options.map(({ name, standard, values }) => {
    const known = values.find(({ value }) => value === options[name])
    return [name, known?.value ?? standard] as const
  })
  return { game: card.id, seats: players, seating: 'fixed', options: Object.fromEntries(chosen), seed: '' }
}

export const usualOptions = (options: readonly OptionScene[]): ChosenOptions =>
  Object.fromEntries(options.map(({ name, standard }) => [name, standard]))

/** That many seats: those there are, and more bots behind them. */
export function seatsFor(
  { bots }: GameCard,
  count: number,
  seats: readonly SeatPlan[],
  names: Names,
): SeatPlan[] {
  const best = bots.at(-1)
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const known = seats[index]
    if (known) return known
    return index === 0 || best === undefined
      ? { name: names.defaultName(number), kind: PERSON }
      : { name: names.botName(number), kind: best }
  })
}

/** The seat with another player on it; a name that nobody chose changes with it. */
export function withKind(seat: SeatPlan, kind: string, number: number, names: Names): SeatPlan {
  const isUnchosen = seat.name === names.defaultName(number) || seat.name === names.botName(number)
  const name = kind === PERSON ? names.defaultName(number) : names.botName(number)
  return { name: isUnchosen ? name : seat.name, kind }
}

/** What keeps a plan from being played. */
export function planTrouble({ seats, seed }: NewGamePlan): 'noName' | 'sameName' | 'badSeed' | undefined {
  const names = seats.map(({ name }) => name.trim())
  if (names.includes('')) return 'noName'
  if (new Set(names).size < names.length) return 'sameName'
  return seed.trim() === '' || /^\d{1,10}$/.test(seed.trim()) ? undefined : 'badSeed'
}

/** What the table is told; the luck is the given one where none was typed. A draw of seats hangs on the luck too. */
export function newGameOf(
  { game, seats, seating, options, seed }: NewGamePlan,
  card: GameCard,
  luck: number,
): NewGameGiven {
  const number = seed.trim() === '' ? luck : Number(seed)
  const listed = seats.map(({ name, kind }) => ({ name: name.trim(), kind }))
  const order = chanceFrom(seeded(number)).order(listed.length)
  return {
    game,
    players: seating === 'fixed' ? listed : order.map((index) => listed[index]!),
    options: unusualOptions(options, card.options),
    seed: number,
  }
}

/** Only what differs from the usual: what a game is told. */
export const unusualOptions = (options: ChosenOptions, known: readonly OptionScene[]): ChosenOptions =>
  Object.fromEntries(
    known
      .filter(({ name, standard }) => options[name] !== standard)
      .map(({ name }) => [name, options[name]!]),
  )

/** The preset that these options are, if they are one. */
export const presetOf = (
  options: ChosenOptions,
  presets: readonly PresetScene[],
  known: readonly OptionScene[],
): PresetScene | undefined =>
  presets.find((preset) => {
    const wanted = { ...usualOptions(known), ...preset.options }
    return known.every(({ name }) => wanted[name] === options[name])
  })

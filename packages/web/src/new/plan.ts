import type { OptionScene, PresetScene } from '@roundhouse/kernel'
import { type GameCard, PERSON, type SeatPlan } from '../worker/protocol.ts'

export type Options = Readonly<Record<string, string | boolean>>

/** The game that is being put together. */
export interface Plan {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly options: Options
}

/** What seats are called before anybody says. */
export interface Names {
  defaultName(number: number): string
  botName(number: number): string
}

/** A game as most would begin it, by the book: one person against the best bots, or people only. */
export function usualPlan(card: GameCard, names: Names, people = false): Plan {
  const count = Math.min(Math.max(4, card.players.min), card.players.max)
  const seats = seatsFor(people ? { ...card, bots: [] } : card, count, [], names)
  return { game: card.id, seats, options: usualOptions(card.options) }
}

export const usualOptions = (options: readonly OptionScene[]): Options =>
  Object.fromEntries(options.map(({ name, standard }) => [name, standard]))

/** That many seats: those there are, and more bots behind them. */
export function seatsFor(
  { bots }: GameCard,
  count: number,
  seats: readonly SeatPlan[],
  names: Names,
): SeatPlan[] {
  const best = bots.at(-1)
  return Array.from({ length: count }, (_, place) => {
    const number = place + 1
    const known = seats[place]
    if (known) return known
    return place === 0 || best === undefined
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
export function nameTrouble(seats: readonly SeatPlan[]): 'noName' | 'sameName' | undefined {
  const names = seats.map(({ name }) => name.trim())
  if (names.includes('')) return 'noName'
  return new Set(names).size < names.length ? 'sameName' : undefined
}

/** Only what differs from the usual: what a game is told. */
export const differing = (options: Options, known: readonly OptionScene[]): Options =>
  Object.fromEntries(
    known
      .filter(({ name, standard }) => options[name] !== standard)
      .map(({ name }) => [name, options[name]!]),
  )

/** The preset that these options are, if they are one. */
export const presetOf = (
  options: Options,
  presets: readonly PresetScene[],
  known: readonly OptionScene[],
): PresetScene | undefined =>
  presets.find((preset) => {
    const wanted = { ...usualOptions(known), ...preset.options }
    return known.every(({ name }) => wanted[name] === options[name])
  })

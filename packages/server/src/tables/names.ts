import type { SeatRow } from '../store/games.ts'

/** Names tell players apart: where two are the same, one gets a number. People keep theirs before bots do. */
export function distinctNames(seats: readonly Pick<SeatRow, 'kind' | 'name'>[]): string[] {
  const taken = new Set(['', '__proto__'])
  const names = seats.map(({ name }) => name)
  for (const turn of ['person', 'bot'])
    for (const [index, { kind, name }] of seats.entries()) {
      if (kind !== turn) continue
      let given = name
      for (let number = 2; taken.has(given); number++) given = `${name} ${number}`.trim()
      taken.add(given)
      names[index] = given
    }
  return names
}

import { type Bot, botsFor } from '@roundhouse/bots'
import { BadInput } from '../badInput.ts'

const USUAL = 'random'

/** The name of the bot on each seat: one name fills the table, else there is one for each seat. */
export function botsBySeat(names: readonly string[], players: number): string[] {
  if (names.length > 1 && names.length !== players)
    throw new BadInput((words) => words.botsForSeats(names.length, players))
  return Array.from({ length: players }, (_, seat) => names[seat] ?? names[0] ?? USUAL)
}

export async function botNamed(game: string, name: string): Promise<Bot> {
  const bots = await botsFor(game)
  const known = Object.keys(bots)
  if (!known.includes(name)) throw new BadInput((words) => words.noBot(name, known))
  return bots[name]!
}

import { botsFor } from '@roundhouse/bots'
import type { Game } from '@roundhouse/kernel'
import type { Flags } from './flags.ts'
import { defaultsOf } from './options.ts'
import type { Shell } from './shell.ts'

/** For a command that takes a game: every game, and below it what its flags may say of it, as it is typed. */
export async function gameChoices({ games }: Shell, flags: Flags): Promise<string[]> {
  if (!('game' in flags)) return []
  const entries = Object.entries(games).map(async ([id, load]) => {
    const choices = (await choicesOf(await load())).filter(([flag]) => flag in flags)
    return [id, ...choices.map(([flag, value]) => `  --${flag} ${value}`)]
  })
  return (await Promise.all(entries)).flat()
}

async function choicesOf(game: Game): Promise<[flag: string, value: string][]> {
  const { min, max } = game.players
  const players = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  const options = Object.entries(defaultsOf(game))
  return [
    ['players', players.join('|')],
    ['bot', Object.keys(await botsFor(game.id)).join('|')],
    ...options.map(([name, value]): [string, string] => ['option', `${name}=${value}`]),
  ]
}

import { below, type Game, seeded } from '@roundhouse/kernel'
import { defaultsOf, type OptionValues } from '../options.ts'

/** Options with some of the game's switches turned over, by this seed, as far as the rules allow. */
export function flipSwitches(game: Game, players: number, seed: number): OptionValues {
  const luck = seeded(seed)
  const switches = Object.entries(defaultsOf(game))
    .filter(([, value]) => typeof value === 'boolean')
    .map(([name, value]) => [name, !value] as const)
    .filter((one) => isAllowed(game, players, Object.fromEntries([one])))
  const options = Object.fromEntries(switches.filter(() => below(luck, 2) === 1))
  return isAllowed(game, players, options) ? options : {}
}

function isAllowed(game: Game, players: number, options: OptionValues): boolean {
  const parsed = game.options.safeParse(options)
  return parsed.success && game.refuseSetup(players, parsed.data) === undefined
}

import type { Game } from '@roundhouse/kernel'
import { BadInput } from './badInput.ts'

export type OptionValues = Readonly<Record<string, unknown>>

/** Every option of a game with the value it has when nobody says otherwise. */
export function defaultsOf(game: Game): OptionValues {
  const parsed = game.options.safeParse({})
  return parsed.success ? (parsed.data as OptionValues) : {}
}

/** The options of a game, read off `name=value` words. */
export function optionsFrom(game: Game, given: readonly string[]): OptionValues {
  const known = Object.keys(defaultsOf(game))
  const options = given.map((text): [string, unknown] => {
    const [name = '', value] = split(text)
    const option: [string, unknown] = [name, readValue(value)]
    // a preset stands for several options and is none of them
    if (game.options.safeParse(Object.fromEntries([option])).success) return option
    throw new BadInput((words) =>
      known.includes(name) ? words.badOption(text) : words.noOption(name, known),
    )
  })
  return Object.fromEntries(options)
}

function split(text: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new BadInput((words) => words.badOption(text))
  return [text.slice(0, at), text.slice(at + 1)]
}

function readValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+$/.test(text) ? Number(text) : text
}

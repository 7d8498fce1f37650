import type { CommandName } from './dictionary.en.ts'
import type { Flag, Flags, Operands } from './flags.ts'
import { EXIT } from './shell.ts'
import type { Dictionary } from './words.ts'

/** What `roundhouse --help` says. */
export function help(
  commands: readonly { readonly name: CommandName }[],
  games: readonly string[],
  words: Dictionary,
): string {
  const { title, usage, command, example, more } = words.help
  return paragraphs(
    title,
    `${usage}: roundhouse ${command} …`,
    table(commands.map(({ name }) => [name, words.commands[name].summary])),
    table([...common(words), ['--version', words.help.version]]),
    `${words.help.games}:\n${indent(games)}`,
    `${words.help.exitCodes}:\n${table(OUTCOMES.map((name) => [`${EXIT[name]}`, words.help.exits[name]]))}`,
    more,
    `${example}:\n  ${words.commands.simulate.example}`,
  )
}

const OUTCOMES = Object.keys(EXIT) as (keyof typeof EXIT)[]

/** What `roundhouse COMMAND --help` says; the games are listed where one is to be chosen. */
export function helpOf(
  {
    name,
    operands,
    flags,
  }: { readonly name: CommandName; readonly operands: Operands; readonly flags: Flags },
  games: readonly string[],
  words: Dictionary,
): string {
  const { summary, more, example } = words.commands[name]
  const texts: Readonly<Record<string, string>> = words.commands[name].flags
  const rows = Object.entries(flags).map(([flag, shape]) => [flagText(flag, shape), texts[flag]!] as const)
  const usage = ['roundhouse', name, operands.usage, ...Object.entries(flags).map(flagUsage)].filter(Boolean)
  return paragraphs(
    `${words.help.usage}: ${usage.join(' ')}`,
    `${summary}\n${more}`,
    table([...rows, ...common(words)]),
    ...(games.length > 0 ? [`${words.help.choices}:\n${indent(games)}`] : []),
    `${words.help.example}:\n  ${example}`,
  )
}

const common = ({ help }: Dictionary) =>
  [
    ['--lang ja|en', help.lang],
    ['--help', help.help],
  ] as const

const flagText = (name: string, flag: Flag): string =>
  flag.kind === 'switch' ? `--${name}` : `--${name} ${flag.value}`

function flagUsage([name, flag]: readonly [string, Flag]): string {
  const shown = flagText(name, flag)
  if ('needed' in flag) return shown
  return flag.kind === 'list' ? `[${shown}…]` : `[${shown}]`
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return indent(rows.map(([left, right]) => `${left.padEnd(width)}  ${right}`))
}

const indent = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n')

const paragraphs = (...texts: string[]): string => `${texts.join('\n\n')}\n`

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BadInput, OutputFailure, oneLine } from './badInput.ts'
import type { Command } from './command.ts'
import { backup } from './commands/backup.ts'
import { ban } from './commands/ban.ts'
import { close } from './commands/close.ts'
import { exportGame } from './commands/export.ts'
import { moderator } from './commands/moderator.ts'
import { removeMessage } from './commands/removeMessage.ts'
import { resetFactor } from './commands/resetFactor.ts'
import { resetPassword } from './commands/resetPassword.ts'
import { restore } from './commands/restore.ts'
import { rules } from './commands/rules.ts'
import { serve } from './commands/serve.ts'
import { unban } from './commands/unban.ts'
import { verify } from './commands/verify.ts'
import { readArguments } from './flags.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { help } from './help.ts'
import { replay } from './replay/replay.ts'
import { routes } from './routes/routes.ts'
import { EXIT, type Shell } from './shell.ts'
import { simulate } from './simulate/simulate.ts'
import { type Dictionary, dictionaryIn, dictionaryOf } from './words.ts'

export const COMMANDS: readonly Command[] = [
  serve,
  replay,
  routes,
  simulate,
  fuzz,
  rules,
  verify,
  backup,
  restore,
  exportGame,
  resetPassword,
  resetFactor,
  ban,
  unban,
  close,
  removeMessage,
  moderator,
]

/** Runs one command line to its exit code. */
export async function runCommand(args: readonly string[], shell: Shell): Promise<number> {
  let words = dictionaryOf(shell.env)
  try {
    words = dictionaryFor(args, shell.env)
    const { name, rest } = splitArguments(args)
    if (name === undefined) return plain(rest, shell, words)
    const command = COMMANDS.find((one) => one.name === name)
    if (!command) throw new BadInput((words) => words.noCommand(name, namesOf(COMMANDS)))
    return await command.run(rest, shell, words)
  } catch (error) {
    return reportError(error, shell, words)
  }
}

/** The words of the language that is asked for, else of the environment's. */
export function dictionaryFor(args: readonly string[], env: Shell['env']): Dictionary {
  const { language } = splitArguments(args)
  return language === undefined ? dictionaryOf(env) : dictionaryIn(language)
}

/** The language asked for, the command, and the arguments that are left for it. */
function splitArguments(args: readonly string[]): { language?: string; name?: string; rest: string[] } {
  const { tokens } = parseArgs({
    args: [...args],
    options: { lang: { type: 'string' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const command = tokens.find((token) => token.kind === 'positional')
  const lang = tokens.findLast((token) => token.kind === 'option' && token.name === 'lang')
  return {
    ...(lang && 'value' in lang && lang.value !== undefined && { language: lang.value }),
    ...(command && { name: command.value }),
    rest: args.filter((_, index) => index !== command?.index),
  }
}

/** `roundhouse` without a command. */
function plain(args: readonly string[], shell: Shell, words: Dictionary): number {
  const given = readArguments(args, { version: { kind: 'switch' } }, { usage: '', min: 0, max: 0 })
  shell.out(given?.flags.version ? `${version()}\n` : help(COMMANDS, Object.keys(shell.games), words))
  return EXIT.fine
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return version
}

const namesOf = (commands: readonly Command[]): string[] => commands.map(({ name }) => name)

function reportError(error: unknown, shell: Shell, words: Dictionary): number {
  const sentence =
    error instanceof BadInput
      ? error.sentence(words)
      : words.internal(error instanceof Error ? error.message : String(error))
  shell.err(oneLine(sentence))
  if (error instanceof OutputFailure) return EXIT.output
  if (error instanceof BadInput) return EXIT.badInput
  if (shell.env.ROUNDHOUSE_DEBUG === '1' && error instanceof Error) shell.err(`${error.stack}\n`)
  return EXIT.internal
}

import type { CommandName } from './dictionary.en.ts'
import { type Flags, type Operands, type ParsedArguments, readArguments } from './flags.ts'
import { gameChoices } from './gameChoices.ts'
import { helpOf } from './help.ts'
import type { Shell } from './shell.ts'
import { EXIT } from './shell.ts'
import type { Dictionary } from './words.ts'

/** A command as it is written down: what it takes, and what it does with it. */
export interface CommandDescription<F extends Flags> {
  readonly name: CommandName
  readonly operands: Operands
  readonly flags: F
  run(given: ParsedArguments<F>, shell: Shell, words: Dictionary): Promise<number>
}

/** A command as it is called. */
export interface Command {
  readonly name: CommandName
  readonly flags: Flags
  run(args: readonly string[], shell: Shell, words: Dictionary): Promise<number>
}

export const command = <const F extends Flags>(description: CommandDescription<F>): Command => ({
  name: description.name,
  flags: description.flags,
  async run(args, shell, words) {
    const given = readArguments(args, description.flags, description.operands)
    if (given) return description.run(given, shell, words)
    shell.out(helpOf(description, await gameChoices(shell, description.flags), words))
    return EXIT.fine
  },
})

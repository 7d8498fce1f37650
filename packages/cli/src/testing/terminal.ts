import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckedGame } from '@roundhouse/kernel'
import { pebbleRules } from '@roundhouse/kernel/testing/pebbleRules'
import { pebbles } from '@roundhouse/kernel/testing/pebbles'
import { runCommand } from '../run.ts'
import type { Shell } from '../shell.ts'
import { freshFolder } from './folder.ts'

export interface CommandResult {
  readonly exit: number
  readonly out: string
  readonly err: string
}

export interface Setting extends Partial<Pick<Shell, 'env' | 'watched' | 'site' | 'stop' | 'out'>> {
  readonly game?: CheckedGame
}

/** A shell in a fresh folder where Pebbles can be played, or a Pebbles with something wrong in it. */
export function terminal({ game = pebbles, env = {}, watched = false, ...rest }: Setting = {}) {
  const cwd = freshFolder()
  return {
    cwd,
    /** Writes a file into the folder and gives its name. */
    file(name: string, content: string | Uint8Array): string {
      writeFileSync(join(cwd, name), content)
      return name
    },
    async run(...args: string[]): Promise<CommandResult> {
      const out: string[] = []
      const err: string[] = []
      const exit = await runCommand(args, {
        out: (text) => void out.push(text),
        err: (text) => void err.push(text),
        cwd,
        env,
        watched,
        cores: 1,
        site: cwd,
        stop: new AbortController().signal,
        ...rest,
        games: { pebbles: async () => game },
        rules: async (_, language) => pebbleRules[language],
      })
      return { exit, out: out.join(''), err: err.join('') }
    },
  }
}

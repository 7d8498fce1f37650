import { fileURLToPath } from 'node:url'
import { CHECKED_GAMES } from '@roundhouse/games'
import { oneLine } from './badInput.ts'
import { ruleText } from './rulebooks.ts'
import { dictionaryFor, runCommand } from './run.ts'
import { EXIT } from './shell.ts'

const args = process.argv.slice(2)

/** Whoever reads our output may close it early, as `head` does. */
process.stdout.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit()
  process.stderr.write(oneLine(dictionaryFor(args, process.env).cannotWrite('stdout', code)))
  process.exit(EXIT.output)
})

/** Nobody is left to be told. */
process.stderr.on('error', () => {})

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

process.exitCode = await runCommand(args, {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  cwd: process.cwd(),
  env: process.env,
  watched: process.stderr.isTTY === true,
  site: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  stop: stop.signal,
  games: CHECKED_GAMES,
  rules: ruleText,
})

import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { CHECKED_GAMES } from '@roundhouse/games'
import { oneLine } from './badInput.ts'
import { ruleText } from './rulebooks.ts'
import { dictionaryFor } from './run.ts'
import { runHere } from './runHere.ts'
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

await runHere(args, {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  cwd: process.cwd(),
  env: process.env,
  watched: process.stderr.isTTY === true,
  cores: availableParallelism(),
  site: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  games: CHECKED_GAMES,
  rules: ruleText,
})

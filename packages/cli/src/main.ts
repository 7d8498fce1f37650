import { GAMES } from '@roundhouse/games'
import { rulebooks } from './rulebooks.ts'
import { run } from './run.ts'

/** Whoever reads our output may close it early, as `head` does. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  cwd: process.cwd(),
  env: process.env,
  watched: process.stderr.isTTY === true,
  games: GAMES,
  books: rulebooks,
})

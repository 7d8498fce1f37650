import { runCommand } from './run.ts'
import type { Shell } from './shell.ts'

/** Runs one command line as this process. One that was told to stop ends when it has stopped, whatever it still waits for, such as a mail server. */
export async function runHere(args: readonly string[], shell: Omit<Shell, 'stop'>): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const exit = await runCommand(args, { ...shell, stop: stop.signal })
  if (stop.signal.aborted) process.exit(exit)
  process.exitCode = exit
}

import { type ChildProcess, spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'

const built = (file: string): string => JSON.stringify(new URL(`../../dist/${file}`, import.meta.url).href)

/** The command line as it is built, with a site of its own. */
const PROGRAM = `
import { runHere } from ${built('runHere.js')}
const [site, ...args] = process.argv.slice(1)
await runHere(args, {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  cwd: process.cwd(),
  env: { LANG: 'en_US.UTF-8' },
  watched: false,
  site,
  games: {},
  rules: async () => '',
})
`

export interface RunningCommand {
  readonly child: ChildProcess
  /** The first line that it prints; rejects when it ends without one. */
  readonly said: Promise<string>
  /** What came out of it when it ended by itself. */
  readonly ended: Promise<{ readonly exit: number | null; readonly out: string; readonly err: string }>
}

/** Runs a command in a process of its own, in a folder. */
export function startCommand(cwd: string, site: string, ...args: string[]): RunningCommand {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, '--', site, ...args], { cwd })
  onTestFinished(() => void child.kill('SIGKILL'))
  let out = ''
  let err = ''
  child.stderr.on('data', (text) => {
    err += text
  })
  const ended = new Promise<Awaited<RunningCommand['ended']>>((done) =>
    child.on('close', (exit) => done({ exit, out, err })),
  )
  const said = new Promise<string>((tell, failed) => {
    child.stdout.on('data', (text) => {
      out += text
      if (out.includes('\n')) tell(out.slice(0, out.indexOf('\n')))
    })
    child.on('close', () => failed(new Error(err)))
  })
  said.catch(() => {})
  return { child, said, ended }
}

import { parseArgs } from 'node:util'

/** A flag: what it is when it is not given, and what it is for. */
type Flag = readonly [usual: string | undefined, about: string]

/** Reads the command line of a program. Whoever asks for help, or is wrong, is told the flags, and that is all. */
export function readFlags<Name extends string>(
  about: string,
  flags: Readonly<Record<Name, Flag>>,
): Readonly<Partial<Record<Name, string>>> {
  const names = Object.keys(flags) as Name[]
  const lines = names.map((name) => {
    const [usual, about] = flags[name]
    return `  --${name.padEnd(10)} ${about}${usual === undefined ? '' : ` (${usual})`}\n`
  })
  const usage = `${about}\n\n${lines.join('')}`
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } })
    if (values.help) {
      process.stdout.write(usage)
      process.exit()
    }
    return Object.fromEntries(
      names.map((name) => [name, (values as Record<string, string>)[name] ?? flags[name][0]]),
    ) as Record<Name, string>
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}

/** The number that a flag gives. */
export function numberIn(flag: string, text: string | undefined): number {
  const number = Number(text)
  if (text?.trim() && Number.isFinite(number) && number >= 0) return number
  process.stderr.write(`--${flag} is a number\n`)
  process.exit(2)
}

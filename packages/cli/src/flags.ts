import { parseArgs } from 'node:util'
import { BadInput } from './badInput.ts'

/** One flag of a command. `value` is what the help calls its value. */
export type Flag =
  | { readonly kind: 'switch' }
  | { readonly kind: 'text'; readonly value: string; readonly needed?: true }
  | { readonly kind: 'list'; readonly value: string }
  | {
      readonly kind: 'number'
      readonly value: string
      readonly needed?: true
      readonly min: number
      readonly max: number
    }

export type Flags = Readonly<Record<string, Flag>>

interface Read {
  switch: boolean
  text: string
  list: string[]
  number: number
}

type Sure<F extends Flag> = F extends { kind: 'switch' | 'list' } | { needed: true } ? true : false
type Value<F extends Flag> = Sure<F> extends true ? Read[F['kind']] : Read[F['kind']] | undefined
export type Values<F extends Flags> = { readonly [name in keyof F]: Value<F[name]> }

/** The arguments that are no flags: how the usage line calls them, and how many there may be. */
export interface Operands {
  readonly usage: string
  readonly min: number
  readonly max: number
}

export interface ParsedArguments<F extends Flags> {
  readonly flags: Values<F>
  readonly operands: readonly string[]
}

/** Reads a command's arguments; undefined when its help is asked for instead. */
export function readArguments<F extends Flags>(
  args: readonly string[],
  flags: F,
  { usage, min, max }: Operands,
): ParsedArguments<F> | undefined {
  const { values, positionals } = parseFlags(args, flags)
  if (values.help) return undefined
  if (positionals.includes('')) throw new BadInput((words) => words.emptyArgument)
  if (positionals.length > max) throw new BadInput((words) => words.tooMany(positionals[max]!))
  const read = Object.entries(flags).map(([name, flag]) => [name, readValue(name, flag, values[name])])
  if (positionals.length < min)
    throw new BadInput((words) => words.missing(usage.split(' ')[positionals.length]!))
  return { flags: Object.fromEntries(read) as Values<F>, operands: positionals }
}

type Raw = string | boolean | (string | boolean)[] | undefined

function parseFlags(
  args: readonly string[],
  flags: Flags,
): { values: Record<string, Raw>; positionals: string[] } {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { kind }]) => [
      name,
      { type: kind === 'switch' ? ('boolean' as const) : ('string' as const), multiple: kind === 'list' },
    ]),
  )
  const common = { lang: { type: 'string' as const }, help: { type: 'boolean' as const, short: 'h' } }
  try {
    return parseArgs({
      args: withNegatives(args, flags),
      options: { ...options, ...common },
      allowPositionals: true,
      strict: true,
    })
  } catch (error) {
    throw badFlag(error as Error & { code?: string })
  }
}

/** `--players -1` means a number, though it looks like a flag. */
function withNegatives(args: readonly string[], flags: Flags): string[] {
  const read: string[] = []
  for (const word of args) {
    const before = read.at(-1)
    const isValue = before?.startsWith('--') && flags[before.slice(2)]?.kind === 'number'
    if (isValue && /^-\d/.test(word)) read.splice(-1, 1, `${before}=${word}`)
    else read.push(word)
  }
  return read
}

function badFlag(error: Error & { code?: string }): Error {
  const flag = /'(?:-\w, )?(-[^' ]*)/.exec(error.message)?.[1] ?? ''
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return new BadInput((words) => words.unknownFlag(flag))
  if (error.code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return error
  return error.message.includes('does not take')
    ? new BadInput((words) => words.takesNoValue(flag))
    : new BadInput((words) => words.needsValue(flag))
}

function readValue(name: string, flag: Flag, raw: Raw): Read[Flag['kind']] | undefined {
  if (flag.kind === 'switch') return raw === true
  if (flag.kind === 'list') return (raw ?? []) as string[]
  if (raw === undefined) {
    if (flag.needed) throw new BadInput((words) => words.missing(`--${name} ${flag.value}`))
    return undefined
  }
  if (flag.kind === 'number') return numberOf(`--${name}`, flag, raw as string)
  if (raw === '') throw new BadInput((words) => words.needsValue(`--${name}`))
  return raw as string
}

function numberOf(flag: string, { min, max }: { min: number; max: number }, raw: string): number {
  const number = /^-?\d+$/.test(raw) ? Number(raw) : Number.NaN
  if (!(number >= min && number <= max)) throw new BadInput((words) => words.badNumber(flag, raw, min, max))
  return number
}

import { type Flags, readArguments, type Values } from './flags.ts'
import type { Shell } from './shell.ts'

/** What was given, and what was not from the environment: `--trust-proxy` is `ROUNDHOUSE_TRUST_PROXY=1`. */
export function withEnvironment<F extends Flags>(values: Values<F>, flags: F, { env }: Shell): Values<F> {
  const args = Object.entries(flags).flatMap(([name, { kind }]) => {
    const value = env[`ROUNDHOUSE_${name.toUpperCase().replaceAll('-', '_')}`]
    if (!value || isGiven(values, name)) return []
    if (kind === 'switch') return value === '1' ? [`--${name}`] : []
    return [`--${name}=${value}`]
  })
  const { flags: found } = readArguments(args, flags, { usage: '', min: 0, max: 0 })!
  const both = Object.keys(flags).map((name) => [name, (isGiven(values, name) ? values : found)[name]])
  return Object.fromEntries(both) as Values<F>
}

const isGiven = (values: Readonly<Record<string, unknown>>, name: string): boolean =>
  values[name] !== undefined && values[name] !== false

import type { BadInput } from './badInput.ts'

/** Far more levels than any game has, and few enough for every function that looks into them. */
const DEEPEST = 2000

/** What a JSON text says; undefined when it is broken or nested too deep. */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isDeeperThan(value, DEEPEST) ? undefined : value
  } catch {
    return undefined
  }
}

/** The same; the trouble given is what a broken one gives. */
export function jsonOf(text: string, trouble: BadInput): unknown {
  const value = readJson(text)
  if (value === undefined) throw trouble
  return value
}

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1)))

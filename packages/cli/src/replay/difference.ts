/** Where two JSON values part, and what each has there: undefined when there is nothing. */
export interface Difference {
  readonly path: string
  readonly expected: unknown
  readonly actual: unknown
}

/** The first difference between two JSON values: the order of keys does not matter, the order in a list does. */
export function difference(
  expected: unknown,
  actual: unknown,
  path: readonly string[] = [],
): Difference | undefined {
  if (expected === actual) return undefined
  if (!isComposed(expected) || !isComposed(actual) || Array.isArray(expected) !== Array.isArray(actual))
    return { path: path.join('.'), expected, actual }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const found = difference(expected[key], actual[key], [...path, key])
    if (found) return found
  }
  return undefined
}

const isComposed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

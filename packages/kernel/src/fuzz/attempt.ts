/** Something that somebody may try, whether it makes sense or not. */
export interface Attempt {
  readonly seat: unknown
  readonly action: unknown
  /** Made to do harm, not merely wrong: whatever it meets, it must be refused. */
  readonly hostile?: true
}

const MARK = '§'

/** Values that JSON cannot carry, by the name under which they are written. */
const ODD: ReadonlyMap<string, unknown> = new Map<string, unknown>(
  [undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0].map((odd) => [
    Object.is(odd, -0) ? `${MARK}-0` : `${MARK}${odd}`,
    odd,
  ]),
)

/** The attempt as JSON text that keeps what JSON would lose. */
export const writeAttempt = (attempt: Attempt): string =>
  JSON.stringify(attempt, (_, part: unknown) => {
    for (const [name, odd] of ODD) if (Object.is(part, odd)) return name
    return part
  })

export const readAttempt = (text: string): Attempt => withOdd(JSON.parse(text)) as Attempt

function withOdd(part: unknown): unknown {
  if (typeof part === 'string') return ODD.has(part) ? ODD.get(part) : part
  if (typeof part !== 'object' || part === null) return part
  const fields = part as Record<string, unknown>
  for (const [name, field] of Object.entries(fields)) fields[name] = withOdd(field)
  return fields
}

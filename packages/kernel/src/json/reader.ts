/** What JSON of a form looks like, as a JSON schema says it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** Reads untrusted input: a copy of it, or undefined where it has not this form. Made for what is read at every action. */
export interface JsonReader<T> {
  (input: unknown): T | undefined
  /** The form, for whoever is to send it. */
  readonly schema: JsonSchema
}

export type ReadBy<R> = R extends JsonReader<infer T> ? T : never

const reader = <T>(schema: JsonSchema, read: (input: unknown) => T | undefined): JsonReader<T> =>
  Object.assign(read, { schema })

export const anyWord = reader({ type: 'string' }, (input) => (typeof input === 'string' ? input : undefined))

export function oneWordOf<const Word extends string>(words: readonly Word[]): JsonReader<Word> {
  const known = new Set<unknown>(words)
  const schema = words.length === 1 ? { type: 'string', const: words[0] } : { type: 'string', enum: words }
  return reader(schema, (input) => (known.has(input) ? (input as Word) : undefined))
}

export const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER): JsonReader<number> =>
  reader(
    { type: 'integer', minimum: min, ...(max < Number.MAX_SAFE_INTEGER && { maximum: max }) },
    (input) =>
      Number.isSafeInteger(input) && min <= (input as number) && (input as number) <= max
        ? (input as number)
        : undefined,
  )

export const listOf = <T>(item: JsonReader<T>): JsonReader<T[]> =>
  reader({ type: 'array', items: item.schema }, (input) => {
    if (!Array.isArray(input)) return undefined
    const items: T[] = []
    for (let index = 0; index < input.length; index++) {
      const read = item(input[index])
      if (read === undefined) return undefined
      items.push(read)
    }
    return items
  })

/** An object with exactly these fields. */
export function objectOf<Fields extends Readonly<Record<string, JsonReader<unknown>>>>(
  fields: Fields,
): JsonReader<{ [Name in keyof Fields]: ReadBy<Fields[Name]> }> {
  const readers = Object.entries(fields)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(readers.map(([name, { schema }]) => [name, schema])),
    required: Object.keys(fields),
    additionalProperties: false,
  }
  return reader(schema, (input) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined
    if (Object.keys(input).length !== readers.length) return undefined
    const record: Record<string, unknown> = {}
    for (let index = 0; index < readers.length; index++) {
      const [name, read] = readers[index]!
      if (!Object.hasOwn(input, name)) return undefined
      const field = read((input as Record<string, unknown>)[name])
      if (field === undefined) return undefined
      record[name] = field
    }
    return record as { [Name in keyof Fields]: ReadBy<Fields[Name]> }
  })
}

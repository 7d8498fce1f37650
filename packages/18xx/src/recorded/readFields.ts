/** Reads untrusted input: undefined where it has not this form. Every recorded action is read so, thus no general schema. */
export type Read<T> = (input: unknown) => T | undefined

/** What such a reader finds. */
export type Found<R extends Read<unknown>> = Exclude<ReturnType<R>, undefined>

/** A field that may be left out or empty. */
export const orNothing =
  <T>(read: Read<T>): Read<T | null> =>
  (input) =>
    input === undefined || input === null ? null : read(input)

export const anyText: Read<string> = (input) => (typeof input === 'string' ? input : undefined)

export const finiteNumber: Read<number> = (input) => (Number.isFinite(input) ? (input as number) : undefined)

/** A text that passes a test. */
export const textThat =
  (test: (text: string) => boolean): Read<string> =>
  (input) =>
    typeof input === 'string' && test(input) ? input : undefined

export const eitherOf =
  <One, Other>(one: Read<One>, other: Read<Other>): Read<One | Other> =>
  (input) =>
    one(input) ?? other(input)

/** A list with something in it. */
export const someOf =
  <T>(read: Read<T[]>): Read<T[]> =>
  (input) => {
    const items = read(input)
    return items && items.length > 0 ? items : undefined
  }

/** A list, each item of which is read. */
export const eachOf =
  <T>(read: Read<T>): Read<T[]> =>
  (input) => {
    if (!Array.isArray(input)) return undefined
    const items: T[] = []
    for (let index = 0; index < input.length; index++) {
      const item = read(input[index])
      if (item === undefined) return undefined
      items.push(item)
    }
    return items
  }

/** An object as it came, with whatever else it has, where it has these fields. */
export function withFields(fields: Readonly<Record<string, Read<unknown>>>): Read<object> {
  const readers = Object.entries(fields)
  return (input) => {
    if (typeof input !== 'object' || input === null) return undefined
    for (let index = 0; index < readers.length; index++) {
      const [name, read] = readers[index]!
      if (read((input as Record<string, unknown>)[name]) === undefined) return undefined
    }
    return input
  }
}

/** These fields of an object, whatever else it has. */
export function fieldsIn<Fields extends Readonly<Record<string, Read<unknown>>>>(
  fields: Fields,
): Read<{ [Name in keyof Fields]: Found<Fields[Name]> }> {
  const readers = Object.entries(fields)
  return (input) => {
    if (typeof input !== 'object' || input === null) return undefined
    const found: Record<string, unknown> = {}
    for (let index = 0; index < readers.length; index++) {
      const [name, read] = readers[index]!
      const field = read((input as Record<string, unknown>)[name])
      if (field === undefined) return undefined
      found[name] = field
    }
    return found as { [Name in keyof Fields]: Found<Fields[Name]> }
  }
}

/** Something as JSON already, to be handed on without being read. */
export type JsonText<T> = string & { readonly of?: T }

export const jsonText = <T>(value: T): JsonText<T> => JSON.stringify(value)

/** An object of which one field is JSON already. */
export const withJsonField = <T extends object, Field extends string, Value>(
  rest: T,
  field: Field,
  text: JsonText<Value>,
): JsonText<T & Record<Field, Value>> => {
  const others = JSON.stringify(rest).slice(0, -1)
  return `${others}${others === '{' ? '' : ','}${JSON.stringify(field)}:${text}}`
}

/** Two objects as one; each has fields, and none has the other's. */
export const joinedJson = <One extends object, Other extends object>(
  one: JsonText<One>,
  other: JsonText<Other>,
): JsonText<One & Other> => `${one.slice(0, -1)},${other.slice(1)}`

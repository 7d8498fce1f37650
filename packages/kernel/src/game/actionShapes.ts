import { type JsonReader, type JsonSchema, objectOf, oneWordOf, type ReadBy } from '../json/reader.ts'
import type { Shape } from './game.ts'

type Fields = Readonly<Record<string, JsonReader<unknown>>>

type ActionWith<Kind, Arguments extends Fields> = {
  [Name in 'kind' | keyof Arguments]: Name extends 'kind' ? Kind : ReadBy<Arguments[Name]>
}

/** The shape of an action, which says what it reads. */
export interface ActionShape<T> extends Shape<T> {
  readonly schema: JsonSchema
}

/** The shapes of actions, each by its kind with exactly these arguments. */
export const actionShapes = <Kinds extends Readonly<Record<string, Fields>>>(kinds: Kinds) =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, fields]) => [
      kind,
      shapeOf(objectOf({ kind: oneWordOf([kind]), ...fields })),
    ]),
  ) as unknown as { readonly [Kind in keyof Kinds & string]: ActionShape<ActionWith<Kind, Kinds[Kind]>> }

const shapeOf = <T>(read: JsonReader<T>): ActionShape<T> => ({
  schema: read.schema,
  safeParse(input) {
    const data = read(input)
    return data === undefined ? { success: false } : { success: true, data }
  },
})

/** Only what has that shape and passes a test of its arguments together. */
export const suchThat = <T>(
  { schema, safeParse }: ActionShape<T>,
  test: (data: T) => boolean,
): ActionShape<T> => ({
  schema,
  safeParse(input) {
    const parsed = safeParse(input)
    return parsed.success && test(parsed.data) ? parsed : { success: false }
  },
})

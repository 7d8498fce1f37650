import type { ActionShape, Game, Shape } from '@roundhouse/kernel'
import { WIRE_SHAPES } from '@roundhouse/wire/shapes'
import * as z from 'zod/mini'

type Schema = Readonly<Record<string, unknown>>

const refTo = (name: string): string => `#/components/schemas/${name}`

/** What is described by name: what is answered, and of each game the options and actions, from the very shapes that read them. */
export function schemasOf(games: readonly Game[]): Record<string, Schema> {
  const named = z.registry<{ id: string }>()
  for (const [id, shape] of Object.entries(WIRE_SHAPES)) named.add(shape, { id })
  for (const { id, options } of games) named.add(zodOf(options), { id: `Options.${id}` })
  const { schemas } = z.toJSONSchema(named, { io: 'input', uri: refTo, override: plain })
  return {
    ...Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, nameless(schema)])),
    ...Object.fromEntries(games.flatMap(actionsOf)),
    Action: {
      description:
        'An action of the game that is played at the table. This is its form; whether it is allowed the rules say, by a `Refusal`.',
      anyOf: games.map(({ id }) => ({ $ref: refTo(`Action.${id}`) })),
    },
    Options: {
      description:
        'The variants of the game. What is left out is played by the book. `packages/games/GAME/src/options.ts` says what they mean.',
      anyOf: games.map(({ id }) => ({ $ref: refTo(`Options.${id}`) })),
    },
  }
}

/** The schema of each kind of action of a game, and of all of them. */
function actionsOf({ id, name, steps }: Game): [name: string, schema: Schema][] {
  const refs = steps.map(({ kind }) => [kind, refTo(`Action.${id}.${kind}`)] as const)
  const any = {
    description: `What is done in ${name}, in the order of play; \`packages/games/${id}/src/actions.ts\` names the rules.`,
    oneOf: refs.map(([, $ref]) => ({ $ref })),
    discriminator: { propertyName: 'kind', mapping: Object.fromEntries(refs) },
  }
  return [
    ...steps.map(({ kind, shape }): [string, Schema] => [
      `Action.${id}.${kind}`,
      (shape as ActionShape<unknown>).schema,
    ]),
    [`Action.${id}`, any],
  ]
}

/** The kernel knows no zod; every game reads its options with it. */
const zodOf = (shape: Shape<unknown>) => shape as Shape<unknown> & z.ZodMiniType

/** Without what says nothing to whoever reads it: that an answer is not to be changed, and the limits of any number. */
function plain({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete jsonSchema.readOnly
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const nameless = ({ $schema, $id, ...schema }: Schema): Schema => schema

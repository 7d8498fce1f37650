import type { Components } from '@roundhouse/board'
import type { Shape } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { routeShape } from './runs/declaredRoute.ts'

type Fields = Readonly<Record<string, z.ZodMiniType>>
type FieldsByKind = Readonly<Record<string, Fields>>

type ActionWith<Kind, Arguments extends Fields> = {
  [Name in 'kind' | keyof Arguments]: Name extends 'kind' ? Kind : z.infer<Arguments[Name]>
}

/** The shapes of actions, each by its kind with exactly these arguments. */
export const actionShapes = <Kinds extends FieldsByKind>(kinds: Kinds) =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, fields]) => [
      kind,
      z.strictObject({ kind: z.literal(kind), ...fields }),
    ]),
  ) as unknown as { readonly [Kind in keyof Kinds & string]: Shape<ActionWith<Kind, Kinds[Kind]>> }

/** The arguments that the actions of every title have: rules trust the names of hexes, tiles and corporations. */
export const actionFields = <Corporation extends string>(
  { map, tiles }: Components,
  corporations: readonly [Corporation, ...Corporation[]],
) => ({
  corporation: z.enum(corporations),
  hex: z.enum(map.grid.hexes as [string, ...string[]]),
  tile: z.enum([...tiles.keys()] as [string, ...string[]]),
  rotation: z.int().check(z.minimum(0), z.maximum(5)),
  /** Which stop of a hex. */
  city: z.int().check(z.minimum(0)),
  /** Of shares. */
  count: z.int().check(z.minimum(1)),
  price: z.int().check(z.minimum(1)),
  train: z.string(),
  routes: z.array(routeShape),
})

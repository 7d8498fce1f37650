import type { Components } from '@roundhouse/board'
import * as z from 'zod/mini'
import type { SingleAction } from './file.ts'
import { Unreadable } from './unreadable.ts'

const train = z.string()
const shares = z.array(z.string()).check(z.minLength(1))

/** A field that may be left out or empty. */
export const orNothing = <T extends z.ZodMiniType>(shape: T) => z.optional(z.nullable(shape))

/** What the fields of recorded actions hold in every title, by type. A title adds its own. */
export function sharedFields<Corporation extends string>(
  { map, tiles }: Components,
  corporations: readonly [Corporation, ...Corporation[]],
) {
  const hex = z.enum(map.grid.hexes as [string, ...string[]])
  /** A hex on the way, or alone with the two stops that a stretch within it joins, as in F2 0.1. */
  const passed = z.string().check(z.refine((text) => map.places.has(text.split(' ')[0]!)))
  /** A copy of a tile, such as 57-2: only its number matters. */
  const tile = z.string().check(z.refine((copy) => tiles.has(copy.split('-')[0]!)))
  return {
    par: z.object({ corporation: z.enum(corporations), share_price: z.union([z.string(), z.number()]) }),
    buy_shares: z.object({ shares }),
    sell_shares: z.object({ shares, percent: orNothing(z.number()) }),
    lay_tile: z.object({ hex, tile, rotation: z.int().check(z.minimum(0), z.maximum(5)) }),
    place_token: z.object({ city: z.string() }),
    run_routes: z.object({
      routes: z.array(
        z.object({
          train,
          connections: z.array(z.array(passed).check(z.minLength(1))).check(z.minLength(1)),
          nodes: orNothing(z.array(z.string())),
        }),
      ),
    }),
    buy_company: z.object({ company: z.string(), price: z.number() }),
    discard_train: z.object({ train }),
  }
}

type Shapes = Readonly<Record<string, z.ZodMiniType>>

/** Reads the fields of an action of some type. */
export const fieldReader =
  <S extends Shapes>(shapes: S) =>
  <Type extends keyof S & string>(recorded: SingleAction, type: Type): z.infer<S[Type]> => {
    const read = shapes[type]!.safeParse(recorded)
    if (!read.success) throw new Unreadable(`an action of type ${type} lacks what it needs`)
    return read.data as z.infer<S[Type]>
  }

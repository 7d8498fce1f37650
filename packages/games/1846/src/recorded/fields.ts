import { type RecordedDeed, Unreadable } from '@roundhouse/18xx/recorded'
import * as z from 'zod/mini'
import { BOARD } from '../components/board.ts'
import { CORPORATIONS } from '../components/companies.ts'
import { SIDES } from '../components/trains.ts'

const hex = z.enum(BOARD.map.grid.hexes as [string, ...string[]])
const train = z.string()
const shares = z.array(z.string()).check(z.minLength(1))
const maybe = <T extends z.ZodMiniType>(shape: T) => z.optional(z.nullable(shape))

/** A copy of a tile, such as 57-2: only its number matters. */
const tile = z.string().check(z.refine((copy) => BOARD.tiles.has(copy.split('-')[0]!)))

/** What the fields of a recorded action hold, by its type. */
const FIELDS = {
  bid: z.object({ company: z.string() }),
  par: z.object({ corporation: z.enum(CORPORATIONS), share_price: z.union([z.string(), z.number()]) }),
  buy_shares: z.object({ shares }),
  sell_shares: z.object({ shares, percent: maybe(z.number()) }),
  lay_tile: z.object({ hex, tile, rotation: z.int().check(z.minimum(0), z.maximum(5)) }),
  place_token: z.object({ city: z.string() }),
  run_routes: z.object({
    routes: z.array(
      z.object({
        train,
        connections: z.array(z.array(hex).check(z.minLength(2))).check(z.minLength(1)),
        nodes: maybe(z.array(z.string())),
      }),
    ),
  }),
  dividend: z.object({ kind: z.enum(['payout', 'half', 'withhold']) }),
  buy_train: z.object({ train, price: z.number(), variant: maybe(z.enum(SIDES)) }),
  buy_company: z.object({ company: z.string(), price: z.number() }),
  assign: z.object({ target: z.string(), target_type: z.string() }),
  discard_train: z.object({ train }),
}

export type FieldsOf<Type extends keyof typeof FIELDS> = z.infer<(typeof FIELDS)[Type]>

/** The fields of an action of this type. */
export function fieldsOf<Type extends keyof typeof FIELDS>(
  recorded: RecordedDeed,
  type: Type,
): FieldsOf<Type> {
  const read = FIELDS[type].safeParse(recorded)
  if (!read.success) throw new Unreadable(`an action of type ${type} lacks what it needs`)
  return read.data as FieldsOf<Type>
}

import { fieldReader, orNothing, sharedFields } from '@roundhouse/18xx/recorded'
import * as z from 'zod/mini'
import { BOARD } from '../components/board.ts'
import { CORPORATIONS } from '../components/companies.ts'
import { SIDES } from '../components/trains.ts'

/** What the fields of a recorded action hold, by its type. */
const FIELDS = {
  ...sharedFields(BOARD, CORPORATIONS),
  bid: z.object({ company: z.string() }),
  dividend: z.object({ kind: z.enum(['payout', 'half', 'withhold']) }),
  buy_train: z.object({ train: z.string(), price: z.number(), variant: orNothing(z.enum(SIDES)) }),
  assign: z.object({ target: z.string(), target_type: z.string() }),
}

export type FieldsOf<Type extends keyof typeof FIELDS> = z.infer<(typeof FIELDS)[Type]>

/** The fields of an action of this type. */
export const fieldsOf = fieldReader(FIELDS)

import {
  anyText,
  type Found,
  fieldReader,
  fieldsIn,
  finiteNumber,
  orNothing,
  sharedFields,
} from '@roundhouse/18xx/recorded'
import { oneWordOf } from '@roundhouse/kernel'
import { BOARD } from '../components/board.ts'
import { CORPORATIONS } from '../components/companies.ts'
import { SIDES } from '../components/trains.ts'

/** What the fields of a recorded action hold, by its type. */
const FIELDS = {
  ...sharedFields(BOARD, CORPORATIONS),
  bid: fieldsIn({ company: anyText }),
  dividend: fieldsIn({ kind: oneWordOf(['payout', 'half', 'withhold']) }),
  buy_train: fieldsIn({ train: anyText, price: finiteNumber, variant: orNothing(oneWordOf(SIDES)) }),
  assign: fieldsIn({ target: anyText, target_type: anyText }),
}

export type FieldsOf<Type extends keyof typeof FIELDS> = Found<(typeof FIELDS)[Type]>

/** The fields of an action of this type. */
export const fieldsOf = fieldReader(FIELDS)

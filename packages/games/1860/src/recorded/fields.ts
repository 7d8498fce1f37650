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
import { CORPORATIONS, PRIVATES } from '../components/companies.ts'

/** What the fields of a recorded action hold, by its type. */
const FIELDS = {
  ...sharedFields(BOARD, CORPORATIONS),
  // 1860-AUC.3, 1860-AUC.7: for the right to choose, or for the private that is chosen
  bid: fieldsIn({ company: orNothing(oneWordOf(PRIVATES)), price: finiteNumber }),
  dividend: fieldsIn({ kind: oneWordOf(['payout', 'withhold']) }),
  buy_train: fieldsIn({ train: anyText, price: finiteNumber }),
  buy_company: fieldsIn({ company: oneWordOf(PRIVATES) }),
  sell_company: fieldsIn({ company: oneWordOf(PRIVATES) }),
}

export type FieldsOf<Type extends keyof typeof FIELDS> = Found<(typeof FIELDS)[Type]>

/** The fields of an action of this type. */
export const fieldsOf = fieldReader(FIELDS)

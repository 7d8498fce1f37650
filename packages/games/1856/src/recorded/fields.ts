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
import { BOARD, PORTS } from '../components/board.ts'
import { CORPORATIONS, PRIVATES } from '../components/companies.ts'

/** What the fields of a recorded action hold, by its type. */
const FIELDS = {
  ...sharedFields(BOARD, CORPORATIONS),
  bid: fieldsIn({ company: oneWordOf(PRIVATES), price: finiteNumber }),
  dividend: fieldsIn({ kind: oneWordOf(['payout', 'withhold']) }),
  buy_train: fieldsIn({ train: anyText, price: finiteNumber, exchange: orNothing(anyText) }),
  buy_company: fieldsIn({ company: oneWordOf(PRIVATES), price: finiteNumber }),
  // 1856-5.1e
  assign: fieldsIn({ target: oneWordOf<string>(PORTS) }),
  // 1856-5.1f
  special_buy: fieldsIn({ description: oneWordOf(['Bridge Token', 'Tunnel Token']) }),
  remove_token: fieldsIn({ city: anyText }),
}

export type FieldsOf<Type extends keyof typeof FIELDS> = Found<(typeof FIELDS)[Type]>

/** The fields of an action of this type. */
export const fieldsOf = fieldReader(FIELDS)

import type { Target } from '@roundhouse/view'
import type { BnoAction } from '../actions.ts'
import { cardName } from './companies.ts'

/** Where a person points to do this; what a blank leaves open does not matter. */
export function targetOf(given: Partial<BnoAction> & Pick<BnoAction, 'kind'>): Target {
  const action = given as BnoAction
  switch (action.kind) {
    case 'build':
    case 'take-coal':
      return { on: 'hex', hex: action.hex }
    case 'sell':
    case 'buy':
    case 'found':
    case 'restart':
    case 'redeem':
      return { on: 'company', company: action.company }
    case 'buy-equipment':
    case 'scrap':
      return { on: 'train', train: cardName(action.card) }
    default:
      return { on: 'nothing' }
  }
}

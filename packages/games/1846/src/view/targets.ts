import { suppliedTrain, TARGETS_18XX } from '@roundhouse/18xx/view'
import { onCard, onCompany, onHex, onStop, onTrain, targetBy } from '@roundhouse/view'
import type { Action1846 } from '../actions.ts'
import { CHICAGO, type PrivateId } from '../components/companies.ts'

/** Where a person points to do this. */
export const targetOf = targetBy<Action1846>({
  ...TARGETS_18XX,
  draft: ({ card }) => onCard(card),
  'draft-buy': ({ private: id }) => onCard(id),
  'private-lay': onHex,
  'private-token': ({ city }) => onStop(CHICAGO, city),
  'set-port': onHex,
  'place-marker': onHex,
  'set-beneficiary': onCompany,
  'buy-train': ({ from, side }) => onTrain(suppliedTrain({ from, name: side })),
})

/** 1846-3.20: the private whose power an action uses. */
export function powerOf(given: Partial<Action1846> & Pick<Action1846, 'kind'>): PrivateId | undefined {
  const action = given as Action1846
  switch (action.kind) {
    case 'private-lay':
    case 'place-marker':
      return action.private
    case 'private-token':
      return 'C&WI'
    default:
      return undefined
  }
}

import { suppliedTrain, TARGETS_18XX } from '@roundhouse/18xx/view'
import { onCard, onCompany, onHex, onStop, onTrain, targetBy } from '@roundhouse/view'
import type { Action1856 } from '../actions.ts'
import { KITCHENER, type PrivateId, PUBLIC_COMPANY } from '../components/companies.ts'

/** By which the first unsold private is pointed at: what is done with it does not name it (1856-5.2b, 1856-5.2f). */
export const FRONT = 'front'

/** Where a person points to do this. */
export const targetOf = targetBy<Action1856>({
  ...TARGETS_18XX,
  'auction-buy': () => onCard(FRONT),
  raise: () => onCard(FRONT),
  bid: ({ private: id }) => onCard(id),
  'trade-private': ({ private: id }) => onCard(id),
  'complete-certificate': () => onCompany({ company: 'CGR' }),
  // 1856-2.1c: only Hamilton leaves a choice
  'home-token': ({ city }) => onStop(PUBLIC_COMPANY.THB.home.hex, city),
  'choose-city': ({ hex, city }) => onStop(hex, city),
  'private-lay': onHex,
  'private-token': ({ city }) => onStop(KITCHENER.hex, city),
  'set-port': onHex,
  'buy-train': ({ from, type }) => onTrain(suppliedTrain({ from, name: type })),
  'trade-in': ({ train }) => onTrain(train),
  'sell-for-debt': ({ corporation }) => onCompany({ company: corporation }),
  'buy-right': ({ right }) => onCard(right),
  'keep-token': ({ hex, city }) => onStop(hex, city),
  'remove-token': ({ hex, city }) => onStop(hex, city),
})

/** 1856-5.1c to 1856-5.1e: the private whose power an action uses. */
export function powerOf(given: Partial<Action1856> & Pick<Action1856, 'kind'>): PrivateId | undefined {
  const action = given as Action1856
  switch (action.kind) {
    case 'private-lay':
      return action.private
    case 'private-token':
      return 'WSRC'
    case 'set-port':
      return 'GLSC'
    default:
      return undefined
  }
}

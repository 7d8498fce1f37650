import type { Target } from '@roundhouse/view'
import type { Action1846 } from '../actions.ts'
import { CHICAGO, type PrivateId } from '../components/companies.ts'
import { offeredTrain } from './supplies.ts'

const NOTHING: Target = { on: 'nothing' }

/** Where a person points to do this; what a blank leaves open does not matter. */
export function targetOf(given: Partial<Action1846> & Pick<Action1846, 'kind'>): Target {
  const action = given as Action1846
  switch (action.kind) {
    case 'lay':
    case 'private-lay':
    case 'set-port':
    case 'place-marker':
      return { on: 'hex', hex: action.hex }
    case 'token':
      return { on: 'stop', hex: action.hex, stop: action.city }
    case 'private-token':
      return { on: 'stop', hex: CHICAGO, stop: action.city }
    case 'sell':
    case 'buy':
    case 'launch':
    case 'sell-for-train':
      return { on: 'company', company: action.corporation }
    case 'set-beneficiary':
      return { on: 'company', company: action.company }
    case 'draft':
      return { on: 'card', card: action.card }
    case 'draft-buy':
    case 'buy-private':
      return { on: 'card', card: action.private }
    case 'buy-train':
      return { on: 'train', train: offeredTrain(action) }
    case 'offer-train':
    case 'return-train':
      return { on: 'train', train: action.train }
    case 'run':
      return { on: 'routes' }
    default:
      return NOTHING
  }
}

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

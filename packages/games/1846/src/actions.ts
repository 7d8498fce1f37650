import { actionFields } from '@roundhouse/18xx'
import { type ActionsByKind, actionShapes, oneWordOf, stepsFor } from '@roundhouse/kernel'
import { BOARD } from './components/board.ts'
import { COMPANIES, CORPORATIONS, PRIVATES } from './components/companies.ts'
import { SIDES } from './components/trains.ts'
import type { Event1846 } from './events.ts'
import type { State1846 } from './state.ts'

const { corporation, hex, tile, rotation, city, count, price, train, routes } = actionFields(
  BOARD,
  CORPORATIONS,
)
const anyPrivate = oneWordOf(PRIVATES)

/** 1846-6.40a: what is done with a revenue. */
export const DIVIDENDS = ['full', 'half', 'withhold'] as const

const SHAPES = actionShapes({
  // 1846-3.1 to 1846-3.7
  draft: { card: oneWordOf([...PRIVATES, 'blank']) },
  'take-last': {},
  decline: {},
  // 1846-10.2
  'draft-buy': { private: anyPrivate },
  'draft-pass': {},
  // 1846-5.0 to 1846-5.24
  sell: { corporation, count },
  buy: { corporation, from: oneWordOf(['treasury', 'market']) },
  launch: { corporation, par: price },
  pass: {},
  // 1846-3.66, 1846-3.67
  'set-port': { hex },
  'set-beneficiary': { company: oneWordOf(COMPANIES) },
  'leave-markers': {},
  // 1846-6.10a to 1846-6.10d
  issue: { count },
  redeem: { count },
  // 1846-6.20a to 1846-6.26
  lay: { hex, tile, rotation },
  token: { hex, city },
  // 1846-6.6a, 1846-3.20
  'buy-private': { private: anyPrivate, price },
  'private-lay': { private: oneWordOf(['MC', 'O&I', 'LSL', 'LM']), hex, tile, rotation },
  'private-token': { city },
  'place-marker': { private: oneWordOf(['MPC', 'BT']), hex },
  // 1846-6.30a to 1846-6.42
  run: { routes },
  dividend: { choice: oneWordOf(DIVIDENDS) },
  // 1846-6.50a to 1846-6.69
  'buy-train': { from: oneWordOf(['bank', 'pool']), side: oneWordOf(SIDES) },
  'offer-train': { seller: corporation, train, price },
  'return-train': { train },
  'emergency-issue': { count },
  'sell-for-train': { corporation, count },
  bankrupt: {},
  'end-turn': {},
  // answers to an offer (1846-6.50a, 1846-6.6a)
  agree: {},
  disagree: {},
})

export type Actions1846 = ActionsByKind<typeof SHAPES>
export type Kind1846 = keyof Actions1846
export type Action1846 = Actions1846[Kind1846]

/** A step of 1846, by the kind of its action. */
export const { step: step1846, plainStep: plainStep1846 } = stepsFor<State1846, Event1846, Actions1846>(
  SHAPES,
)

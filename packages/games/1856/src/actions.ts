import { actionFields } from '@roundhouse/18xx'
import { type ActionsByKind, actionShapes, oneWordOf, stepsFor, wholeNumber } from '@roundhouse/kernel'
import { BOARD } from './components/board.ts'
import { CORPORATIONS, PRIVATES, RIGHTS } from './components/companies.ts'
import { TYPES } from './components/trains.ts'
import type { Event1856 } from './events.ts'
import type { State1856 } from './state.ts'

const { corporation, hex, tile, rotation, city, count, price, train, routes } = actionFields(
  BOARD,
  CORPORATIONS,
)
const anyPrivate = oneWordOf(PRIVATES)
const from = oneWordOf(['bank', 'pool'])

/** 1856-2.6a: what is done with an income. */
export const DIVIDENDS = ['full', 'withhold'] as const

const SHAPES = actionShapes({
  // 1856-5.2b to 1856-5.2f
  'auction-buy': {},
  bid: { private: anyPrivate, price },
  'auction-pass': {},
  raise: { price },
  'drop-out': {},
  // 1856-1.1a, 1856-1.2a, 1856-1.2e
  sell: { corporation, count },
  buy: { corporation, from },
  launch: { corporation, par: price },
  // 1856-1.2b: of another player, at any price
  'trade-private': { private: anyPrivate, price: wholeNumber(0) },
  // 1856-3h
  'complete-certificate': { from },
  pass: {},
  // 1856-2.1c
  'home-token': { city },
  // 1856-2.1c, 1856-5.1c: for a token that waited for a tile
  'choose-city': { hex, city },
  // 1856-2.2a, 1856-2.3a
  lay: { hex, tile, rotation },
  token: { hex, city },
  // 1856-5.1c, 1856-5.1d
  'private-lay': { private: oneWordOf(['WSRC', 'TCC']), hex, tile, rotation },
  'private-token': { city },
  // 1856-3p
  'borrow-train': {},
  // 1856-2.4a, 1856-2.6a
  run: { routes },
  dividend: { choice: oneWordOf(DIVIDENDS) },
  // 1856-2.7a to 1856-2.7f
  'buy-train': { from, type: oneWordOf(TYPES) },
  'trade-in': { train },
  'offer-train': { seller: corporation, train, price },
  'return-train': { train },
  // 1856-2.7k
  'sell-for-train': { corporation, count },
  'sell-for-debt': { corporation, count },
  bankrupt: {},
  // 1856-2.8a
  repay: { count },
  // 1856-2.9a, 1856-2.9c, 1856-5.1e, 1856-5.1f
  'take-loan': {},
  'buy-private': { private: anyPrivate, price },
  'buy-right': { right: oneWordOf(RIGHTS) },
  'set-port': { hex },
  // 1856-2d, 1856-3k: nothing more in this step
  done: {},
  'end-turn': {},
  // 1856-3c, 1856-3j
  rescue: {},
  merge: {},
  'keep-token': { hex, city },
  'remove-token': { hex, city },
  // answers to an offer (1856-2.7b, 1856-2.9a, 1856-1.2b)
  agree: {},
  disagree: {},
})

export type Actions1856 = ActionsByKind<typeof SHAPES>
export type Kind1856 = keyof Actions1856
export type Action1856 = Actions1856[Kind1856]

/** A step of 1856, by the kind of its action. */
export const { step: step1856, plainStep: plainStep1856 } = stepsFor<State1856, Event1856, Actions1856>(
  SHAPES,
)

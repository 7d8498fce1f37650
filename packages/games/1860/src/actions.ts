import { actionFields } from '@roundhouse/18xx'
import { type ActionsByKind, actionShapes, oneWordOf, stepsFor, wholeNumber } from '@roundhouse/kernel'
import { BOARD } from './components/board.ts'
import { AUCTIONED, CORPORATIONS, PRIVATES } from './components/companies.ts'
import { TYPES } from './components/trains.ts'
import type { Event1860 } from './events.ts'
import type { State1860 } from './state.ts'

const { corporation, hex, tile, rotation, city, count, price, train, routes } = actionFields(
  BOARD,
  CORPORATIONS,
)
const anyPrivate = oneWordOf(PRIVATES)

/** 1860-DIV.1: what is done with a revenue. */
export const DIVIDENDS = ['full', 'withhold'] as const

const SHAPES = actionShapes({
  // 1860-AUC.3, 1860-AUC.7
  bid: { price: wholeNumber(0) },
  'auction-pass': {},
  'take-private': { private: anyPrivate },
  'take-presidency': { corporation: oneWordOf(AUCTIONED), par: price },
  // 1860-SR.2 to 1860-SR.4
  sell: { corporation, count },
  'sell-private': { private: anyPrivate },
  buy: { corporation, from: oneWordOf(['ipo', 'pool']) },
  launch: { corporation, par: price },
  'buy-private': { private: anyPrivate },
  // 1860-PRIV.4
  exchange: { private: anyPrivate },
  pass: {},
  // 1860-FLO.3: on the home hex of the company that has floated
  'home-tile': { hex, tile, rotation },
  // 1860-BUY.9
  'return-train': { train },
  // 1860-TR.1, 1860-TOK.1
  lay: { hex, tile, rotation },
  token: { hex, city },
  // 1860-RUN.1, 1860-DIV.1
  run: { routes },
  dividend: { choice: oneWordOf(DIVIDENDS) },
  // 1860-BUY.2, 1860-BUY.3
  'buy-train': { from: oneWordOf(['bank', 'pool']), type: oneWordOf(TYPES) },
  'offer-train': { seller: corporation, train, price },
  // 1860-OR.3: nothing more in this step
  done: {},
  // answers to an offer (1860-BUY.3)
  agree: {},
  disagree: {},
})

export type Actions1860 = ActionsByKind<typeof SHAPES>
export type Kind1860 = keyof Actions1860
export type Action1860 = Actions1860[Kind1860]

/** A step of 1860, by the kind of its action. */
export const { step: step1860, plainStep: plainStep1860 } = stepsFor<State1860, Event1860, Actions1860>(
  SHAPES,
)

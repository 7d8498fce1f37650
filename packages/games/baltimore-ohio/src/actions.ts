import {
  type ActionsByKind,
  actionShapes,
  listOf,
  oneWordOf,
  stepsFor,
  suchThat,
  wholeNumber,
} from '@roundhouse/kernel'
import { COMPANIES } from './components/companies.ts'
import { EQUIPMENT } from './components/equipment.ts'
import { GRID } from './components/map.ts'
import type { BnoEvent } from './events.ts'
import type { BnoState } from './state.ts'

/** BO-14.1: every action has exactly these arguments; numbers are whole, and a count is 1 or more. */
const company = oneWordOf(COMPANIES)
const count = wholeNumber(1)
const shares = wholeNumber(0)
const card = wholeNumber(1, EQUIPMENT.length)
const hex = oneWordOf<string>(GRID.hexes)

const shapes = actionShapes({
  sell: { company, count },
  buy: { company, held: shares, unowned: shares },
  found: { company, price: count, count },
  restart: { company, count },
  redeem: { company, count },
  pass: {},
  'end-turn': {},
  'buy-equipment': { card },
  scrap: { card },
  build: { hex },
  'take-coal': { hex },
  income: { cities: listOf(hex) },
  dividend: { choice: oneWordOf(['pay', 'withhold']) },
})

export const SHAPES = { ...shapes, buy: suchThat(shapes.buy, ({ held, unowned }) => held + unowned > 0) }

export type BnoActions = ActionsByKind<typeof SHAPES>
export type BnoKind = keyof BnoActions
export type BnoAction = BnoActions[BnoKind]

/** A step of Baltimore & Ohio, by the kind of its action. */
export const { step: stepBno, plainStep: plainStepBno } = stepsFor<BnoState, BnoEvent, BnoActions>(SHAPES)

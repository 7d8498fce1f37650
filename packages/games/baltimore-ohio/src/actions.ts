import { type ActionsByKind, stepsFor } from '@roundhouse/kernel'
import * as z from 'zod/mini'
import { COMPANIES } from './components/companies.ts'
import { EQUIPMENT } from './components/equipment.ts'
import { GRID } from './components/map.ts'
import type { BnoEvent } from './events.ts'
import type { BnoState } from './state.ts'

/** BO-14.1: every action has exactly these arguments; numbers are whole, and a count is 1 or more. */
const company = z.enum(COMPANIES)
const count = z.int().check(z.minimum(1))
const shares = z.int().check(z.minimum(0))
const card = z.int().check(z.minimum(1), z.maximum(EQUIPMENT.length))
const hex = z.enum(GRID.hexes as [string, ...string[]])

export const SHAPES = {
  sell: z.strictObject({ kind: z.literal('sell'), company, count }),
  buy: z
    .strictObject({ kind: z.literal('buy'), company, held: shares, unowned: shares })
    .check(z.refine(({ held, unowned }) => held + unowned > 0)),
  found: z.strictObject({ kind: z.literal('found'), company, price: count, count }),
  restart: z.strictObject({ kind: z.literal('restart'), company, count }),
  redeem: z.strictObject({ kind: z.literal('redeem'), company, count }),
  pass: z.strictObject({ kind: z.literal('pass') }),
  'end-turn': z.strictObject({ kind: z.literal('end-turn') }),
  'buy-equipment': z.strictObject({ kind: z.literal('buy-equipment'), card }),
  scrap: z.strictObject({ kind: z.literal('scrap'), card }),
  build: z.strictObject({ kind: z.literal('build'), hex }),
  'take-coal': z.strictObject({ kind: z.literal('take-coal'), hex }),
  income: z.strictObject({ kind: z.literal('income'), cities: z.array(hex) }),
  dividend: z.strictObject({ kind: z.literal('dividend'), choice: z.enum(['pay', 'withhold']) }),
}

export type BnoActions = ActionsByKind<typeof SHAPES>
export type BnoKind = keyof BnoActions
export type ActionOf<K extends BnoKind> = BnoActions[K]
export type BnoAction = ActionOf<BnoKind>

/** A step of Baltimore & Ohio, by the kind of its action. */
export const { step: stepBno, plainStep: plainStepBno } = stepsFor<BnoState, BnoEvent, BnoActions>(SHAPES)

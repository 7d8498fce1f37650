import { routeShape } from '@roundhouse/18xx'
import * as z from 'zod/mini'
import { BOARD } from './components/board.ts'
import { COMPANIES, CORPORATIONS, PRIVATES } from './components/companies.ts'
import { SIDES } from './components/trains.ts'

const corporation = z.enum(CORPORATIONS)
const company = z.enum(COMPANIES as ['MS', ...typeof COMPANIES])
const hex = z.enum(BOARD.map.grid.hexes as [string, ...string[]])
const tile = z.enum([...BOARD.tiles.keys()] as [string, ...string[]])
const rotation = z.int().check(z.minimum(0), z.maximum(5))
const count = z.int().check(z.minimum(1))
const amount = z.int().check(z.minimum(1))
const train = z.string()

export const SHAPES = {
  // 1846-3.1 to 1846-3.7
  draft: z.strictObject({ kind: z.literal('draft'), card: z.enum([...PRIVATES, 'blank']) }),
  'take-last': z.strictObject({ kind: z.literal('take-last') }),
  decline: z.strictObject({ kind: z.literal('decline') }),
  // 1846-10.2
  'draft-buy': z.strictObject({ kind: z.literal('draft-buy'), private: z.enum(PRIVATES) }),
  'draft-pass': z.strictObject({ kind: z.literal('draft-pass') }),
  // 1846-5.0 to 1846-5.24
  sell: z.strictObject({ kind: z.literal('sell'), corporation, count }),
  buy: z.strictObject({ kind: z.literal('buy'), corporation, from: z.enum(['treasury', 'market']) }),
  launch: z.strictObject({ kind: z.literal('launch'), corporation, par: amount }),
  pass: z.strictObject({ kind: z.literal('pass') }),
  // 1846-3.66, 1846-3.67
  'set-port': z.strictObject({ kind: z.literal('set-port'), hex }),
  'set-beneficiary': z.strictObject({ kind: z.literal('set-beneficiary'), company }),
  'leave-markers': z.strictObject({ kind: z.literal('leave-markers') }),
  // 1846-6.10a to 1846-6.10d
  issue: z.strictObject({ kind: z.literal('issue'), count }),
  redeem: z.strictObject({ kind: z.literal('redeem'), count }),
  // 1846-6.20a to 1846-6.26
  lay: z.strictObject({ kind: z.literal('lay'), hex, tile, rotation }),
  token: z.strictObject({ kind: z.literal('token'), hex, city: z.int().check(z.minimum(0)) }),
  // 1846-6.6a, 1846-3.20
  'buy-private': z.strictObject({
    kind: z.literal('buy-private'),
    private: z.enum(PRIVATES),
    price: amount,
  }),
  'private-lay': z.strictObject({
    kind: z.literal('private-lay'),
    private: z.enum(['MC', 'O&I', 'LSL', 'LM']),
    hex,
    tile,
    rotation,
  }),
  'private-token': z.strictObject({ kind: z.literal('private-token'), city: z.int().check(z.minimum(0)) }),
  'place-marker': z.strictObject({
    kind: z.literal('place-marker'),
    private: z.enum(['MPC', 'BT']),
    hex,
  }),
  // 1846-6.30a to 1846-6.42
  run: z.strictObject({
    kind: z.literal('run'),
    routes: z.array(routeShape),
  }),
  dividend: z.strictObject({ kind: z.literal('dividend'), choice: z.enum(['full', 'half', 'withhold']) }),
  // 1846-6.50a to 1846-6.69
  'buy-train': z.strictObject({
    kind: z.literal('buy-train'),
    from: z.enum(['bank', 'pool']),
    side: z.enum(SIDES),
  }),
  'offer-train': z.strictObject({
    kind: z.literal('offer-train'),
    seller: corporation,
    train,
    price: amount,
  }),
  'return-train': z.strictObject({ kind: z.literal('return-train'), train }),
  'emergency-issue': z.strictObject({ kind: z.literal('emergency-issue'), count }),
  'sell-for-train': z.strictObject({ kind: z.literal('sell-for-train'), corporation, count }),
  bankrupt: z.strictObject({ kind: z.literal('bankrupt') }),
  'end-turn': z.strictObject({ kind: z.literal('end-turn') }),
  // answers to an offer (1846-6.50a, 1846-6.6a)
  agree: z.strictObject({ kind: z.literal('agree') }),
  disagree: z.strictObject({ kind: z.literal('disagree') }),
}

export type Kind1846 = keyof typeof SHAPES
export type ActionOf<K extends Kind1846> = z.infer<(typeof SHAPES)[K]>
export type Action1846 = ActionOf<Kind1846>

import { pay } from '@roundhouse/finance'
import { byId, type Chance, type Refusal, refusal } from '@roundhouse/kernel'
import { COMPANIES, SHARES } from './components/companies.ts'
import { COAL_HEXES } from './components/map.ts'
import { STARTING_CASH } from './components/money.ts'
import type { BnoEmit } from './events.ts'
import type { BnoOptions } from './options.ts'
import type { BnoState, Company } from './state.ts'
import { beginStockRound } from './turn.ts'

export const PLAYERS = { min: 3, max: 6 }

export function refuseSetup(players: number, options: BnoOptions): Refusal | undefined {
  if (players < PLAYERS.min || players > PLAYERS.max) return refusal('BO-1.1', 'players', { players })
  if (options.lumber) return refusal('BO-8.8', 'lumber')
  return undefined
}

/** BO-1: the game before the first player turn. BO-1.3: level 1, and every card still in the stack. */
export function setup(
  players: number,
  options: BnoOptions,
  chance: Chance,
  emit: BnoEmit,
): Omit<BnoState, 'chance'> {
  const state: Omit<BnoState, 'chance'> = {
    options,
    turn: 1,
    round: 'stock',
    technology: 1,
    cardsSold: 0,
    scrapped: [],
    bank: { cash: 0 },
    players: Array.from({ length: players }, () => ({ cash: 0, card: 0 })),
    companies: byId(COMPANIES, () => unfounded(players)),
    market: [],
    coal: [...COAL_HEXES],
    stock: null,
    operation: null,
    toOperate: [],
    endReasons: [],
  }
  // BO-1.1
  for (const player of state.players) pay(state.bank, player, STARTING_CASH / players)
  // BO-1.2
  const order = chance.order(players)
  for (const [place, seat] of order.entries()) state.players[seat]!.card = place + 1
  emit({ kind: 'turn-order', order, turn: 1 })
  beginStockRound(state)
  return state
}

const unfounded = (players: number): Company => ({
  president: null,
  treasury: { cash: 0 },
  shares: { players: Array.from({ length: players }, () => 0), held: 0, unowned: 0, outside: SHARES },
  equipment: [],
  cubes: [],
  coal: 0,
  lastNetIncome: 0,
})

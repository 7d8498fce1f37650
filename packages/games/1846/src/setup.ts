import { drawTrain } from '@roundhouse/18xx'
import { nothingLaid } from '@roundhouse/board'
import { type Chance, type Refusal, refusal, shuffled } from '@roundhouse/kernel'
import { putToken } from './board.ts'
import {
  BLUE,
  CORPORATION,
  CORPORATIONS,
  type CorporationId,
  MINOR,
  MINORS,
  OPTIONAL_CORPORATIONS,
  ORANGE,
  PRIVATE,
  PRIVATES,
  type PrivateId,
  SECOND_EDITION,
} from './components/companies.ts'
import { SHARES } from './components/market.ts'
import { BANK, type PlayerCount, STARTING_CASH } from './components/money.ts'
import type { Tell } from './events.ts'
import { transfer } from './money.ts'
import type { Options } from './options.ts'
import type { Card, Corporation, Minor, Private, State } from './state.ts'

/** The variant for two (1846-10.1, 1846-10.2, 1846-10.3) is not offered. */
export const PLAYERS = { min: 3, max: 5 }

export const refuseSetup = (players: number): Refusal | undefined =>
  players < PLAYERS.min || players > PLAYERS.max ? refusal('1846-2.1', 'players', { players }) : undefined

/** 1846-2: the game before the first card is chosen. Whoever makes the table has mixed the seats (1846-2.6). */
export function setup(
  players: PlayerCount,
  options: Options,
  chance: Chance,
  tell: Tell,
): Omit<State, 'chance'> {
  const { deck, removed } = deal(players, options, chance)
  const isRemoved = (id: CorporationId) => removed.includes(id)
  const depot: State['depot'] = { sold: { '2': 0, '4': 0, '5': 0, '6': 0 }, pool: [] }
  const state: Omit<State, 'chance'> = {
    options,
    set: 0,
    round: 'draft',
    operatingRound: 0,
    phase: 'I',
    // 1846-2.1
    bank: { cash: BANK[players] },
    bankBroken: false,
    players: Array.from({ length: players }, () => ({ cash: 0, bankrupt: false })),
    // 1846-2.6
    priority: 0,
    corporations: each(CORPORATIONS, (id) => corporation(id, players, isRemoved(id))),
    minors: each(MINORS, () => minor(depot)),
    privates: each(PRIVATES, (id) => privateCompany(id, deck.includes(id))),
    market: [],
    board: nothingLaid(),
    depot,
    scrapped: [],
    markers: { port: null, beneficiary: null, placed: {} },
    // 1846-3.2: the player to the right of the priority holder begins
    draft: { seat: players - 1, deck, chosen: Array.from({ length: players }, () => []), price: null },
    stock: null,
    steamboat: null,
    operation: null,
    toOperate: [],
    deal: null,
    surplus: [],
    endReason: null,
  }
  tell({
    kind: 'set-up',
    removed,
    privates: PRIVATES.filter((id) => deck.includes(id)),
    corporations: CORPORATIONS.filter((id) => !isRemoved(id)),
  })
  // 1846-2.5
  for (const id of CORPORATIONS.filter(isRemoved)) putToken(state, CORPORATION[id].home, 0, id)
  // 1846-2.8
  for (const id of MINORS) putToken(state, MINOR[id].home, 0, id)
  // 1846-2.7
  for (const seat of state.players.keys()) transfer(state, 'bank', seat, STARTING_CASH, 'set-up', tell)
  return state
}

/**
 * 1846-2.4, 1846-3.1: the deck, and what leaves the game; what is in no group
 * always stays (1846-2.3). 1846-2.9: with the second edition (1846-0.1) one
 * more private of each group leaves. Games recorded elsewhere need just these
 * draws in this order, even where nothing leaves.
 */
function deal(
  players: PlayerCount,
  { edition }: Options,
  chance: Chance,
): { deck: Card[]; removed: (PrivateId | CorporationId)[] } {
  const isSecond = edition === 'second'
  const added: readonly PrivateId[] = Object.values(SECOND_EDITION)
  const blanks = Array.from({ length: players }, () => 'blank' as const)
  const cards = [...PRIVATES.filter((id) => isSecond || !added.includes(id)), ...blanks]
  const deck = shuffled(chance, cards)
  const absent = PLAYERS.max - players
  const fromGroup = (group: readonly PrivateId[], addition: PrivateId) =>
    shuffled(chance, isSecond ? [...group, addition] : group).slice(0, isSecond ? absent + 1 : absent)
  const blue = fromGroup(BLUE, SECOND_EDITION.blue)
  const orange = fromGroup(ORANGE, SECOND_EDITION.orange)
  const corporations = shuffled(chance, OPTIONAL_CORPORATIONS).slice(0, absent)
  const removed = [...blue, ...orange, ...corporations]
  return { deck: deck.filter((card) => !(removed as string[]).includes(card)), removed }
}

/** 1846-2.5: one that is not in the game has no shares. */
const corporation = (id: CorporationId, players: PlayerCount, isRemoved: boolean): Corporation => ({
  status: isRemoved ? 'removed' : 'waiting',
  president: null,
  treasury: { cash: 0 },
  shares: {
    players: Array.from({ length: players }, () => 0),
    treasury: isRemoved ? 0 : SHARES,
    market: 0,
  },
  trains: [],
  tokensLeft: isRemoved ? 0 : CORPORATION[id].tokens,
  operated: false,
})

/** 1846-2.2: its train is among those of the bank; its cash comes with an owner (1846-3.8). */
const minor = (depot: State['depot']): Minor => ({
  treasury: { cash: 0 },
  trains: [{ id: drawTrain(depot, '2'), side: '2', phasedOut: false, ran: false }],
})

const privateCompany = (id: PrivateId, isIn: boolean): Private => ({
  status: isIn ? 'open' : 'removed',
  owner: null,
  uses: isIn ? PRIVATE[id].uses : 0,
})

const each = <Id extends string, T>(ids: readonly Id[], make: (id: Id) => T): Record<Id, T> =>
  Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, T>

import { drawTrain, transfer, unplayedCorporation, unplayedGame } from '@roundhouse/18xx'
import { placeToken } from '@roundhouse/board'
import { byId, type Chance, type Refusal, refusal, shuffle } from '@roundhouse/kernel'
import { BOARD } from './components/board.ts'
import {
  CORPORATION,
  CORPORATIONS,
  type CorporationId,
  MINOR,
  MINORS,
  PRIVATE,
  PRIVATES,
  type PrivateId,
  SECOND_TOKEN,
} from './components/companies.ts'
import { SHARES } from './components/market.ts'
import { BANK, PLAYER_COUNTS, type PlayerCount, STARTING_CASH } from './components/money.ts'
import { TYPES } from './components/trains.ts'
import type { Emit1846 } from './events.ts'
import type { Options1846 } from './options.ts'
import { privatesOfEdition, removalGroups } from './removal.ts'
import {
  type Card,
  type Corporation,
  type Draft,
  type Minor,
  OPEN_DRAFT_BEGINNER,
  type Private,
  type State1846,
  type StateNames1846,
} from './state.ts'

export const PLAYERS = { min: PLAYER_COUNTS[0], max: PLAYER_COUNTS.at(-1)! }

export const refuseSetup = (players: number): Refusal | undefined =>
  players < PLAYERS.min || players > PLAYERS.max ? refusal('1846-2.1', 'players', { players }) : undefined

/** 1846-2: the game before the first private is chosen. Whoever makes the table has mixed the seats (1846-2.6). */
export function setup(
  players: PlayerCount,
  options: Options1846,
  chance: Chance,
  emit: Emit1846,
): Omit<State1846, 'chance'> {
  const cards = players === 2 ? [] : shuffle(chance, cardsFor(players, options))
  // 1846-2.4, 1846-10.1: each group drawn for itself
  const removed = removalGroups(players, options.edition).flatMap(({ members, leaving }) =>
    shuffle(chance, members).slice(0, leaving),
  )
  const isRemoved = (id: CorporationId) => removed.includes(id)
  const privates = privatesOfEdition(options.edition).filter((id) => !removed.includes(id))
  const pieces = unplayedGame<StateNames1846>(TYPES)
  const state: Omit<State1846, 'chance'> = {
    ...pieces,
    options,
    round: 'draft',
    phase: 'I',
    // 1846-2.1
    bank: { cash: BANK[players] },
    players: Array.from({ length: players }, () => ({ cash: 0, bankrupt: false })),
    // 1846-2.6
    priority: 0,
    corporations: byId(CORPORATIONS, (id) => corporation(id, players, isRemoved(id))),
    minors: byId(MINORS, () => minor(pieces.depot)),
    privates: byId(PRIVATES, (id) => privateCompany(id, privates.includes(id))),
    markers: { port: null, beneficiary: null, placed: {} },
    draft: players === 2 ? null : hiddenDraft(players, cards, removed),
    openDraft: players === 2 ? { seat: OPEN_DRAFT_BEGINNER, passes: 0, discount: 0 } : null,
    steamboat: null,
    surplus: [],
    lastSet: null,
  }
  emit({
    kind: 'set-up',
    removed,
    privates,
    corporations: CORPORATIONS.filter((id) => !isRemoved(id)),
  })
  // 1846-2.5
  for (const id of CORPORATIONS.filter(isRemoved))
    state.board = placeToken(state.board, BOARD, CORPORATION[id].home, 0, id)
  // 1846-10.1: in the slot beside the home of NYC
  if (players === 2 && isRemoved('ERIE'))
    state.board = placeToken(state.board, BOARD, SECOND_TOKEN.ERIE, 0, 'ERIE', 1)
  // 1846-2.8
  for (const id of MINORS) state.board = placeToken(state.board, BOARD, MINOR[id].home, 0, id)
  // 1846-2.7
  for (const seat of state.players.keys())
    transfer(state, 'bank', seat, STARTING_CASH[players], 'set-up', emit)
  return state
}

/** 1846-3.1: before any of them leave. */
const cardsFor = (players: PlayerCount, { edition }: Options1846): Card[] => [
  ...privatesOfEdition(edition),
  ...Array.from({ length: players }, () => 'blank' as const),
]

/** 1846-3.2: the player to the right of the priority holder begins. */
const hiddenDraft = (players: PlayerCount, cards: readonly Card[], removed: readonly string[]): Draft => ({
  seat: players - 1,
  deck: cards.filter((card) => !removed.includes(card)),
  chosen: Array.from({ length: players }, () => []),
  price: null,
})

/** 1846-2.5: one that is not in the game has no shares. */
const corporation = (id: CorporationId, players: PlayerCount, isRemoved: boolean): Corporation => ({
  ...unplayedCorporation(
    players,
    { treasury: isRemoved ? 0 : SHARES, market: 0 },
    isRemoved ? 0 : CORPORATION[id].tokens,
  ),
  status: isRemoved ? 'removed' : 'waiting',
  operated: false,
})

/** 1846-2.2: its train is among those of the bank; its cash comes with an owner (1846-3.8). */
const minor = (depot: State1846['depot']): Minor => ({
  treasury: { cash: 0 },
  trains: [{ id: drawTrain(depot, '2'), side: '2', phasedOut: false, ran: false }],
})

const privateCompany = (id: PrivateId, isIn: boolean): Private => ({
  status: isIn ? 'open' : 'removed',
  owner: null,
  uses: isIn ? PRIVATE[id].uses : 0,
})

import { transfer, unplayedCorporation, unplayedGame } from '@roundhouse/18xx'
import { byId, type Chance, type Refusal, refusal } from '@roundhouse/kernel'
import {
  CORPORATION,
  CORPORATIONS,
  type CorporationId,
  isPublicCompany,
  PRIVATE,
  PRIVATES,
  type PrivateId,
  PUBLIC_COMPANIES,
  RIGHTS,
} from './components/companies.ts'
import { TEN_SHARES } from './components/market.ts'
import { BANK, PLAYER_COUNTS, type PlayerCount, RIGHTS_FOR_SALE, STARTING_CASH } from './components/money.ts'
import { PHASE, TYPES } from './components/trains.ts'
import type { Emit1856 } from './events.ts'
import type { Options1856 } from './options.ts'
import type { Corporation, Private, State1856, StateNames1856 } from './state.ts'

export const PLAYERS = { min: PLAYER_COUNTS[0], max: PLAYER_COUNTS.at(-1)! }

export const refuseSetup = (players: number): Refusal | undefined =>
  players < PLAYERS.min || players > PLAYERS.max ? refusal('1856-6a', 'players', { players }) : undefined

/** 1856-6: the game before the auction. Whoever makes the table has mixed the seats (1856-6c). */
export function setup(
  players: PlayerCount,
  options: Options1856,
  _chance: Chance,
  emit: Emit1856,
): Omit<State1856, 'chance'> {
  const state: Omit<State1856, 'chance'> = {
    // 1856-6d
    ...unplayedGame<StateNames1856>(TYPES),
    options,
    round: 'auction',
    // 1856-0f
    phase: '2',
    // 1856-6a
    bank: { cash: BANK },
    players: Array.from({ length: players }, () => ({ cash: 0 })),
    priority: 0,
    corporations: byId(CORPORATIONS, (id) => corporation(id, players)),
    privates: byId(PRIVATES, privateCompany),
    // 1856-6c, 1856-5.2b
    auction: { seat: 0, passes: 0, discount: 0, bids: byId(PRIVATES, () => []) },
    boughtNow: null,
    operatingRounds: PHASE['2'].operatingRounds,
    waitingTokens: {},
    port: null,
    // 1856-5.1f: the third goes with the private
    rights: byId(RIGHTS, () => ({ holders: [], left: RIGHTS_FOR_SALE })),
    formation: null,
    corporationsAtFormation: null,
    cgrOwnedPermanent: false,
  }
  emit({ kind: 'set-up', privates: [...PRIVATES], corporations: [...PUBLIC_COMPANIES] })
  for (const seat of state.players.keys())
    transfer(state, 'bank', seat, STARTING_CASH[players], 'set-up', emit)
  return state
}

/** 1856-6f: the CGR has neither shares nor tokens before it is formed. */
const corporation = (id: CorporationId, players: PlayerCount): Corporation => ({
  ...unplayedCorporation(
    players,
    { bank: isPublicCompany(id) ? TEN_SHARES.shares : 0, pool: 0 },
    isPublicCompany(id) ? CORPORATION[id].tokens.length : 0,
  ),
  status: 'waiting',
  par: null,
  startedAt: null,
  escrow: 0,
  connected: false,
  loans: 0,
  operated: false,
})

const privateCompany = (id: PrivateId): Private => ({ status: 'open', owner: null, uses: PRIVATE[id].uses })

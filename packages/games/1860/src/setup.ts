import { transfer, unplayedCorporation, unplayedGame } from '@roundhouse/18xx'
import { byId, type Chance, type Refusal, refusal } from '@roundhouse/kernel'
import { newAuction } from './auction/newAuction.ts'
import {
  AUCTIONED,
  CORPORATION,
  CORPORATIONS,
  type CorporationId,
  PRIVATES,
  type PrivateId,
  STARTING_PRIVATES,
} from './components/companies.ts'
import { CERTIFICATES } from './components/market.ts'
import { BANK, CREDITS, PLAYER_COUNTS, type PlayerCount, STARTING_CASH } from './components/money.ts'
import { PHASE, TYPES } from './components/trains.ts'
import type { Emit1860 } from './events.ts'
import type { Options1860 } from './options.ts'
import type { Corporation, Private, State1860, StateNames1860 } from './state.ts'

export const PLAYERS = { min: PLAYER_COUNTS[0], max: PLAYER_COUNTS.at(-1)! }

export const refuseSetup = (players: number): Refusal | undefined =>
  players < PLAYERS.min || players > PLAYERS.max ? refusal('1860-SET.1', 'players', { players }) : undefined

/** 1860-SET: the game before the opening auction. */
export function setup(
  players: PlayerCount,
  options: Options1860,
  _chance: Chance,
  emit: Emit1860,
): Omit<State1860, 'chance'> {
  const state: Omit<State1860, 'chance'> = {
    // 1860-SET.4
    ...unplayedGame<StateNames1860>(TYPES),
    options,
    round: 'auction',
    // 1860-SET.4
    phase: '2',
    // 1860-SET.6
    bank: { cash: BANK },
    companyBank: { cash: 0, currency: CREDITS },
    players: Array.from({ length: players }, () => ({ cash: 0 })),
    priority: 0,
    corporations: byId(CORPORATIONS, (id) => corporation(id, players)),
    privates: byId(PRIVATES, privateCompany),
    // 1860-AUC.2
    auction: newAuction(0),
    // 1860-LAY.2
    layersOpen: 1,
    boughtNow: null,
    privatesSold: Array.from({ length: players }, () => []),
    soldAt: {},
    homeTileOf: null,
    operatingRounds: PHASE['2'].operatingRounds,
    southernInForce: false,
    nationalisation: null,
  }
  emit({ kind: 'set-up', privates: [...STARTING_PRIVATES], corporations: [...AUCTIONED] })
  for (const seat of state.players.keys())
    transfer(state, 'bank', seat, STARTING_CASH[players], 'set-up', emit)
  return state
}

/** 1860-SET.2. */
const corporation = (id: CorporationId, players: PlayerCount): Corporation => ({
  ...unplayedCorporation(players, { ipo: CERTIFICATES.shares, pool: 0 }, CORPORATION[id].tokens.length),
  treasury: { cash: 0, currency: CREDITS },
  par: null,
  operated: false,
  insolvent: false,
  bankrupt: false,
})

/** 1860-SET.5. */
const privateCompany = (id: PrivateId): Private => ({ status: id === 'FFC' ? 'aside' : 'open', owner: null })

import type { HexName } from '@roundhouse/board'
import { enterMarket } from '@roundhouse/finance'
import { fund } from '@roundhouse/finance/testing/purses'
import { type ByName, bySeat, largest, type Name, seatOf } from '@roundhouse/kernel/testing/names'
import {
  CORPORATION,
  type CorporationId,
  isPublicCompany,
  type PrivateId,
  PUBLIC_COMPANY,
} from '../../components/companies.ts'
import { CHART, TEN_SHARES } from '../../components/market.ts'
import type { Type } from '../../components/trains.ts'
import { type State1856, treasuryOf } from '../../state.ts'
import { homeCities } from '../../track/homeToken.ts'
import { assignPrivate } from './start.ts'
import { putTokenOf } from './tiles.ts'
import { trainOfType } from './trains.ts'

interface Charter {
  /** Row and column of its marker, from 0 at the top left. */
  cell: readonly [row: number, column: number]
  players: ByName
  /** The largest holder, if nothing is said. */
  president?: Name
  pool?: number
  /** How it is cut, if not in ten. */
  shares?: 10 | 20
  treasury?: number
  trains?: readonly Type[]
  par?: number
  /** The type on offer when it was started; 2, if nothing is said. */
  startedAt?: number
  escrow?: number
  connected?: boolean
  loans?: number
  /** Whether it has operated; it has, with its token at home, if nothing is said. */
  operated?: boolean
  /** Besides the one at home: hex and city. */
  tokens?: readonly (readonly [HexName, number])[]
  privates?: readonly PrivateId[]
}

/** A corporation at work, its marker at the bottom of its stack. Shares not told of are in the bank. */
export function corporation(state: State1856, id: CorporationId, charter: Charter): void {
  const {
    cell: [row, column],
    players,
    president = largest(players),
    pool = 0,
    shares = TEN_SHARES.shares,
    treasury = 0,
    trains = [],
    par = 100,
    startedAt = 2,
    escrow = 0,
    connected = false,
    loans = 0,
    operated = true,
    tokens = [],
    privates = [],
  } = charter
  const counts = bySeat(players, state.players.length, 0)
  const held = counts.reduce((sum, count) => sum + count, pool)
  const home = isPublicCompany(id) && operated ? PUBLIC_COMPANY[id].home.hex : undefined
  Object.assign(state.corporations[id], {
    status: 'launched',
    president: seatOf(president),
    shares: { players: counts, bank: shares - held, pool },
    par,
    startedAt: isPublicCompany(id) ? startedAt : null,
    escrow,
    connected,
    loans,
    operated,
    tokensLeft: CORPORATION[id].tokens.length - tokens.length - (home ? 1 : 0),
  })
  enterMarket(
    state.market,
    id,
    CHART.cells.findIndex((one) => one.row === row && one.column === column),
  )
  fund(state, treasuryOf(state, id), treasury)
  if (home === 'L15' && !state.board.tiles[home]) state.waitingTokens[home] = id
  else if (home && isPublicCompany(id)) putTokenOf(state, id, home, homeCities(state, id)[0]!)
  for (const [hex, city] of tokens) putTokenOf(state, id, hex, city)
  for (const owned of privates) assignPrivate(state, owned, id)
  state.corporations[id].trains = trains.map((type) => trainOfType(state, type))
}

/** A corporation that is gone. */
export function closeForGood(state: State1856, ...ids: CorporationId[]): void {
  for (const id of ids)
    Object.assign(state.corporations[id], {
      status: 'closed',
      tokensLeft: 0,
      shares: { players: state.players.map(() => 0), bank: 0, pool: 0 },
    })
}

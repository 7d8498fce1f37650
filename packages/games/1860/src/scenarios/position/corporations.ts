import type { HexName } from '@roundhouse/board'
import { enterMarket, spaceAt } from '@roundhouse/finance'
import { type ByName, bySeat, largest, type Name, seatOf } from '@roundhouse/kernel/testing/names'
import { CORPORATION, type CorporationId } from '../../components/companies.ts'
import { CERTIFICATES, CHART, PARS } from '../../components/market.ts'
import type { Type } from '../../components/trains.ts'
import { openLayers } from '../../shares/layers.ts'
import type { State1860 } from '../../state.ts'
import { silent } from './start.ts'
import { putTokenOf } from './tiles.ts'
import { trainOfType } from './trains.ts'

interface Charter {
  /** Of its marker; null before it floats. */
  price: number | null
  /** Shares of 10%. */
  players: ByName
  /** The largest holder, if nothing is said; null for receivership. */
  president?: Name | null
  pool?: number
  treasury?: number
  trains?: readonly Type[]
  /** Its lowest par price, if nothing is said. */
  par?: number
  /** Whether it has operated; it has if it has floated, if nothing is said. */
  operated?: boolean
  insolvent?: boolean
  /** Besides the one at home, which stands if it has floated: hex and city. */
  tokens?: readonly (readonly [HexName, number])[]
}

/** A company that is started, its marker at the end of its queue. Shares not told of are in the IPO. Layers open as far as they must. */
export function corporation(state: State1860, id: CorporationId, charter: Charter): void {
  const { price, players, pool = 0, treasury = 0, trains = [], par = PARS[id][0]! } = charter
  const { operated = price !== null, insolvent = false, tokens = [] } = charter
  const president = charter.president === undefined ? largest(players) : charter.president
  const counts = bySeat(players, state.players.length, 0)
  const held = counts.reduce((sum, count) => sum + count, pool)
  const isFloated = price !== null
  Object.assign(state.corporations[id], {
    president: president === null ? null : seatOf(president),
    shares: { players: counts, ipo: CERTIFICATES.shares - held, pool },
    par,
    operated,
    insolvent,
    tokensLeft: CORPORATION[id].tokens.length - tokens.length - (isFloated ? 1 : 0),
  })
  if (isFloated) {
    enterMarket(state.market, id, spaceAt(CHART, price))
    putTokenOf(state, id, CORPORATION[id].home.hex, CORPORATION[id].home.city)
  }
  for (const [hex, city] of tokens) putTokenOf(state, id, hex, city)
  setTreasury(state, id, treasury)
  state.corporations[id].trains = trains.map((type) => trainOfType(state, type))
  openUpTo(state, CORPORATION[id].layer)
  openLayers(state, silent)
}

/** Companies of this layer may be started, as those before could. */
export function openUpTo(state: State1860, layer: State1860['layersOpen']): void {
  if (state.layersOpen < layer) state.layersOpen = layer
}

/** What a company has, the difference being the bank's. */
export function setTreasury(state: State1860, id: CorporationId, amount: number): void {
  const { treasury } = state.corporations[id]
  state.companyBank.cash += treasury.cash - amount
  treasury.cash = amount
}

interface Ruin {
  treasury?: number
  trains?: readonly Type[]
  insolvent?: boolean
}

/** A company that was bankrupt and has not started again; its home token is turned over. */
export function bankrupt(state: State1860, id: CorporationId, ruin: Ruin = {}): void {
  const { treasury = 0, trains = [], insolvent = false } = ruin
  corporation(state, id, { price: null, players: {}, president: null, treasury, trains, insolvent })
  Object.assign(state.corporations[id], { par: null, operated: true, bankrupt: true })
  state.corporations[id].tokensLeft--
  putTokenOf(state, id, CORPORATION[id].home.hex, CORPORATION[id].home.city)
}

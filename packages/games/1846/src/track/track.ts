import {
  cityReached,
  faceAt,
  keepingTrack,
  type Lay,
  type LayRules,
  layAs,
  layable,
  layOrWhyNot,
  layTile,
  lowestRotation,
  newTrackReached,
  type Placing,
  reachOf,
  type TileRules,
  tileNamed,
  type Unlaid,
} from '@roundhouse/board'
import { type Refusal, refusal, type Seat, step } from '@roundhouse/kernel'
import { type ActionOf, SHAPES } from '../actions.ts'
import { BOARD, COLORS } from '../components/board.ts'
import { PHASE } from '../components/trains.ts'
import type { Tell } from '../events.ts'
import { transfer } from '../money.ts'
import { closed, closeWindow } from '../operating.ts'
import { closingPrivate, type State, treasuryOf } from '../state.ts'
import { placeSecondToken } from '../twoPlayers.ts'
import { layCost } from './cost.ts'

/** 1846-6.20a: in one turn, and how many of them may be upgrades. */
const TILE_ACTIONS = 2
const UPGRADES = 1

/** 1846-6.20a: a yellow tile or an upgrade, for a minor too (1846-3.56). All optional and in any order (1846-6.21). */
export const lay = step<State, ActionOf<'lay'>>({
  kind: 'lay',
  shape: SHAPES.lay,
  open: (state, seat) => closed(state, seat, 'build') ?? noTilesLeft(state),
  *candidates(state) {
    const { company } = state.operation!
    for (const { hex, tile, rotation } of layable(
      state.board,
      BOARD,
      company,
      reachOf(state.board, BOARD, company),
      layRules(state),
    ))
      yield { action: { kind: 'lay', hex, tile, rotation } }
  },
  refuse(state, action) {
    const { company } = state.operation!
    const { hex, tile } = action
    if (isUpgrade(tile) && tilesLeft(state).upgrades === 0) return refusal('1846-6.20a', 'upgrades')
    // 1846-3.30
    const closing = closingPrivate(state, hex)
    if (closing) return refusal('1846-3.30', 'blocked', { hex, private: closing })
    const judged = judge(state, action)
    if (typeof judged === 'string') return misfitRefusal(state, action, judged)
    const twin = refuseTwin(action)
    if (twin) return twin
    // 1846-6.20i: nobody may help
    const cost = layCost(state, company, judged)
    const { cash } = treasuryOf(state, company)
    if (cost > cash) return refusal('1846-6.20i', 'cash', { company, hex, cost, cash })
    return undefined
  },
  apply(state, action, _seat: Seat, tell: Tell) {
    const operation = state.operation!
    const { company } = operation
    const { hex, tile, rotation } = action
    const judged = layAs(state.board, BOARD, keeps, { hex, tile, rotation })
    const cost = layCost(state, company, judged)
    closeWindow(state)
    transfer(state, company, 'bank', cost, 'tile', tell)
    state.board = layTile(state.board, BOARD, judged)
    if (isUpgrade(tile)) operation.upgrades++
    else operation.yellowLays++
    tell({ kind: 'laid', company, hex, tile, rotation, cost })
    placeSecondToken(state, hex, tell)
  },
})

export const isUpgrade = (tile: string): boolean => tileNamed(BOARD.tiles, tile).color !== 'yellow'

/** 1846-6.20a: how many tiles may still be laid in this turn, and how many of them may be upgrades. */
export function tilesLeft({ operation }: State): { readonly tiles: number; readonly upgrades: number } {
  const { yellowLays, upgrades } = operation!
  const tiles = TILE_ACTIONS - yellowLays - upgrades
  return { tiles, upgrades: Math.min(tiles, UPGRADES - upgrades) }
}

export const noTilesLeft = (state: State): Refusal | undefined =>
  tilesLeft(state).tiles > 0 ? undefined : refusal('1846-6.20a', 'tiles')

/** 1846-6.20d: the answers are kept, so there is one for all. */
const keeps = keepingTrack()

/** 1846-6.20b: what may cover what now. */
export const tileRules = ({ phase }: Pick<State, 'phase'>): TileRules => ({
  order: COLORS,
  colors: PHASE[phase].colors,
  keeps,
})

/** 1846-6.20f, 1846-6.20g: some new track is linked; 1846-6.22x: or the city that is upgraded. */
const CONNECTIONS = [newTrackReached, cityReached]

function layRules(state: State): LayRules {
  const { order, colors, keeps } = tileRules(state)
  return { order, colors, keeps, connections: CONNECTIONS }
}

function judge(state: State, { hex, tile, rotation }: Placing): Lay | Unlaid {
  const { company } = state.operation!
  return layOrWhyNot(state.board, BOARD, company, reachOf(state.board, BOARD, company), layRules(state), {
    hex,
    tile,
    rotation,
  })
}

/** Of the rotations that show the same track only the lowest is named, so that a lay is offered once (1846-6.20d). */
export function refuseTwin({ tile, rotation }: Placing): Refusal | undefined {
  const lowest = lowestRotation(tileNamed(BOARD.tiles, tile), rotation)
  return rotation === lowest ? undefined : refusal('1846-6.20d', 'same-track', { tile, rotation, lowest })
}

/** Why a tile that does not fit, or is not linked, may not be laid. */
export function misfitRefusal(state: State, { hex, tile, rotation }: Placing, why: Unlaid): Refusal {
  const { color, stops } = tileNamed(BOARD.tiles, tile)
  const there = faceAt(state.board, BOARD, hex)
  switch (why) {
    case 'fixed':
      return refusal('1846-6.20b', 'fixed', { hex })
    case 'color':
      return COLORS.indexOf(color) === COLORS.indexOf(there.color) + 1
        ? refusal('1846-6.20b', 'phase', { hex, phase: state.phase })
        : refusal('1846-6.20b', 'color', { hex, tile })
    case 'label':
      return refusal('1846-6.20c', 'label', { hex, tile })
    case 'stock':
      return refusal('1846-6.22', 'stock', { tile })
    case 'connection':
      return refusal(isUpgrade(tile) ? '1846-6.20g' : '1846-6.20f', 'connection', {
        company: state.operation!.company,
        hex,
      })
    default:
      // 1846-6.20c: a tile with a city fits no plain hex, however it is turned
      if (stops.length !== there.stops.length) return refusal('1846-6.20c', 'city', { hex, tile })
      return why === 'exit'
        ? refusal('1846-6.20e', 'exit', { hex, tile, rotation })
        : refusal('1846-6.20d', 'track', { hex, tile, rotation })
  }
}

import { type Builder, isUpgrade, layOrRefusal, laysFor, layTileFor, refuseLayCost } from '@roundhouse/18xx'
import { cityReached, newTrackReached, uncheckedLay } from '@roundhouse/board'
import { isRefusal, type Refusal, refusal } from '@roundhouse/kernel'
import { step1846 } from '../actions.ts'
import { BOARD } from '../components/board.ts'
import { PHASE } from '../components/trains.ts'
import { giveUpPendingPowers, refuseStep } from '../operationStep.ts'
import { blockingPrivate, type State1846, treasuryOf } from '../state.ts'
import { TITLE } from '../title.ts'
import { placeSecondToken } from '../twoPlayers.ts'
import { layCost } from './cost.ts'

/** 1846-6.20a: in one turn, and how many of them may be upgrades. */
const TILE_ACTIONS = 2
const UPGRADES = 1

/** 1846-6.20a: a yellow tile or an upgrade, for a minor too (1846-3.56). All optional and in any order (1846-6.21). */
export const lay = step1846('lay', {
  refuseNow: (state, seat) => refuseStep(state, seat, 'build') ?? refuseMoreTiles(state),
  *candidates(state) {
    for (const { hex, tile, rotation } of laysFor(TITLE, state.board, builderOf(state)))
      yield { action: { kind: 'lay', hex, tile, rotation } }
  },
  refuse(state, action) {
    const { company } = state.operation!
    const { hex, tile } = action
    if (isUpgrade(TITLE, tile) && tilesLeft(state).upgrades === 0) return refusal('1846-6.20a', 'upgrades')
    // 1846-3.30
    const closing = blockingPrivate(state, hex)
    if (closing) return refusal('1846-3.30', 'blocked', { hex, private: closing })
    const lay = layOrRefusal(TITLE, state.board, builderOf(state), action)
    if (isRefusal(lay)) return lay
    return refuseLayCost('1846-6.20i', company, hex, layCost(state, company, lay), treasuryOf(state, company))
  },
  apply(state, action, _seat, emit) {
    const operation = state.operation!
    const { company } = operation
    const { hex, tile, rotation } = action
    const lay = uncheckedLay(state.board, BOARD, TITLE.coverRule, { hex, tile, rotation })
    giveUpPendingPowers(state)
    if (isUpgrade(TITLE, tile)) operation.upgrades++
    else operation.yellowLays++
    layTileFor(TITLE, state, company, lay, layCost(state, company, lay), emit)
    placeSecondToken(state, hex, emit)
  },
})

/** 1846-6.20a: how many tiles may still be laid in this turn, and how many of them may be upgrades. */
export function tilesLeft({ operation }: State1846): { readonly tiles: number; readonly upgrades: number } {
  const { yellowLays, upgrades } = operation!
  const tiles = TILE_ACTIONS - yellowLays - upgrades
  return { tiles, upgrades: Math.min(tiles, UPGRADES - upgrades) }
}

export const refuseMoreTiles = (state: State1846): Refusal | undefined =>
  tilesLeft(state).tiles > 0 ? undefined : refusal('1846-6.20a', 'tiles')

/** 1846-6.20f, 1846-6.20g: some new track is linked; 1846-6.22x: or the city that is upgraded. */
const CONNECTIONS = [newTrackReached, cityReached]

/** The company that operates, with the colours of the phase (1846-6.20b). */
export const builderOf = ({ operation, phase }: State1846): Builder => ({
  company: operation!.company,
  phase,
  colors: PHASE[phase].colors,
  connections: CONNECTIONS,
})

import { type Builder, isUpgrade, layOrRefusal, laysFor, withoutLink } from '@roundhouse/18xx'
import {
  type Connection,
  exitMet,
  type HexName,
  type Lay,
  newTrackReached,
  type TilePlacement,
  tileNamed,
  uncheckedLay,
  valueRises,
} from '@roundhouse/board'
import { isRefusal, type Refusal, refusal } from '@roundhouse/kernel'
import { HEX } from '../components/board.ts'
import { PHASE } from '../components/trains.ts'
import { companyOnTurn } from '../operationStep.ts'
import type { State1860 } from '../state.ts'
import { boardOf, titleOf } from '../title.ts'
import { refuseUpgrade } from './upgradeRules.ts'

/** 1860-TR.6 for a yellow tile; of upgrades all that are linked in any way, for the trains decide (1860-UPG.5, 1860-UPG.6). */
const linked: Connection = (fit, contact) =>
  fit.old.color === 'plain'
    ? exitMet(fit, contact)
    : newTrackReached(fit, contact) || valueRises(fit, contact)

/** The company that operates, with the colours of the phase (1860-UPG.1). */
export const builderOf = ({ operation, phase }: State1860): Builder => ({
  company: operation!.company,
  phase,
  colors: PHASE[phase].colors,
  connections: [linked],
})

/** Every tile that the company on turn may try to lay; once it has laid one, only yellow ones (1860-TR.1). */
export function laysNow(state: State1860): Iterable<Lay> {
  const builder = builderOf(state)
  const isFirst = state.operation!.tilesLaid === 0
  return laysFor(titleOf(state), state.board, isFirst ? builder : { ...builder, colors: ['yellow'] })
}

/** How a tile would lie, or the rule against it. */
export function layNow(state: State1860, placing: TilePlacement): Lay | Refusal {
  const title = titleOf(state)
  const { hex, tile, rotation } = placing
  // with the option `map: small` some hexes are missing
  if (!title.board.map.places.has(hex)) return refusal('1860-OPT.2', 'hex', { hex })
  // 1860-UPG.3
  const { rotations } = tileNamed(title.board.tiles, tile)
  if (rotations && !rotations.includes(rotation)) return refusal('1860-UPG.3', 'rotation', { tile, rotation })
  const builder = builderOf(state)
  // with the option `recordedMoves: asRecorded` any link is enough for an upgrade
  const isJudged = isUpgrade(title, tile) && state.options.recordedMoves === 'judged'
  const lay = layOrRefusal(title, state.board, isJudged ? withoutLink(builder) : builder, placing)
  if (isRefusal(lay) || !isUpgrade(title, tile)) return lay
  return refuseUpgrade(state, companyOnTurn(state), lay) ?? lay
}

/** The same when it is laid. */
export const legalLay = (state: State1860, placing: TilePlacement): Lay =>
  uncheckedLay(state.board, boardOf(state), titleOf(state).coverRule, placing)

/** 1860-TR.7: the terrain, by the first tile of the hex. */
export const layCost = ({ hex, first }: Pick<Lay, 'hex' | 'first'>): number => (first ? terrainCost(hex) : 0)

const terrainCost = (hex: HexName): number =>
  (HEX.get(hex)!.terrain ?? []).reduce((sum, { cost = 0 }) => sum + cost, 0)

/** 1860-TR.2: whether a tile has a large station. */
export const hasLargeStation = (state: State1860, tile: string): boolean =>
  tileNamed(boardOf(state).tiles, tile).stops.some(({ kind }) => kind === 'city')

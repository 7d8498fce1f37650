/*
 * The words of this package:
 * - Place: a hex of the map, with what is printed on it and the ways out of it.
 * - Face: what a hex shows, printed or tile; stops and paths (pieces of track).
 * - BoardContents, called `laid`: the tiles and tokens that lie on the board.
 * - TilePlacement: a tile on a hex, turned, whether that is legal or not.
 * - CoverRule, CoverMatch: whether a face may cover another, and what becomes of the old stops.
 * - Fit, Misfit: a placement that the hex allows, whoever lays it; or why it does not.
 * - Lay, LayObstacle: a fit that one company may lay; or why it may not.
 * - Reach: what a company can come to from its tokens. Network: the track as stops and links.
 */
export * from './bits.ts'
export * from './boardContents.ts'
export * from './boardMap.ts'
export * from './connection.ts'
export * from './face.ts'
export * from './fit.ts'
export * from './fork.ts'
export * from './grid.ts'
export * from './hex.ts'
export * from './lays.ts'
export * from './network.ts'
export * from './reach.ts'
export type { ReadOff } from './remembered.ts'
export * from './textTable.ts'
export * from './tile.ts'
export * from './track.ts'
export * from './upgrade.ts'
export * from './walk.ts'

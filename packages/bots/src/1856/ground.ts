import { BOARD, blockingPrivate, COLORS, type CorporationId, PHASE, type State1856 } from '@roundhouse/1856'
import { type Bits, type Face, faceOn, passableStops, slotsOn, tokensOf } from '@roundhouse/board'
import { buildingSteps, CLOSED, countryOf, type Ground, type GroundHex } from '../18xx/ground.ts'
import type { Start } from '../18xx/nearness.ts'

/** How far the bot looks for stops, in steps. */
export const FARTHEST = 6

const COUNTRY = countryOf(BOARD.map)

export const { numberOf: hexNumber } = COUNTRY

const BUILDING = new Map(
  Object.entries(PHASE).map(([phase, { colors }]) => [phase, buildingSteps(COLORS, colors)]),
)

/** Which stops of a hex can be passed. */
export type Passing = (face: Face, hex: string) => Bits

/** The stops that a corporation can pass (1856-2.4h). */
export const passingOf =
  ({ board }: State1856, id: CorporationId): Passing =>
  (face, hex) =>
    face.stops.length > 0 ? passableStops(face, slotsOn(board, hex, face), id) : 0

export const groundOf = (state: State1856, passing: Passing, farthest: number): Ground => ({
  country: COUNTRY,
  farthest,
  look: (hex) => lookAt(state, passing, hex),
  hexes: [],
})

export function lookAt(state: State1856, passing: Passing, hex: number): GroundHex {
  const place = COUNTRY.places[hex]!
  const { hex: name, fixed } = place.printed
  const face = faceOn(state.board, BOARD.tiles, place)
  const isOpen = !fixed && !isFinished(face) && !blockingPrivate(state, name)
  return {
    face,
    passable: passing(face, name),
    walks: [],
    building: (isOpen ? BUILDING.get(state.phase)!.get(face.color) : undefined) ?? CLOSED,
  }
}

/** 1856-2.2k: a tile with towns is not replaced for long. */
const isFinished = ({ color, stops }: Face): boolean =>
  color !== 'plain' && stops.some(({ kind }) => kind === 'town')

/** Where a corporation has tokens, or one that waits for a tile (1856-2.1c). */
export function startsOf(state: State1856, id: CorporationId): Start[] {
  const { board, waitingTokens } = state
  const placed = tokensOf(board, id).map(({ hex, stop }) => ({ hex: hexNumber(hex), stop }))
  const waiting = Object.entries(waitingTokens).flatMap(([hex, company]) =>
    company === id ? startsIn(state, hexNumber(hex)) : [],
  )
  return [...placed, ...waiting]
}

/** A hex with all its cities, or alone as long as no track lies there. */
export function startsIn(state: State1856, hex: number): Start[] {
  const { stops, paths } = faceOn(state.board, BOARD.tiles, COUNTRY.places[hex]!)
  return paths.length > 0 ? stops.map((_, stop) => ({ hex, stop })) : [{ hex, stop: null }]
}

import { BOARD, blockingPrivate, COLORS, type CompanyId, PHASE, type State1846 } from '@roundhouse/1846'
import { faceOn, passableStops, slotsOn, tokensOf } from '@roundhouse/board'
import { buildingSteps, CLOSED, countryOf, type Ground, type GroundHex } from '../18xx/ground.ts'
import type { Start } from '../18xx/nearness.ts'

/** How far the bot looks, in steps. */
export const FARTHEST = 6

const COUNTRY = countryOf(BOARD.map)

export const { numberOf: hexNumber } = COUNTRY

const BUILDING = new Map(
  Object.entries(PHASE).map(([phase, { colors }]) => [phase, buildingSteps(COLORS, colors)]),
)

export const groundOf = (state: State1846, id: CompanyId): Ground => ({
  country: COUNTRY,
  farthest: FARTHEST,
  look: (hex) => lookAt(state, id, hex),
  hexes: [],
})

/** A hex as it lies for a company, which cannot pass all of its stops (1846-6.20f). */
export function lookAt(state: State1846, id: CompanyId, hex: number): GroundHex {
  const { board, phase } = state
  const place = COUNTRY.places[hex]!
  const { hex: name, fixed } = place.printed
  const face = faceOn(board, BOARD.tiles, place)
  const isOpen = !fixed && face.stops.length <= 1 && !blockingPrivate(state, name)
  return {
    face,
    passable: face.stops.length > 0 ? passableStops(face, slotsOn(board, name, face), id) : 0,
    walks: [],
    building: (isOpen ? BUILDING.get(phase)!.get(face.color) : undefined) ?? CLOSED,
  }
}

/** Where a company has tokens. */
export const startsOf = ({ board }: State1846, id: CompanyId): Start[] =>
  tokensOf(board, id).map(({ hex, stop }) => ({ hex: hexNumber(hex), stop }))

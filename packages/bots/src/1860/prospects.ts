import {
  BOARD,
  boardOf,
  COLORS,
  CORPORATION,
  type CorporationId,
  PHASE,
  SMALL_BOARD,
  type State1860,
} from '@roundhouse/1860'
import {
  type Bits,
  type Components,
  type Face,
  faceOn,
  passableStops,
  slotsOn,
  tokensOf,
} from '@roundhouse/board'
import { buildingSteps, CLOSED, type Country, countryOf, type Ground } from '../18xx/ground.ts'
import { type NearStop, type Start, stopsNear } from '../18xx/nearness.ts'

/** How far the bot looks for stops, in steps, and what is left of their value with each of them. */
const FARTHEST = 6
const NEARNESS = Array.from({ length: FARTHEST + 1 }, (_, steps) => 0.8 ** steps)

/** Stops beyond those that a train serves are worth this part. */
const SERVED = 6
const SURPLUS = 0.25

const COUNTRIES = new Map<Components, Country>(
  [BOARD, SMALL_BOARD].map((board) => [board, countryOf(board.map)]),
)

const BUILDING = new Map(
  Object.entries(PHASE).map(([phase, { colors }]) => [phase, buildingSteps(COLORS, colors)]),
)

/** What the network of a company promises: the stops that it reaches, and those that it could reach with a few tiles. */
export function prospects(state: State1860, id: CorporationId): number {
  const board = boardOf(state)
  const country = COUNTRIES.get(board)!
  const worths = stopsNear(groundOf(state, id, country), startsOf(state, id, country)).map(
    (near) => worthOf(near) * NEARNESS[near.steps]!,
  )
  worths.sort((one, other) => other - one)
  return worths.reduce((sum, worth, rank) => sum + (rank < SERVED ? worth : worth * SURPLUS), 0)
}

function groundOf(state: State1860, id: CorporationId, country: Country): Ground {
  const { tiles } = boardOf(state)
  return {
    country,
    farthest: FARTHEST,
    hexes: [],
    look(hex) {
      const place = country.places[hex]!
      const { hex: name, fixed } = place.printed
      const face = faceOn(state.board, tiles, place)
      return {
        face,
        passable: passableIn(state, id, name, face),
        walks: [],
        building: (fixed ? undefined : BUILDING.get(state.phase)!.get(face.color)) ?? CLOSED,
      }
    },
  }
}

const passableIn = ({ board }: State1860, id: CorporationId, hex: string, face: Face): Bits =>
  face.stops.length > 0 ? passableStops(face, slotsOn(board, hex, face), id) : 0

/** Its tokens; its home, before it has any. */
function startsOf(state: State1860, id: CorporationId, country: Country): Start[] {
  const placed = tokensOf(state.board, id)
  const { hex, city } = CORPORATION[id].home
  const places = placed.length > 0 ? placed : [{ hex, stop: city }]
  return places.map((place) => ({ hex: country.numberOf(place.hex), stop: place.stop }))
}

/** A city that has no tile yet, and a village. */
const [YOUNG_CITY, YOUNG_TOWN] = [20, 6]

/** What a stop is worth to a route, with a view to what it will become. */
function worthOf({ face: { stops, labels }, stop }: NearStop): number {
  const { revenue, kind } = stops[stop]!
  if (typeof revenue !== 'number') return revenue.green!
  return kind === 'city'
    ? Math.max(revenue, YOUNG_CITY) + 10 * Math.min(labels.length, 1)
    : Math.max(revenue, YOUNG_TOWN)
}

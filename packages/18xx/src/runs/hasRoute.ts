import {
  type Bits,
  EDGES,
  enter,
  faceOn,
  hasBit,
  leave,
  opposite,
  type Place,
  placeAt,
  type SlotPlace,
  tokensOf,
} from '@roundhouse/board'
import type { RunPosition } from './runPosition.ts'
import type { RunTitle } from './runTitle.ts'

/**
 * Whether the trains of a company can run at all, where each of them may visit
 * two stops, whatever they are: then a route of a token and the next stop is
 * part of every other.
 */
export const hasRoute = (
  title: Pick<RunTitle, 'board'>,
  { board, company, trains }: Pick<RunPosition, 'board' | 'company' | 'trains'>,
): boolean =>
  trains.length > 0 && tokensOf(board, company).some((token) => hasStopBeside(title, board, token))

/** No stop is passed on the way to the next one. */
const NONE: Bits = 0

/** Whether track leads from a token to another stop that a train may visit too, by a way that crosses no hex edge twice. */
function hasStopBeside(
  { board: { map, tiles } }: Pick<RunTitle, 'board'>,
  laid: RunPosition['board'],
  { hex, stop }: SlotPlace,
): boolean {
  const start = placeAt(map, hex)
  const face = faceOn(laid, tiles, start)
  const { groups } = face.stops[stop]!
  const crossed: number[] = []

  const isStop = (place: Place, stops: Bits): boolean =>
    faceOn(laid, tiles, place).stops.some(
      (other, index) =>
        hasBit(stops, index) &&
        (place !== start || index !== stop) &&
        !other.groups?.some((group) => groups?.includes(group)),
    )
  function leadsToStop(place: Place, exits: Bits): boolean {
    for (const edge of EDGES) {
      const beyond = hasBit(exits, edge) ? place.beyond[edge] : undefined
      if (!beyond || crossed.includes(edgeFrom(place, edge))) continue
      const walk = enter(faceOn(laid, tiles, beyond), opposite(edge), NONE)
      if (isStop(beyond, walk.stops)) return true
      crossed.push(edgeFrom(place, edge), edgeFrom(beyond, opposite(edge)))
      if (leadsToStop(beyond, walk.exits)) return true
      crossed.length -= 2
    }
    return false
  }
  const { stops, exits } = leave(face, stop, NONE)
  return isStop(start, stops) || leadsToStop(start, exits)
}

/** An edge as it is crossed from one of its sides. */
const edgeFrom = ({ number }: Place, edge: number): number => number * EDGES.length + edge

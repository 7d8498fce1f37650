import {
  bitsOf,
  type Edge,
  faceOn,
  opposite,
  type PathEnd,
  type Place,
  passableStops,
  piecesAt,
  placeAt,
  slotsOn,
  stopAt,
  tokensOf,
} from '@roundhouse/board'
import { expect, test } from 'vitest'
import { TRAIN } from '../components/trains.ts'
import { recordedRuns, recordedTurn } from '../running/testing/recordedTurn.ts'
import { boardOf } from '../title.ts'
import { type TrainLengths, trainsReach } from './trainReach.ts'

type Start = Parameters<typeof tokensOf>[0]

/** Every stop and every piece of track that some line comes to which these trains can run: all lines are followed to their ends. */
function comeTo(components: ReturnType<typeof boardOf>, laid: Start, trains: TrainLengths): Set<string> {
  const { company, lengths, mayEnterAgain, townsCount } = trains
  const found = new Set<string>()
  const used = new Set<string>()
  const hexes: Place[] = []
  const faceIn = (place: Place) => faceOn(laid, components.tiles, place)

  function arrive(place: Place, stop: number, large: number, small: number, by?: string): void {
    const face = faceIn(place)
    const { hex } = place.printed
    const { kind } = face.stops[stop]!
    const now = large + (kind === 'city' || kind === 'offboard' ? 1 : 0)
    const towns = small + (kind === 'town' && townsCount ? 1 : 0)
    const name = `${hex}.${stop}`
    const fits = lengths.some((train) => now <= train.large && now + towns <= train.large + train.small)
    if (!fits || used.has(name)) return
    found.add(name)
    if (by) found.add(by)
    const open = passableStops(face, slotsOn(laid, hex, face), company)
    if (by && ((open >> stop) & 1) === 0) return
    used.add(name)
    follow(place, `s${stop}`, now, towns)
    used.delete(name)
  }

  function follow(place: Place, from: PathEnd, large: number, small: number): void {
    for (const { piece, to } of piecesAt(faceIn(place), from)) {
      const name = `${place.printed.hex} piece ${piece}`
      if (used.has(name)) continue
      used.add(name)
      const stop = stopAt(to)
      if (stop !== undefined) arrive(place, stop, large, small, name)
      else {
        found.add(name)
        cross(place, to as Edge, large, small)
      }
      used.delete(name)
    }
  }

  function cross(place: Place, edge: Edge, large: number, small: number): void {
    const beyond = place.beyond[edge]
    if (!beyond || (!mayEnterAgain && hexes.includes(beyond))) return
    const side = [`${place.printed.hex}|${edge}`, `${beyond.printed.hex}|${opposite(edge)}`].sort()[0]!
    if (used.has(side)) return
    used.add(side)
    hexes.push(beyond)
    follow(beyond, opposite(edge), large, small)
    hexes.pop()
    used.delete(side)
  }

  for (const { hex, stop } of tokensOf(laid, company)) {
    hexes.push(placeAt(components.map, hex))
    arrive(placeAt(components.map, hex), stop, 0, 0)
    hexes.pop()
  }
  return found
}

const boards = recordedRuns()

/** Those that differ in what lies on them, or in whose they are. */
const distinct = [
  ...new Map(boards.map((board) => [JSON.stringify([board.entity, board.tiles]), board])).values(),
]

test.skipIf(boards.length === 0).each([
  [false, true],
  [false, false],
  [true, true],
])(
  'on recorded boards trains come to what following every line tells, entering hexes again %s, towns counting %s',
  { timeout: 60_000 },
  (mayEnterAgain, townsCount) => {
    for (const board of distinct) {
      const state = recordedTurn(board)
      const components = boardOf(state)
      for (const types of [['2+1'], ['4+2'], ['2+1', '3+2']] as const) {
        const lengths = types.map((type) => TRAIN[type])
        const trains = { company: board.entity, lengths, mayEnterAgain, townsCount }
        const found = comeTo(components, state.board, trains)
        const wrong: string[] = []
        for (const [hex, place] of components.map.places) {
          const { stops, paths } = faceOn(state.board, components.tiles, place)
          const reaches = (stop: number[], piece: number[]) =>
            trainsReach(components, state.board, trains, { hex, stops: bitsOf(stop), pieces: bitsOf(piece) })
          for (const stop of stops.keys())
            if (reaches([stop], []) !== found.has(`${hex}.${stop}`)) wrong.push(`${hex}.${stop}`)
          for (const piece of paths.keys())
            if (reaches([], [piece]) !== found.has(`${hex} piece ${piece}`)) wrong.push(`${hex} ${piece}`)
        }
        expect({ n: board.n, types, wrong }).toEqual({ n: board.n, types, wrong: [] })
      }
    }
  },
)

import {
  bitsOf,
  type Face,
  faceAt,
  type Lay,
  layTile,
  type Stop,
  tileNamed,
  turnTile,
} from '@roundhouse/board'
import { type Refusal, refusal } from '@roundhouse/kernel'
import type { CorporationId } from '../components/companies.ts'
import { TRAIN } from '../components/trains.ts'
import { isTrainless, type State1860, trainsOf, typeOf } from '../state.ts'
import { boardOf, titleOf } from '../title.ts'
import { type TrainLengths, trainsReach } from './trainReach.ts'

/** 1860-UPG.4 to 1860-UPG.6: why a company may not upgrade a hex by a tile that would fit there. */
export function refuseUpgrade(state: State1860, company: CorporationId, lay: Lay): Refusal | undefined {
  const { hex, tile, rotation } = lay
  if (isTrainless(state, company)) return refusal('1860-UPG.4', 'trainless', { company, hex })
  if (state.options.recordedMoves === 'asRecorded') return undefined
  const board = boardOf(state)
  const old = faceAt(state.board, board, hex)
  const fresh = turnTile(tileNamed(board.tiles, tile), rotation)
  const laid = layTile(state.board, board, lay)
  const trains = ownTrains(state, company)
  const reaches = (stops: readonly number[], pieces: number): boolean =>
    trainsReach(board, laid, trains, { hex, stops: bitsOf(stops), pieces })
  // new track of a tile with stops is reached only where a stop is
  if (reaches(stopsThatRise(old, fresh, lay), titleOf(state).coverRule(old, fresh)!.newPieces))
    return undefined
  const isReached =
    fresh.stops.length > 0
      ? reaches([...fresh.stops.keys()], 0)
      : reaches([], bitsOf([...fresh.paths.keys()]))
  return isReached
    ? refusal('1860-UPG.6', 'use', { company, hex, tile, rotation })
    : refusal('1860-UPG.5', 'reach', { company, hex })
}

/** 1860-UPG.5: the trains that a company owns, as far as they go by its rules. */
export const ownTrains = (state: State1860, company: CorporationId): TrainLengths => ({
  company,
  lengths: trainsOf(state, company).map((train) => TRAIN[typeOf(train)]),
  mayEnterAgain: state.options.hexReentry === 'allowed',
  townsCount: state.options.towns === 'mustStop',
})

/** 1860-UPG.6: stops of the new tile that are worth more than they were. */
const stopsThatRise = (old: Face, fresh: Face, { stops: becomes }: Lay): number[] =>
  old.stops.flatMap((stop, index) => {
    const now = becomes[index]!
    return worth(fresh.stops[now]!) > worth(stop) ? [now] : []
  })

/** Only stops with one figure are ever upgraded. */
const worth = ({ revenue }: Stop): number => (typeof revenue === 'number' ? revenue : 0)

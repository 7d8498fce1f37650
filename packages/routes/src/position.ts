import { type Network, networkOf, type Path, STOP_KINDS, type TrackHex } from '@roundhouse/board'
import type { FiledBonus, FiledCase, FiledHex, FiledRules, PositionFile } from './positionFile.ts'
import { type PositionProblem, problemIn } from './positionProblem.ts'
import type { Bonus, RunStatement, RunStop } from './runStatement.ts'

/** A question: what can this company earn at most? */
export interface PositionCase {
  readonly id: string
  readonly corporation: string
  readonly running: RunStatement
  /** The revenue that the file says is the most; null if it does not say. */
  readonly expected: number | null
}

export interface RoutePosition {
  readonly name: string
  readonly cases: readonly PositionCase[]
}

/** Reads a position from its file, or tells the first thing that is wrong there. */
export function readPosition(file: PositionFile): RoutePosition | PositionProblem {
  const problem = problemIn(file)
  if (problem) return problem
  const network = networkOf(file.hexes.map(trackHex), file.rules.trackUnit === 'path' ? 'path' : 'edge')
  return { name: file.name, cases: file.cases.map((question) => caseOf(file, network, question)) }
}

export const isPositionProblem = (read: RoutePosition | PositionProblem): read is PositionProblem =>
  'problem' in read

const trackHex = ({ hex, stops, paths, neighbors }: FiledHex): TrackHex => ({
  hex,
  stops,
  paths: paths as readonly Path[],
  neighbours: neighbors.map((neighbour) => neighbour ?? undefined),
})

function caseOf({ hexes, rules }: PositionFile, network: Network, question: FiledCase): PositionCase {
  const { id, corporation, trains, bonuses, expected } = question
  return {
    id,
    corporation,
    expected: expected?.revenue ?? null,
    running: {
      network,
      stops: hexes.flatMap((hex) => hex.stops.map((_, stop) => runStop(hex, stop, rules, corporation))),
      trains,
      bonuses: bonuses.map((bonus) => bonusOf(network, bonus)),
      onceBonuses: [],
      rules: {
        hexAgain: true,
        endKinds: STOP_KINDS,
        ends: 'paid',
        token: rules.token === 'paid' ? 'paid' : 'visited',
        joined: false,
      },
    },
  }
}

function runStop({ hex, stops }: FiledHex, stop: number, rules: FiledRules, corporation: string): RunStop {
  const { kind, revenue, slots = 0, tokens = [], countsAs = kind } = stops[stop]!
  const token = tokens.includes(corporation)
  const isFull = kind === 'city' && tokens.filter((owner) => owner !== null).length === slots
  return {
    revenue,
    kind: countsAs,
    token,
    through: kind === 'offboard' || (isFull && !token) ? 'never' : 'free',
    groups: [
      ...(rules.sameStopHexTwice ? [] : [hex]),
      ...(kind === 'offboard' && !rules.offboardToOffboard ? ['offboard'] : []),
    ],
  }
}

/** A bonus belongs to hexes in the file and to stops in a running. */
function bonusOf({ stops }: Network, { at, with: lists, amount, trains }: FiledBonus): Bonus {
  const stopsIn = (hexes: readonly string[]) =>
    stops.flatMap(({ hex }, stop) => (hexes.includes(hex) ? [stop] : []))
  return { at: stopsIn(at), with: lists.map(stopsIn), amount, trains }
}

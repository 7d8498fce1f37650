import { bonusAt, type RunPosition, runPosition, runStop } from '@roundhouse/18xx'
import { type Network, STOP_KINDS } from '@roundhouse/board'
import { byId } from '@roundhouse/kernel'
import type { Bonus, RunningRules, RunningTrain as RunTrain } from '@roundhouse/routes'
import { HEX } from '../components/board.ts'
import { type CompanyId, MARKER, type MarkerId } from '../components/companies.ts'
import { MAIL, PORT } from '../components/money.ts'
import { PHASE, SIDE, SIDES, type Side } from '../components/trains.ts'
import { ownsPrivate, type State1846, type Train, trainsOf } from '../state.ts'
import { TITLE } from '../title.ts'

/** 1846-6.30a, 1846-3.58: those that have not run in this round, phased-out ones too (1846-6.37). */
const trainsToRun = (state: State1846, company: CompanyId): Train[] =>
  trainsOf(state, company).filter(({ ran }) => !ran)

const RULES: RunningRules = {
  hexAgain: true,
  endKinds: STOP_KINDS,
  ends: 'touched',
  token: 'paid',
  joined: false,
}

/** A company that is to run, and all that decides what it can earn (1846-6.36). */
export const runPositionOf = (
  state: State1846,
  company: CompanyId,
  trains: readonly Train[] = trainsToRun(state, company),
): RunPosition =>
  runPosition({
    board: state.board,
    company,
    trains: trains.map(({ id, side }) => ({ id, runs: RUNNING_TRAINS[side] })),
    // 1846-6.30b, 1846-3.50, 1846-6.34a
    stop: (hex, index) => runStop(TITLE, state.board, company, PHASE[state.phase].era, hex, index),
    bonuses: (network) => [...markerBonuses(state, company, network), ...eastWestBonuses(network)],
    // 1846-3.60
    onceBonuses: ownsPrivate(state, company, 'MAIL') ? [{ name: 'mail', perVisit: MAIL }] : [],
    rules: RULES,
  })

/** 1846-6.33: an N train counts every stop; an N/M train counts N of the M that it visits. */
function trainOf(side: Side): RunTrain {
  const { counts, visits } = SIDE[side]
  return {
    name: side,
    pays: [{ kinds: STOP_KINDS, max: counts }],
    skips: visits > counts ? STOP_KINDS : [],
    visits,
    multiplier: 1,
  }
}

/** Trains as they run, by side. */
export const RUNNING_TRAINS: Readonly<Record<Side, RunTrain>> = byId(SIDES, trainOf)

/** 1846-6.34c: earned where the stop counts. */
const markerBonuses = ({ markers }: State1846, company: CompanyId, network: Network): Bonus[] => [
  // 1846-3.65
  ...(markers.port !== null && markers.beneficiary === company
    ? bonusAt(network, 'port', [markers.port], PORT * HEX.get(markers.port)!.ports!)
    : []),
  // 1846-3.62, 1846-2.9
  ...Object.entries(markers.placed).flatMap(([marker, { hex, corporation }]) =>
    corporation === company ? bonusAt(network, marker, [hex], MARKER[marker as MarkerId].bonus) : [],
  ),
]

/**
 * 1846-6.34b, 1846-6.33x: counting an eastern and a western place earns both
 * printed bonuses. No route has two eastern places, so those that are worth
 * the same are told of together.
 */
function eastWestBonuses({ stops }: Network): Bonus[] {
  const eastern = stopsByBonus(stops, 'E')
  if (eastern.size === 0) return []
  const western = stopsByBonus(stops, 'W')
  const bonuses: Bonus[] = []
  for (const [eastBonus, east] of eastern)
    for (const [westBonus, west] of western)
      bonuses.push({
        name: 'eastWest',
        at: east,
        with: [west],
        amount: eastBonus + westBonus,
        trains: null,
      })
  return bonuses
}

function stopsByBonus(stops: Network['stops'], side: 'E' | 'W'): ReadonlyMap<number, number[]> {
  const places = new Map<number, number[]>()
  for (let stop = 0; stop < stops.length; stop++) {
    const { eastWest } = HEX.get(stops[stop]!.hex)!
    if (eastWest?.side !== side) continue
    const there = places.get(eastWest.bonus)
    if (there) there.push(stop)
    else places.set(eastWest.bonus, [stop])
  }
  return places
}

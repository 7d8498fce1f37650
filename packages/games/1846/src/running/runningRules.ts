import type { RunPosition } from '@roundhouse/18xx'
import {
  faceAt,
  type HexName,
  type Network,
  networkOf,
  revenueIn,
  STOP_KINDS,
  slotsOn,
  trackHexes,
} from '@roundhouse/board'
import { byId } from '@roundhouse/kernel'
import type { Bonus, Running, RunningRules, RunStop, Train as RunTrain } from '@roundhouse/routes'
import { BOARD, HEX } from '../components/board.ts'
import { type CompanyId, MARKER, type MarkerId } from '../components/companies.ts'
import { MAIL, PORT } from '../components/money.ts'
import { PHASE, SIDE, SIDES, type Side } from '../components/trains.ts'
import { ownsPrivate, type State, type Train, trainsOf } from '../state.ts'

/** 1846-6.30a, 1846-3.58: those that have not run in this round, phased-out ones too (1846-6.37). */
export const trainsToRun = (state: State, company: CompanyId): Train[] =>
  trainsOf(state, company).filter(({ ran }) => !ran)

/** A company that is to run, and all that decides what it can earn (1846-6.36). */
export const runPositionOf = (state: State, company: CompanyId): RunPosition => ({
  board: state.board,
  company,
  trains: trainsToRun(state, company).map(({ id, side }) => ({ id, name: side })),
  runningOn: (network) => statement(state, company, network),
})

/** The same on some hexes only: enough to judge routes that keep to them. */
export const runningOn = (state: State, company: CompanyId, hexes: readonly HexName[]): Running =>
  statement(state, company, networkOf(trackHexes(state.board, BOARD, hexes), 'both'))

const RULES: RunningRules = {
  hexAgain: true,
  endKinds: STOP_KINDS,
  ends: 'touched',
  token: 'paid',
  joined: false,
}

/** The statement of the problem on a network of the board, the whole of it or a part. */
const statement = (state: State, company: CompanyId, network: Network): Running => ({
  network,
  stops: network.stops.map(({ hex, index }) => stopOf(state, company, hex, index)),
  trains: trainsToRun(state, company).map(({ side }) => RUNNING[side]),
  bonuses: [...markerBonuses(state, company, network), ...eastWestBonuses(network)],
  // 1846-3.60
  onceBonuses: ownsPrivate(state, company, 'MAIL') ? [{ perVisit: MAIL }] : [],
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
export const RUNNING: Readonly<Record<Side, RunTrain>> = byId(SIDES, trainOf)

const NO_GROUPS: readonly string[] = []

function stopOf({ board, phase }: State, company: CompanyId, hex: HexName, index: number): RunStop {
  const face = faceAt(board, BOARD, hex)
  const { kind, revenue, groups = NO_GROUPS } = face.stops[index]!
  const slots = slotsOn(board, hex, face)[index]!
  const token = slots.includes(company)
  // 1846-6.30b: an empty slot lets everybody through, a reserved one too (1846-3.50)
  const isOpen = kind !== 'offboard' && (token || slots.includes(null))
  return {
    kind,
    // 1846-6.34a
    revenue: revenueIn(revenue, PHASE[phase].era),
    token,
    through: isOpen ? 'free' : 'never',
    // 1846-6.31, 1846-6.32
    groups,
  }
}

/** 1846-6.34c: earned where the stop counts. */
function markerBonuses({ markers }: State, company: CompanyId, network: Network): Bonus[] {
  const bonuses: Bonus[] = []
  const add = (hex: HexName, amount: number) => {
    const at = stopsIn(network, hex)
    if (at.length > 0) bonuses.push({ at, with: [], amount, trains: null })
  }
  // 1846-3.65
  if (markers.port !== null && markers.beneficiary === company)
    add(markers.port, PORT * HEX.get(markers.port)!.ports!)
  // 1846-3.62, 1846-2.9
  for (const [marker, placed] of Object.entries(markers.placed))
    if (placed.corporation === company) add(placed.hex, MARKER[marker as MarkerId].bonus)
  return bonuses
}

/**
 * 1846-6.34b, 1846-6.33x: counting an eastern and a western place earns both
 * printed bonuses. No route has two eastern places, so those that are worth
 * the same are told of together.
 */
function eastWestBonuses(network: Network): Bonus[] {
  const eastern = placesByBonus(network, 'E')
  if (eastern.length === 0) return []
  const western = placesByBonus(network, 'W')
  return eastern.flatMap(([eastBonus, east]) =>
    western.map(([westBonus, west]) => ({
      at: east,
      with: [west],
      amount: eastBonus + westBonus,
      trains: null,
    })),
  )
}

function placesByBonus(network: Network, side: 'E' | 'W'): [bonus: number, stops: number[]][] {
  const places = new Map<number, number[]>()
  for (const [stop, { hex }] of network.stops.entries()) {
    const { eastWest } = HEX.get(hex)!
    if (eastWest?.side === side) places.set(eastWest.bonus, [...(places.get(eastWest.bonus) ?? []), stop])
  }
  return [...places]
}

const stopsIn = ({ stops }: Network, hex: HexName): number[] =>
  stops.flatMap((stop, number) => (stop.hex === hex ? [number] : []))

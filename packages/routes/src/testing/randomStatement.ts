import { type Link, STOP_KINDS, type StopKind } from '@roundhouse/board'
import { below, type ChanceState, oneOf, seeded } from '@roundhouse/kernel'
import type { Bonus, RunningRules, RunningTrain, RunStatement, RunStop } from '../runStatement.ts'

const ALL: readonly StopKind[] = STOP_KINDS

const oneIn = (chance: ChanceState, times: number): boolean => below(chance, times) === 0

const between = (chance: ChanceState, min: number, max: number): number => min + below(chance, max - min + 1)

const several = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

/** A small network and a few trains with a bit of everything; the same seed gives the same. */
export function randomStatement(seed: number): RunStatement {
  const chance = seeded(seed)
  const trains = randomTrains(chance)
  const size = between(chance, 2, 7)
  const home = below(chance, size)
  const stops = Array.from({ length: size }, (_, stop) => randomStop(chance, stop === home))
  const hexes = stops.map((_, stop) => (stop > 0 && oneIn(chance, 6) ? stop - 1 : stop)).map((at) => `S${at}`)
  const units = oneOf([12, 31, 32, 62, 63, 64, 65], chance)
  const most = trains.length > 3 ? 8 : 10
  const links = several(between(chance, Math.min(size, 4), most), () => randomLink(chance, hexes, units))
  return {
    network: {
      stops: stops.map(({ kind }, stop) => ({ hex: hexes[stop]!, index: stop, kind })),
      links,
      units,
    },
    stops,
    trains,
    bonuses: several(oneOf([0, 0, 1, 2], chance), () => randomBonus(chance, size, trains)),
    onceBonuses: several(oneOf([0, 0, 0, 1, 2], chance), () => ({
      perVisit: oneOf([5, 10, 30], chance),
    })),
    rules: randomRules(chance),
  }
}

function randomStop(chance: ChanceState, isHome: boolean): RunStop {
  const kind = isHome
    ? 'city'
    : oneOf<StopKind>(['city', 'city', 'city', 'town', 'town', 'halt', 'offboard'], chance)
  const token = isHome || (kind === 'city' && oneIn(chance, 4))
  return {
    kind,
    revenue: kind === 'halt' ? 0 : 10 * below(chance, 11),
    ...(kind === 'halt' && { subsidy: 10 }),
    token,
    home: isHome,
    through: throughFor(chance, kind),
    groups: oneIn(chance, 6) ? [oneOf(['east', 'west'], chance)] : [],
  }
}

function throughFor(chance: ChanceState, kind: StopKind): RunStop['through'] {
  if (kind === 'offboard') return 'never'
  return kind === 'city' ? oneOf(['free', 'free', 'free', 'once', 'once', 'never'], chance) : 'free'
}

function randomLink(chance: ChanceState, hexes: readonly string[], units: number): Link {
  const from = below(chance, hexes.length)
  const to = (from + between(chance, 1, hexes.length - 1)) % hexes.length
  const [start, end] = [hexes[from]!, hexes[to]!]
  const way = several(oneOf([0, 0, 0, 1, 2, 3], chance), () => oneOf(['P', 'Q', 'R', 'T'], chance))
  const along = (start === end && way.length === 0 ? [start] : [start, ...way, end]).filter(
    (hex, place, all) => hex !== all[place - 1],
  )
  const track = several(between(chance, 1, 3), () => below(chance, units))
  return { from, to, hexes: along, track: [...new Set(track)] }
}

function randomBonus(chance: ChanceState, size: number, trains: readonly RunningTrain[]): Bonus {
  if (oneIn(chance, 5))
    return { at: several(size, () => 0).map((_, stop) => stop), with: [], amount: 40, trains: null }
  const places = () => several(between(chance, 1, 2), () => below(chance, size))
  return {
    at: places(),
    with: several(oneOf([0, 1, 1, 2], chance), places),
    amount: 10 * between(chance, 1, 12),
    trains: oneIn(chance, 4) ? [oneOf(trains, chance).name] : null,
  }
}

function randomTrains(chance: ChanceState): RunningTrain[] {
  const trains: RunningTrain[] = []
  const count = oneOf([1, 2, 2, 3, 3, 4], chance)
  while (trains.length < count)
    trains.push(trains.length > 0 && oneIn(chance, 3) ? oneOf(trains, chance) : randomTrain(chance))
  return trains
}

/** Trains of every kind: they pay for some stops, for some of each kind, for some of many, for all. */
function randomTrain(chance: ChanceState): RunningTrain {
  const number = between(chance, 2, 4)
  const more = between(chance, 1, 2)
  const plain = {
    pays: [{ kinds: ALL, max: number as number | null }],
    skips: oneOf<readonly StopKind[]>([[], [], ['town'], ['halt'], ['town', 'halt']], chance),
    visits: null as number | null,
    multiplier: 1,
  }
  const express: readonly StopKind[] = ['city', 'town', 'halt']
  const separate = [
    { kinds: ['city', 'offboard'], max: number },
    { kinds: ['town', 'halt'], max: more },
  ] as const
  const mixed = [
    { kinds: ALL, max: number },
    { kinds: ['town', 'halt'], max: more },
  ] as const
  return oneOf<RunningTrain>(
    [
      { ...plain, name: `${number}` },
      { ...plain, name: `${number}+${more}`, pays: separate },
      { ...plain, name: `${number}+${more}*`, pays: mixed },
      { ...plain, name: `${number}/${number + more}`, skips: express, visits: number + more },
      { ...plain, name: `${number}E`, skips: express, multiplier: 2 },
      { ...plain, name: 'D', pays: [{ kinds: ALL, max: null }] },
    ],
    chance,
  )
}

const randomRules = (chance: ChanceState): RunningRules => ({
  hexAgain: !oneIn(chance, 3),
  endKinds: oneOf<readonly StopKind[]>(
    [ALL, ALL, ['city', 'offboard'], ['city', 'town', 'offboard']],
    chance,
  ),
  token: oneIn(chance, 3) ? 'paid' : 'visited',
  joined: oneIn(chance, 4),
  ends: oneIn(chance, 3) ? 'touched' : 'paid',
  homeTouched: oneIn(chance, 5),
})

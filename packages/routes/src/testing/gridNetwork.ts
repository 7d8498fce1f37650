import type { RunningTrain, RunStatement } from '../runStatement.ts'

/** Cities in rows and columns, each linked to its neighbours by track of its own: as many ways as anyone could want. */
export function gridNetwork(columns: number, rows: number, trains: readonly RunningTrain[]): RunStatement {
  const places = Array.from({ length: columns * rows }, (_, place) => place)
  const pairs = places.flatMap((place) => [
    ...((place + 1) % columns === 0 ? [] : [[place, place + 1] as const]),
    ...(place + columns < places.length ? [[place, place + columns] as const] : []),
  ])
  return {
    network: {
      stops: places.map((place) => ({ hex: `${place}`, index: 0, kind: 'city' as const })),
      links: pairs.map(([from, to], unit) => ({ from, to, track: [unit], hexes: [`${from}`, `${to}`] })),
      units: pairs.length,
    },
    stops: places.map((place) => ({
      kind: 'city',
      revenue: 10 * (1 + ((place * 7) % 9)),
      token: place === 0,
      through: 'free',
      groups: [],
    })),
    trains,
    bonuses: [],
    onceBonuses: [],
    rules: { hexAgain: true, endKinds: ['city'], ends: 'paid', token: 'visited', joined: false },
  }
}

/** A train that pays so many cities and stops everywhere; null for any number. */
export const train = (max: number | null): RunningTrain => ({
  name: `${max ?? 'D'}`,
  pays: [{ kinds: ['city', 'town', 'offboard'], max }],
  skips: [],
  visits: null,
  multiplier: 1,
})

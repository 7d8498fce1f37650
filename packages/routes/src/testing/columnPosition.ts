import type { FiledHex, FiledRules, PositionFile } from '../positionFile.ts'

/** A position of which a test may change anything. */
type Changeable<T> = T extends object ? { -readonly [key in keyof T]: Changeable<T[key]> } : T

const RULES: FiledRules = {
  sameTrackTwice: false,
  sameStopTwice: false,
  sameStopHexTwice: false,
  betweenRoutes: 'track-disjoint',
  trackUnit: 'edge',
  minStops: 2,
  ends: 'paid-stop',
  token: 'on-path',
  blocking: 'full-of-others',
  offboard: 'end-only',
  offboardToOffboard: true,
  idleTrains: true,
  bonusBeforeMultiplier: true,
}

const ABOVE = 3
const BELOW = 0

function inColumn(
  hex: string,
  above: string | null,
  below: string | null,
  filed: Partial<FiledHex>,
): FiledHex {
  const neighbors: (string | null)[] = [null, null, null, null, null, null]
  neighbors[ABOVE] = above
  neighbors[BELOW] = below
  return { hex, stops: [], paths: [], neighbors, ...filed }
}

/** From the sea to the mountains in one column: a port, the city of the Blue company, a town, a city of Red. */
export const columnPosition = (): Changeable<PositionFile> =>
  structuredClone({
    name: 'column',
    hexes: [
      inColumn('A1', null, 'A3', { stops: [{ kind: 'offboard', revenue: 40 }], paths: [[BELOW, 's0']] }),
      inColumn('A3', 'A1', 'A5', {
        stops: [{ kind: 'city', revenue: 20, slots: 2, tokens: ['Blue', null] }],
        paths: [
          [ABOVE, 's0'],
          ['s0', BELOW],
        ],
      }),
      inColumn('A5', 'A3', 'A7', {
        stops: [{ kind: 'town', revenue: 10 }],
        paths: [
          [ABOVE, 's0'],
          ['s0', BELOW],
        ],
      }),
      inColumn('A7', 'A5', null, {
        stops: [{ kind: 'city', revenue: 30, slots: 1, tokens: ['Red'] }],
        paths: [[ABOVE, 's0']],
      }),
    ],
    rules: RULES,
    cases: [
      {
        id: 'column/3',
        corporation: 'Blue',
        trains: [
          {
            name: '3',
            pays: [{ kinds: ['city', 'town', 'offboard'], max: 3 }],
            skips: ['town'],
            visits: null,
            multiplier: 1,
          },
        ],
        bonuses: [{ at: ['A1'], with: [['A7']], amount: 50, trains: null }],
        expected: { revenue: 140 },
      },
    ],
  }) as Changeable<PositionFile>

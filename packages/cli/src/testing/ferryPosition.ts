/** A hex in a column of the board: its neighbours lie above and below. */
const inColumn = (hex: string, above: string | null, below: string | null) => ({
  hex,
  neighbors: [below, null, null, above, null, null],
})

/** The file of a route position: the Blue company's city, a town below it, and a ferry that Blue cannot run past. */
export const ferryPosition = () => ({
  name: 'ferry',
  notes: ['for people'],
  layout: 'flat',
  hexes: [
    {
      ...inColumn('A1', null, 'A3'),
      stops: [{ kind: 'city', revenue: 20, slots: 1, tokens: ['Blue'] as (string | null)[] }],
      paths: [[0, 's0']] as [number | string, number | string][],
    },
    {
      ...inColumn('A3', 'A1', 'A5'),
      stops: [{ kind: 'town', revenue: 10 }],
      paths: [
        [3, 's0'],
        ['s0', 0],
      ],
    },
    {
      ...inColumn('A5', 'A3', null),
      stops: [{ kind: 'offboard', revenue: 40 }],
      paths: [[3, 's0']],
    },
  ],
  rules: {
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
  },
  cases: [
    {
      id: 'ferry/2E',
      corporation: 'Blue',
      trains: [
        {
          name: '2E',
          pays: [{ kinds: ['city', 'town', 'offboard'], max: 2 }],
          skips: ['town'],
          visits: null,
          multiplier: 2,
        },
      ],
      bonuses: [{ name: 'ferry', at: ['A5'], with: [['A1']], amount: 5, trains: null }],
      expected: { revenue: 130, routes: [] },
    },
  ],
})

export type FerryPosition = ReturnType<typeof ferryPosition>

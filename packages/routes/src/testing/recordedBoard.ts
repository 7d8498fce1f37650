import {
  type Edge,
  gridOf,
  type HexName,
  type Layout,
  networkOf,
  type Path,
  type PathEnd,
  STOP_KINDS,
  type StopKind,
  type TrackHex,
} from '@roundhouse/board'
import type { Bonus, RunningRules, RunningTrain, RunStatement, RunStop } from '../runStatement.ts'

/** What we read of the components of a game. */
export interface RunFacts {
  readonly layout: Layout
  readonly tiles: readonly (Drawn & { readonly id: string })[]
  readonly map: readonly HexFacts[]
  readonly mapVariants?: {
    readonly small: { readonly removed: readonly HexName[]; readonly replaced: readonly HexFacts[] }
  }
  readonly phases: readonly { readonly name: string; readonly revenueLevel?: string }[]
}

interface Drawn {
  readonly stops: readonly StopFacts[]
  readonly paths: readonly Path[]
}

interface HexFacts extends Drawn {
  readonly hex: HexName
  readonly eastWest?: { readonly side: 'E' | 'W'; readonly bonus: number }
}

interface StopFacts {
  readonly kind: StopKind
  readonly revenue: number | Readonly<Record<string, number>>
  readonly slots?: number
  readonly groups?: readonly string[]
}

/** A board before a recorded train run. */
export interface RecordedRun {
  readonly n: number
  readonly title: string
  readonly optional_rules: readonly string[]
  readonly phase: string
  readonly tile_colors: readonly string[]
  readonly entity: string
  readonly trains: readonly { readonly name: string; readonly distance: number | readonly Distance[] }[]
  readonly tiles: Readonly<Record<HexName, readonly [tile: string, rotation: number]>>
  readonly tokens: readonly (readonly [hex: HexName, city: number, slot: number, owner: string])[]
  /** The stops of hexes with several of them, told apart by their edges. */
  readonly node_exits: Readonly<Record<HexName, readonly (readonly [string, number, readonly Edge[]])[]>>
  readonly bonuses?: readonly RecordedBonus[]
  readonly flags?: {
    readonly nationalization: boolean
    readonly halts_ignored: boolean
    readonly insolvent: boolean
  }
  readonly human: { readonly total: number; readonly subsidy?: number }
  readonly best_known: number
}

interface Distance {
  readonly nodes: readonly StopKind[]
  readonly pay: number
  readonly visit: number
}

interface RecordedBonus {
  readonly per_visited_stop?: number
  readonly hex?: HexName | readonly HexName[]
  readonly hexes?: readonly HexName[]
  readonly amount?: number
}

/** What a company can run on a recorded board. */
export function runningAt(facts: RunFacts, board: RecordedRun): RunStatement {
  const drawn = drawnHexes(facts, board)
  const is1860 = board.title === '1860'
  const rules: RunningRules = {
    hexAgain: !is1860 || board.optional_rules.includes('re_enter_hexes'),
    endKinds: is1860 ? ['city', 'town', 'offboard'] : STOP_KINDS,
    ends: board.title.startsWith('1846') ? 'touched' : 'paid',
    token: board.title.startsWith('1846') ? 'paid' : 'visited',
    joined: is1860,
  }
  const network = networkOf(drawn, 'both')
  const stopsIn = (hexes: readonly HexName[]) =>
    network.stops.flatMap(({ hex }, stop) => (hexes.includes(hex) ? [stop] : []))
  const level = (revenue: StopFacts['revenue']) => revenueNow(facts, board, revenue)
  const stops = drawn.flatMap((hex) => hex.stops.map((_, stop) => runStop(board, hex, stop, level)))
  const markers = (board.bonuses ?? []).flatMap(({ hex, hexes, amount }): Bonus[] =>
    amount === undefined ? [] : [{ at: stopsIn(hexes ?? [hex!].flat()), with: [], amount, trains: null }],
  )
  const base = { at: stops.map((_, stop) => stop), with: [], amount: 40, trains: null }
  return {
    network,
    stops,
    trains: board.trains.map((train) => trainOf(board, train)),
    bonuses: [
      ...markers,
      ...eastWest(facts, stopsIn),
      // 1860-INS.6: 40 for the run and 20 for each stop.
      ...(board.flags?.insolvent ? [base] : []),
    ],
    onceBonuses: (board.bonuses ?? []).flatMap(({ per_visited_stop: perVisit }) =>
      perVisit === undefined ? [] : [{ perVisit }],
    ),
    rules,
  }
}

type LaidHex = TrackHex & { readonly stops: readonly StopFacts[] }

function drawnHexes({ layout, tiles, map, mapVariants }: RunFacts, board: RecordedRun): LaidHex[] {
  const small = board.optional_rules.includes('two_player_map') ? mapVariants?.small : undefined
  const hexes = map
    .filter(({ hex }) => !small?.removed.includes(hex))
    .map((facts) => small?.replaced.find(({ hex }) => hex === facts.hex) ?? facts)
  const { neighbours } = gridOf(
    layout,
    hexes.map(({ hex }) => ({ hex })),
  )
  return hexes.map(({ hex, stops, paths }) => {
    const laid = board.tiles[hex]
    const tile = laid && tiles.find(({ id }) => id === laid[0])!
    return {
      hex,
      stops: tile?.stops ?? stops,
      paths:
        tile?.paths.map(([one, other]): Path => [turned(one, laid![1]), turned(other, laid![1])]) ?? paths,
      neighbours: neighbours.get(hex)!,
    }
  })
}

const turned = (end: PathEnd, rotation: number): PathEnd =>
  typeof end === 'number' ? (((end + rotation) % 6) as Edge) : end

function revenueNow({ phases }: RunFacts, board: RecordedRun, revenue: StopFacts['revenue']): number {
  if (typeof revenue === 'number') return revenue
  const level = phases.find(({ name }) => name === board.phase)?.revenueLevel
  if (level !== undefined && level in revenue) return revenue[level]!
  return revenue[board.tile_colors.findLast((color) => color in revenue)!]!
}

function runStop(
  board: RecordedRun,
  hex: LaidHex,
  place: number,
  level: (revenue: StopFacts['revenue']) => number,
): RunStop {
  const { kind, revenue, slots = 0, groups = [] } = hex.stops[place]!
  const owners = kind === 'city' ? ownersAt(board, hex, place) : []
  const token = owners.includes(board.entity)
  const isBlocked = kind === 'city' && !token && owners.length >= slots
  const isHalt = kind === 'halt'
  const ignored = isHalt && board.flags?.halts_ignored === true
  const leased = board.flags?.insolvent === true
  const closed = board.title === '1860' ? 'once' : 'never'
  return {
    kind,
    revenue: ignored ? 0 : leased ? 20 : level(revenue),
    ...(isHalt && !ignored && !leased && { subsidy: 10 }),
    token,
    through: kind === 'offboard' ? 'never' : isBlocked ? closed : 'free',
    groups,
  }
}

/** Who has a token in a city: cities of one hex are told apart by their edges. */
function ownersAt(
  { tokens, node_exits }: RecordedRun,
  { hex, stops, paths }: LaidHex,
  place: number,
): string[] {
  const cities = stops.flatMap(({ kind }, stop) => (kind === 'city' ? [stop] : []))
  const listed = node_exits[hex]?.filter(([kind]) => kind === 'city')
  const edges = paths
    .flatMap(([one, other]) => (one === `s${place}` ? [other] : other === `s${place}` ? [one] : []))
    .filter((end) => typeof end === 'number')
    .sort()
  const number =
    listed && cities.length > 1
      ? listed.findIndex(([, , exits]) => exits.join() === edges.join())
      : cities.indexOf(place)
  return tokens.flatMap(([at, city, , owner]) => (at === hex && city === number ? [owner] : []))
}

/** 1846-6.34b: an eastern and a western place on one route earn both bonuses. */
function eastWest({ map }: RunFacts, stopsIn: (hexes: readonly HexName[]) => number[]): Bonus[] {
  const side = (letter: 'E' | 'W') => map.filter((hex) => hex.eastWest?.side === letter)
  return side('E').flatMap((east) =>
    side('W').map((west) => ({
      at: stopsIn([east.hex]),
      with: [stopsIn([west.hex])],
      amount: east.eastWest!.bonus + west.eastWest!.bonus,
      trains: null,
    })),
  )
}

const ALL: readonly StopKind[] = STOP_KINDS

function trainOf(board: RecordedRun, { name, distance }: RecordedRun['trains'][number]): RunningTrain {
  const plain = { name, skips: [], visits: null, multiplier: 1 }
  if (typeof distance === 'number')
    return { ...plain, pays: [{ kinds: ALL, max: distance === 999 ? null : distance }] }
  const [large, small] = distance
  // 1846-6.33: visits so many stops and counts so many of them.
  if (!small) return { ...plain, pays: [{ kinds: ALL, max: large!.pay }], skips: ALL, visits: large!.visit }
  const every = { kinds: ALL, max: large!.pay }
  // 1860-INS.5, 1860-NAT.4: only the first number counts.
  const isShort = board.flags!.insolvent || board.flags!.nationalization
  return {
    ...plain,
    pays: isShort ? [every] : [every, { kinds: small.nodes, max: small.pay }],
    // The recorded games are played with `towns: maySkip`.
    skips: ['town', 'halt'],
  }
}

import { formatAmount } from '@roundhouse/kernel'
import {
  type BoardScene,
  GOOD_COLOURS,
  type GoodColour,
  type HexScene,
  type StopScene,
  type TrackEnd,
} from '@roundhouse/view'
import type { PageWords } from '../../words/en.ts'

type Spoken = Pick<PageWords, 'map' | 'game'>
type Direction = keyof PageWords['map']['directions']

/** Where each edge is, from 0 on. */
const EDGES: Readonly<Record<BoardScene['layout'], readonly Direction[]>> = {
  pointy: ['sw', 'w', 'nw', 'ne', 'e', 'se'],
  flat: ['s', 'sw', 'nw', 'n', 'ne', 'se'],
}

const edgeName = ({ map }: Spoken, layout: BoardScene['layout'], edge: number): string =>
  map.directions[EDGES[layout][edge]!]

/** The tile, or the ground where there is none. */
export function tileWords({ map, game }: Spoken, { ground, tile }: HexScene): string {
  const color = game.grounds[ground] ?? ground
  return tile === undefined ? color : map.tile(color, tile)
}

/** Each piece of track by its ends, as in "W–SE". */
export function trackWords(
  spoken: Spoken,
  layout: BoardScene['layout'],
  { paths, stops }: HexScene,
): string[] {
  const end = (at: TrackEnd): string => {
    if (typeof at === 'number') return edgeName(spoken, layout, at)
    const stop = stops[Number(at.slice(1))]
    if (!at.startsWith('s') || !stop) return spoken.map.loose
    return stops.length > 1 ? spoken.map.stop(Number(at.slice(1)) + 1) : spoken.map.kinds[stop.kind]
  }
  return paths.map(([one, other]) => spoken.map.track(end(one), end(other)))
}

/** A stop with what it is worth, who stands there and what is free. */
export function stopWords(
  { map }: Spoken,
  { kind, revenue, slots, reservedFor, takes }: StopScene,
): string[] {
  const empty = slots.filter((slot, index) => slot === null && reservedFor[index] === null).length
  return [
    revenue.values.some((value) => value > 0)
      ? map.stopIs(map.kinds[kind], worthWords({ map }, revenue))
      : map.kinds[kind],
    ...slots.filter((slot) => slot !== null),
    ...reservedFor.filter((company) => company !== null).map(map.reservedFor),
    ...(empty > 0 ? [map.emptySlots(empty)] : []),
    ...(takes ? [map.takes(map.goodsOf[takes])] : []),
  ]
}

const worthWords = ({ map }: Pick<PageWords, 'map'>, { values, now }: StopScene['revenue']): string =>
  values.length > 1 ? map.worths(String(now), values.join(', ')) : String(now)

/** What building costs: the ground, then each edge; and where nothing passes. */
export function costWords(spoken: Spoken, board: BoardScene, { terrain, borders }: HexScene): string[] {
  const { map } = spoken
  const land = (kind: string) => map.lands[kind] ?? kind
  const price = (cost: number) => formatAmount(cost, board.currency)
  return [
    ...terrain.map(({ kind, cost }) => map.cost(land(kind), price(cost))),
    ...borders.flatMap(({ edge, kind, cost }) => {
      const direction = edgeName(spoken, board.layout, edge)
      if (cost !== undefined) return [map.edgeCost(direction, land(kind), price(cost))]
      return kind === 'impassable' ? [map.barred(direction)] : []
    }),
  ]
}

/** Each kind of goods with how many there are. */
export const goodsWords = ({ map }: Pick<PageWords, 'map'>, goods: readonly GoodColour[]): string[] =>
  GOOD_COLOURS.flatMap((good) => {
    const count = goods.filter((one) => one === good).length
    return count > 0 ? [map.goods(map.goodsOf[good], count)] : []
  })

/** What lies there besides: markers, cubes, ports, goods. */
export const markWords = ({ map }: Spoken, { labels, marks, goods = [] }: HexScene): string[] => [
  ...labels,
  ...goodsWords({ map }, goods),
  ...marks.map(({ kind, label, company }) => {
    if (kind === 'cube') return map.cubeOf(company ?? label)
    if (kind === 'goal') return map.goalOf(company ?? label)
    if (kind === 'token') return map.waits(company ?? label)
    if (kind === 'blocked') return map.blockedBy(label)
    return company === undefined ? label : `${label} ${company}`
  }),
]

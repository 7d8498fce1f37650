import type { HexScene } from '@roundhouse/view'
import type { TrackTitle } from '../../track/trackTitle.ts'
import { revenueValues } from './hexSceneOf.ts'

/** Every tile as it lies alone. */
export const tileScenes = ({ board }: Pick<TrackTitle, 'board'>): HexScene[] =>
  [...board.tiles.values()].map(({ id, color, labels, stops, paths }) => ({
    hex: id,
    column: 0,
    row: 0,
    ground: color,
    tile: id,
    labels,
    stops: stops.map(({ kind, revenue, slots = 0 }) => {
      const values = revenueValues(revenue)
      const empty = Array<null>(slots).fill(null)
      return { kind, revenue: { values, now: values[0]! }, slots: empty, reservedFor: empty }
    }),
    paths,
    terrain: [],
    borders: [],
    joined: [],
    marks: [],
  }))

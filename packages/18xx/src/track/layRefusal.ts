import {
  type BoardContents,
  faceAt,
  type LayObstacle,
  type TilePlacement,
  tileNamed,
} from '@roundhouse/board'
import { type Refusal, refusal } from '@roundhouse/kernel'
import type { Builder } from './lays.ts'
import type { TrackTitle } from './trackTitle.ts'

/** Whether a tile covers more than a plain hex. */
export const isUpgrade = ({ board, colors }: Pick<TrackTitle, 'board' | 'colors'>, tile: string): boolean =>
  colors.indexOf(tileNamed(board.tiles, tile).color) > 1

/** Why a tile that does not fit, or is not linked, may not be laid. */
export function layRefusal(
  title: TrackTitle,
  laid: BoardContents,
  { company, phase }: Builder,
  { hex, tile, rotation }: TilePlacement,
  why: LayObstacle,
): Refusal {
  const { board, colors, trackRules } = title
  const { color, stops } = tileNamed(board.tiles, tile)
  const there = faceAt(laid, board, hex)
  switch (why) {
    case 'fixed':
      return refusal(trackRules.fixed, 'fixed', { hex })
    case 'color':
      return colors.indexOf(color) === colors.indexOf(there.color) + 1
        ? refusal(trackRules.phase, 'phase', { hex, phase })
        : refusal(trackRules.color, 'color', { hex, tile })
    case 'label':
      return refusal(trackRules.label, 'label', { hex, tile })
    case 'stock':
      return refusal(trackRules.stock, 'stock', { tile })
    case 'connection':
      return refusal(
        trackRules[isUpgrade(title, tile) ? 'upgrade-connection' : 'first-connection'],
        'connection',
        { company, hex },
      )
    default:
      // turning does not help a tile that has other stops
      if (stops.length !== there.stops.length) return refusal(trackRules.stops, 'stops', { hex, tile })
      return why === 'exit'
        ? refusal(trackRules.exit, 'exit', { hex, tile, rotation })
        : refusal(trackRules.track, 'track', { hex, tile, rotation })
  }
}

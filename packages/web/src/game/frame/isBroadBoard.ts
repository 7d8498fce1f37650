import type { BoardScene } from '@roundhouse/view'
import { centreOf } from '../../board/geometry.ts'
import { boxOf } from '../../board/panZoom/viewport.ts'

/** How much wider than high a board is that leaves much of its pane empty. */
const BROAD = 1.7

/** Whether a board, seen whole, has more height around it than it can use. */
export function isBroadBoard({ layout, hexes }: BoardScene): boolean {
  const { left, top, right, bottom } = boxOf(
    hexes.map((hex) => centreOf(layout, hex)),
    100,
  )
  return right - left > BROAD * (bottom - top)
}

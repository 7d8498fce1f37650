import type { BoardSize, Box } from './viewport.ts'

/** The corners of the visible area in which the buttons may stand; the first is the usual one. */
export const CORNERS = ['top left', 'bottom right', 'top right', 'bottom left'] as const
export type ButtonCorner = (typeof CORNERS)[number]

/** How far from the edges they stand, in pixels, as their style says. */
const RIM = 12

/** Where buttons of that size are in a corner. */
export function boxInCorner(corner: ButtonCorner, { width, height }: BoardSize, area: BoardSize): Box {
  const left = corner.endsWith('left') ? RIM : area.width - RIM - width
  const top = corner.startsWith('top') ? RIM : area.height - RIM - height
  return { left, top, right: left + width, bottom: top + height }
}

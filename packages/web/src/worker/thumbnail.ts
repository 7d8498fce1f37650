import type { BoardScene } from '@roundhouse/kernel'
import type { Thumbnail } from './protocol.ts'

/** A board as a small picture. */
export const thumbnailOf = ({ layout, hexes }: BoardScene): Thumbnail => ({
  layout,
  hexes: hexes.map(({ column, row, ground, stops }) => [column, row, ground, stops.length > 0]),
})

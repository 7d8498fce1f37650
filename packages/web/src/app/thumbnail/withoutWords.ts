import type { BoardScene } from '@roundhouse/view'

/** A board without what is written on it in one language: a picture that was stored is seen by readers of any. */
export const withoutWords = ({ waters: _, ...board }: BoardScene): BoardScene => ({
  ...board,
  hexes: board.hexes.map((hex) => ({ ...hex, marks: hex.marks.filter(({ kind }) => kind !== 'note') })),
})

import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { BoardCell } from './boardCells.ts'

interface Drawn {
  readonly shows: readonly unknown[]
  readonly drawing: JSX.Element
}

/** A drawing for each cell; it stays the one that it was while nothing that it shows is different. */
export function useUnchanged(
  cells: readonly BoardCell[],
  showsOf: (cell: BoardCell) => readonly unknown[],
  draw: (cell: BoardCell) => JSX.Element,
): readonly JSX.Element[] {
  const last = useRef<ReadonlyMap<string, Drawn>>(new Map())
  last.current = new Map(
    cells.map((cell) => {
      const before = last.current.get(cell.hex)
      const shows = showsOf(cell)
      const isSame = before?.shows.every((shown, index) => shown === shows[index])
      return [cell.hex, before && isSame ? before : { shows, drawing: draw(cell) }]
    }),
  )
  return [...last.current.values()].map(({ drawing }) => drawing)
}

import type { BoardScene, RouteScene } from '@roundhouse/kernel'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { Defs } from './defs.tsx'
import { BoardLayers } from './layers.tsx'
import type { Looks } from './look.ts'
import { cellsOf, extentOf } from './plan.ts'
import './hexes.css'

const NO_ROUTES: readonly RouteScene[] = []

/** A whole board that does not move, for cards and lists. */
export function BoardPicture({
  board,
  looks,
  routes = NO_ROUTES,
  label,
}: {
  board: BoardScene
  looks: Looks
  routes?: readonly RouteScene[]
  label: string
}): JSX.Element {
  const cells = useMemo(() => cellsOf(board), [board])
  const { left, top, right, bottom } = extentOf(cells, 104)
  return (
    <svg
      class="hexes board-picture"
      data-detail="0"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      role="img"
      aria-label={label}
    >
      <Defs />
      <BoardLayers scene={board} cells={cells} looks={looks} routes={routes} state={{}} />
    </svg>
  )
}

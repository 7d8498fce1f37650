import type { BoardScene } from '@roundhouse/view'
import { centreOf, outline, R, shift } from '../../board/geometry.ts'
import { boxOf } from '../../board/panZoom/viewport.ts'
import '../../board/hex/hexes.css'
import './boardSketch.css'

/** A board from far away. Beside it stands what it is, so it says nothing to a screen reader. */
export const BoardSketch = ({ of }: { of: BoardScene | undefined }) => {
  if (!of) return <div class="board-sketch" />
  const centres = of.hexes.map((hex) => centreOf(of.layout, hex))
  const { left, top, right, bottom } = boxOf(centres, R)
  const corners = outline(of.layout, R)
  return (
    <svg
      class="hexes board-sketch"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {of.hexes.map(({ hex, ground, stops }, index) => (
        <g key={hex} transform={shift(centres[index]!)}>
          <polygon class="ground" data-ground={ground} points={corners} />
          {stops.length > 0 && <circle class="stop" r="28" />}
        </g>
      ))}
    </svg>
  )
}

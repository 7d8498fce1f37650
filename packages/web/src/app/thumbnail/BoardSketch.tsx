import type { BoardScene } from '@roundhouse/view'
import { cornersOf, frameOf } from './sketchFrame.ts'
import '../../board/hex/hexes.css'
import './picture.css'

/** A board from far away. Beside it stands what it is, so it says nothing to a screen reader. */
export const BoardSketch = ({ of }: { of: BoardScene | undefined }) => {
  if (!of) return <div class="picture" />
  const { x, y, width, height, centres } = frameOf(of)
  const corners = cornersOf(of.layout)
  return (
    <svg
      class="hexes picture"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {of.hexes.map(({ hex, ground, stops }, index) => {
        const { x, y } = centres[index]!
        return (
          <g key={hex} transform={`translate(${x} ${y})`}>
            <polygon class="ground" data-ground={ground} points={corners} />
            {stops.length > 0 && <circle class="stop" r="28" />}
          </g>
        )
      })}
    </svg>
  )
}

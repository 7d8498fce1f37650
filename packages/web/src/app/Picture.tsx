import type { Thumbnail } from '../worker/protocol.ts'
import { cornersOf, frameOf } from './picture.ts'
import './picture.css'

/** A board from far away. Beside it stands what it is, so it says nothing to a screen reader. */
export const Picture = ({ of }: { of: Thumbnail | undefined }) => {
  if (!of) return <div class="picture" />
  const { x, y, width, height, centres } = frameOf(of)
  return (
    <svg
      class="picture"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {of.hexes.map(([, , ground, stop], place) => {
        const { x, y } = centres[place]!
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <polygon class={`ground ${ground}`} points={cornersOf(of.layout)} />
            {stop && <circle class="stop" r="28" />}
          </g>
        )
      })}
    </svg>
  )
}

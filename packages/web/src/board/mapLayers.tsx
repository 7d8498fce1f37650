import type { BoardScene } from '@roundhouse/view'
import type { JSX } from 'preact'
import type { BoardCell, BorderPlace } from './boardCells.ts'
import { centreOf, edgeEnds, type HexLayout, text } from './geometry.ts'
import { BorderMark } from './hex/costs.tsx'

/** What crosses the edges of hexes: rivers, hills, what may not be built across. */
export function Borders({
  layout,
  borders,
}: {
  layout: HexLayout
  borders: readonly BorderPlace[]
}): JSX.Element {
  return (
    <g>
      {borders.map(({ hexes, edge, kind, cost, centre }) => (
        <BorderMark
          key={`${hexes[0]} ${edge}`}
          layout={layout}
          edge={edge}
          kind={kind}
          cost={cost}
          at={centre}
        />
      ))}
    </g>
  )
}

/** Hides the line between hexes of one place. */
export function Joins({ layout, cells }: { layout: HexLayout; cells: readonly BoardCell[] }): JSX.Element {
  return (
    <g>
      {cells.flatMap(({ hex, scene, centre }) =>
        scene.joined.map((edge) => {
          const [from, to] = edgeEnds(layout, edge, 88).map((end) =>
            text({ x: end.x + centre.x, y: end.y + centre.y }),
          )
          return <path key={`${hex} ${edge}`} data-ground={scene.ground} class="join" d={`M${from}L${to}`} />
        }),
      )}
    </g>
  )
}

/** Names of lakes and seas, on the water. */
export function Waters({ scene: { layout, waters = [] } }: { scene: BoardScene }): JSX.Element {
  return (
    <g>
      {waters.map((water) => {
        const { x, y } = centreOf(layout, water)
        return (
          <text key={water.name} class="water-name">
            {water.name.split(' ').map((word, index) => (
              <tspan key={word} x={x} y={y + index * 44}>
                {word}
              </tspan>
            ))}
          </text>
        )
      })}
    </g>
  )
}

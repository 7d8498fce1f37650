import type { HexScene } from '@roundhouse/view'
import type { JSX } from 'preact'
import { asButton } from './ariaRoles.ts'
import { type HexLayout, outline, shift } from './geometry.ts'
import { planOf } from './hex.tsx'
import type { BoardState } from './layers.tsx'
import type { BoardCell } from './layout.ts'
import { useUnchanged } from './useUnchanged.ts'

const HIT_AREA = { flat: outline('flat', 98), pointy: outline('pointy', 98) }

/** What is pressed: the hexes, and the stops that can be chosen. Everything else lets the pointer through. */
export function HitAreas({
  layout,
  cells,
  state,
  hexLabel,
  stopLabel,
}: {
  layout: HexLayout
  cells: readonly BoardCell[]
  state: BoardState
  hexLabel: (hex: HexScene, legal: boolean) => string
  stopLabel: ((hex: HexScene, stop: number) => string) | undefined
}): JSX.Element {
  const legal = new Set(state.legal ?? [])
  const reachable = legal.size > 0 ? legal : new Set(cells.slice(0, 1).map(({ hex }) => hex))
  const places = new Map(cells.map((cell) => [cell.hex, cell]))
  const isRefused = (hex: string) => state.legal !== undefined && !legal.has(hex)
  const areas = useUnchanged(
    cells,
    ({ hex, centre, scene }) => [
      layout,
      centre.x,
      centre.y,
      hexLabel(scene, legal.has(hex)),
      reachable.has(hex),
      isRefused(hex),
      state.chosen === hex,
    ],
    ({ hex, centre, scene }) => (
      <polygon
        key={hex}
        class="hit-area"
        points={HIT_AREA[layout]}
        transform={shift(centre)}
        data-hex={hex}
        {...asButton(hexLabel(scene, legal.has(hex)), {
          pressed: state.chosen === hex,
          refused: isRefused(hex),
          reachable: reachable.has(hex),
        })}
      />
    ),
  )
  return (
    <g class="hit-areas">
      {areas}
      {(state.stops ?? []).map(({ hex, stop }) => {
        const cell = places.get(hex)
        const at = cell && planOf(layout, cell.scene).arrangement.stops[stop]?.at
        if (!cell || !at) return null
        return (
          <circle
            key={`${hex} ${stop}`}
            class="hit-area"
            cx={cell.centre.x + at.x}
            cy={cell.centre.y + at.y}
            r="46"
            data-hex={hex}
            data-stop={stop}
            {...asButton(stopLabel?.(cell.scene, stop) ?? hexLabel(cell.scene, true))}
          />
        )
      })}
    </g>
  )
}
